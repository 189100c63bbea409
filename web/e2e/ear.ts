// Follows what a table says to one viewer.

import { apply } from '../src/patch';
import type { At, TableInfo, ToClient, View } from '../src/wire';

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

  get over(): boolean {
    return this.table?.status === 'finished';
  }

  hear(message: ToClient): void {
    if ('hello' in message) this.resumed += message.hello.resumed ? 1 : 0;
    else if ('view' in message) this.view = message.view;
    else if ('table' in message) this.table = message.table;
    else if ('refused' in message) this.refused.push(message.refused.problem.type);
    else if ('update' in message && this.view !== null) {
      const { at, from, scene, prompt, log } = message.update;
      if (from.seq !== this.view.at.seq || from.cuts !== this.view.at.cuts) return;
      const told = at.cuts === from.cuts ? this.view.log : this.view.log.filter((it) => it.seq <= at.seq);
      this.view = {
        ...this.view,
        at,
        scene: scene ? apply(this.view.scene, scene) : this.view.scene,
        prompt: prompt ? apply(this.view.prompt, prompt) : this.view.prompt,
        log: [...told, ...(log ?? [])],
      };
    }
  }
}
