// One table as the page draws it: the connection's news as reactive state, and what can be said.

import { fairOf } from '../fair/types';
import type { Viewer } from '../protocol';
import { joined } from '../talk/talk';
import type { Problem, TableInfo, TalkLine } from '../wire';
import * as api from './api';
import { type Link, socketAddress, TableSocket } from './socket';
import { Trouble } from './trouble';
import type { View } from './view';

/** After so long an answer on its way is worth a word. */
const SLOW = 300;

/** How long news of a table may still be overtaken before this player's part of the dice is given, in milliseconds. */
const HEED = 300;

/** How long news from before an answer may still come in after it, in milliseconds. */
const OVERTAKEN = 2000;

/** Kinds of trouble with a table that trying again does not cure. */
const FINAL = [401, 403, 404, 410];

export class LiveTable {
  readonly id: string;
  view = $state.raw<View | null>(null);
  table = $state.raw<TableInfo | null>(null);
  talk = $state.raw<TalkLine[]>([]);
  link = $state<Link>('connecting');
  /** Why there is no connection any more. */
  ended = $state.raw<Problem | null>(null);
  /** An answer has been on its way for a while. */
  slow = $state(false);
  /** The last refusal, and how many there were. */
  refusal = $state.raw<Problem | null>(null);
  refusals = $state(0);
  /** How many answers were taken. */
  taken = $state(0);
  /** The seats this person had here last. */
  had = $state.raw<number[]>([]);
  /** They were given away from this very page. */
  gave = $state(false);

