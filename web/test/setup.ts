// Parts that a page fetches when it wants them are there from the start of every test.

import { grounds } from '../src/grounds';
import { parts } from '../src/table/parts';

await Promise.all([...grounds, ...Object.values(parts)].map((it) => it.load()));
