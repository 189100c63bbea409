// Parts that a page fetches when it wants them are there from the start of every test.

import { grounds } from '../src/grounds';
import { iconNames } from '../src/icons';
import { parts } from '../src/table/parts';

await Promise.all([iconNames, ...grounds, ...Object.values(parts)].map((it) => it.load()));