  readonly #socket: TableSocket;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #answer: number | null = null;
  #looking: number | null = null;
  #heeded: Promise<void> = Promise.resolve();
  #gaveAt = 0;
  #heeding: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.#socket = new TableSocket(socketAddress(id), {
      link: (link, problem) => this.#linked(link, problem),
      view: (view) => this.#saw(view),
      table: (table) => this.#heardOf(table),
      talk: (lines) => this.#heard(lines),
      done: (id) => this.#answered(id, null),
      refused: (id, problem) => this.#answered(id, problem),
      failing: () => void this.#ask(true),
    });
  }

  /** Opens the connection; the result closes it. */
  open(): () => void {
    const wake = () => {
      if (document.visibilityState === 'visible') this.#socket.wake();
    };
    const drop = () => this.#socket.drop();
    window.addEventListener('online', wake);
    window.addEventListener('offline', drop);
    document.addEventListener('visibilitychange', wake);
    void this.#ask();
    this.#socket.open();
    return () => {
      window.removeEventListener('online', wake);
      window.removeEventListener('offline', drop);
      document.removeEventListener('visibilitychange', wake);
      clearTimeout(this.#waiting);
      clearTimeout(this.#heeding);
      this.#socket.close();
    };
  }

  /** The seats this person has here. */
  readonly mine = $derived((this.table?.seats ?? []).filter((it) => it.mine).map((it) => it.seat));

  /** Nothing of this table is for this person any more. */
  readonly gone = $derived(this.ended !== null && FINAL.includes(this.ended.status));

  /** Sat here, and does no longer. */
  readonly unseated = $derived(this.had.length > 0 && (this.gone || this.mine.length === 0));

  /** Whose eyes the page looks through. */
  readonly seat = $derived.by(() => {
    const viewer: Viewer | undefined = this.view?.viewer;
    return typeof viewer === 'object' ? viewer.seat : null;
  });

  readonly asked = $derived((this.table?.asked ?? []).filter((it) => this.mine.includes(it)));

  /** Where several are asked together: who has the last word. */
  readonly #lead = $derived.by(() => {
    const prompt = this.view?.prompt ?? null;
    return prompt !== null && prompt.seats.length > 1 ? prompt.lead : null;
  });

  /** The game waits for this person: not only for what they would like another one to decide. */
  readonly decides = $derived(
    !this.gone && this.asked.length > 0 && (this.#lead === null || this.mine.includes(this.#lead)),
  );

  choose(choice: string): void {
    const seat = this.seat;
    if (seat === null) return;
    const answer = this.#socket.choose(seat, choice);
    if (answer === null) {
      // Nobody took it: then another one can be given, unless this question has its answer already.
      if (!this.#socket.answering) this.refusals += 1;
      return;
    }
    clearTimeout(this.#waiting);
    this.#answer = answer;
    this.refusal = null;
    this.#waiting = setTimeout(() => (this.slow = true), SLOW);
  }

  /** What the seat would like, where another one has the last word. */
  wish(choice: string): void {
    const seat = this.seat;
    if (seat !== null) this.#socket.say((id, at) => ({ wish: { id, at, seat, choice } }));
  }

  undo(to: number): void {
    const seat = this.seat;
    if (seat === null) return;
    this.refusal = null;
    this.#socket.say((id, at) => ({ undo: { id, at, seat, to } }));
  }

  consent(request: number, agree: boolean): void {
    this.#socket.say((id) => ({ consent: { id, request, agree } }));
  }

  /** False if nobody heard it. */
  say(text: string): boolean {
    return this.#socket.say((id) => ({ talk: { id, text } })) !== null;
  }

  /** Brings what was said before the first line that is here. */
  async earlier(): Promise<void> {
    const first = this.talk[0];
    if (first !== undefined && first.n > 1) this.#heard(await api.talkBefore(this.id, first.n));
  }

  look(viewer: Viewer): void {
    this.#looking = this.#socket.say((id) => ({ look: { id, viewer } }));
  }

  /** What an HTTP call brought back, unless the socket has told more since. */
  took(table: TableInfo): void {
    this.#know(table);
    this.gave = this.unseated;
    this.#gaveAt = performance.now();
    // Who has just sat down may be let in now.
    if (this.link !== 'open') this.#socket.wake();
  }

  #linked(link: Link, problem: Problem | null): void {
    this.link = link;
    if (problem === null) return;
    this.ended = problem;
    // Who has the seat now is told only where the table may be known of.
    if (this.gone && this.table?.listed) void this.#ask();
  }

  #know(table: TableInfo): void {
    this.table = table;
    if (this.mine.length > 0) this.had = this.mine;
    if (fairOf(table) === null) return;
    // What is already overtaken needs no answer: one who has just given a seat away has no part in the dice.
    clearTimeout(this.#heeding);
    this.#heeding = setTimeout(() => (this.#heeded = this.#heeded.then(() => this.#heed(table))), HEED);
  }

  /** Gives this player's part of the dice where it is wanted, the newest news alone. */
  async #heed(table: TableInfo): Promise<void> {
    if (this.table !== table || this.gone) return;
    try {
      const { heed } = await import('../fair/keep');
      const now = await heed(table);
      if (now !== null && this.table === table) this.#know(now);
    } catch {
      // Without a connection: the next news of the table bring it up again.
    }
  }

  #saw(view: View): void {
    this.view = view;
    this.#lookAtAsked();
  }

  #heardOf(table: TableInfo): void {
    // It may have been on its way when the answer to a seat given away came: then that is newer.
    const overtaken = this.gave && performance.now() < this.#gaveAt + OVERTAKEN;
    if (overtaken && table.seats.some((it) => it.mine)) return;
    this.#know(table);
    this.#lookAtAsked();
  }

  /** Who has several seats looks from the one that is asked; who has just sat down, from there. */
  #lookAtAsked(): void {
    const viewer = this.#socket.viewer;
    if (viewer === null || this.#socket.answering) return;
    const sits = viewer !== 'public' && this.mine.includes(viewer.seat);
    // Whoever has the last word anyway is not asked for wishes first.
    if (this.#lead !== null && this.mine.includes(this.#lead)) {
      if (!sits || viewer.seat !== this.#lead) this.look({ seat: this.#lead });
      return;
    }
    if (sits && (this.asked.length === 0 || this.asked.includes(viewer.seat))) return;
    const next = this.asked[0] ?? this.mine[0];
    if (next !== undefined) this.look({ seat: next });
  }

  #heard(lines: TalkLine[]): void {
    this.talk = joined(this.talk, lines);
  }

  #answered(id: number, problem: Problem | null): void {
    if (id === this.#answer) {
      clearTimeout(this.#waiting);
      this.#answer = null;
      this.slow = false;
      if (problem === null) this.taken += 1;
    }
    // Nobody asked to look elsewhere but this page: a seat that was given away is told of by the table.
    if (problem === null || id === this.#looking) return;
    this.refusal = problem;
    this.refusals += 1;
  }

  /** A socket does not say why it was refused; the table itself does. */
  async #ask(failing = false): Promise<void> {
    try {
      const table = await api.table(this.id);
      if (this.link === 'open') return;
      this.#know(table);
      // A seat that was given away cannot be looked from: then the server chooses.
      const viewer = this.#socket.viewer;
      if (viewer !== null && viewer !== 'public' && !this.mine.includes(viewer.seat)) this.#socket.viewer = null;
      // More people may know of a table than may look at its game; one that waits for people has none yet.
      if (failing && table.status !== 'waiting') await api.view(this.id, table.at.seq, null);
    } catch (caught) {
      if (!(caught instanceof Trouble) || !FINAL.includes(caught.problem.status) || this.link === 'open') return;
      this.ended = caught.problem;
      this.#socket.close();
    }
  }
}
