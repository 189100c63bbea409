// Follows what a table says to one viewer.

import { opened, parsed, updated, type View } from '../src/live/view';
import type { At, TableInfo, ToClient } from '../src/wire';

export class Ear {
  view: View | null = null;
  table: TableInfo | null = null;
  /** How many connections went on without a whole view. */
  resumed = 0;
  readonly refused: string[] = [];

  get at(): At {
    return this.view?.at ?? { seq: -1, cuts: 0 };
  }

  get seat(): number | null {
    const viewer = this.view?.viewer;
    return typeof viewer === 'object' ? viewer.seat : null;
  }

  /** Something can be answered here now: of those who are asked together only one decides. */
  get asked(): boolean {
    const prompt = this.view?.prompt;
    return (prompt?.options.length ?? 0) > 0 && (prompt?.seats.length === 1 || prompt?.lead === this.seat);
  }

  /** What the table tells of itself comes after the position it is about, and only if it is new: it has come. */
  get settled(): boolean {
    return this.table?.at.seq === this.at.seq && this.table.at.cuts === this.at.cuts;
  }

  get over(): boolean {
    return this.table?.status === 'finished';
  }

  /** A message as it came. */
  read(text: string): void {
    const message = parsed(text);
    if (message !== null) this.hear(message);
  }

  hear(message: ToClient): void {
    if ('hello' in message) this.resumed += message.hello.resumed ? 1 : 0;
    else if ('view' in message) this.view = opened(message.view);
    else if ('table' in message) this.table = message.table;
    else if ('refused' in message) this.refused.push(message.refused.problem.type);
    else if ('update' in message && this.view !== null) {
      const { from } = message.update;
      if (from.seq !== this.view.at.seq || from.cuts !== this.view.at.cuts) return;
      this.view = updated(this.view, message.update);
    }
  }
}
