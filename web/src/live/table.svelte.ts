// One table as the page draws it: what the connection reports, as reactive state, and what can be sent.

import { fairOf } from '../fair/types';
import type { Viewer } from '../protocol';
import { joined } from '../talk/talk';
import type { Problem, TableInfo, TalkLine } from '../wire';
import * as api from './api';
import { type Link, socketAddress, TableSocket } from './socket';
import { Trouble } from './trouble';
import type { View } from './view';

/** An answer that takes longer than this is reported as slow, in milliseconds. */
const SLOW = 300;

/** How long to wait for newer news of the table before this player's share of the dice is sent, in milliseconds. */
const SHARE_DELAY = 300;

/** How long messages that are older than an HTTP answer may still arrive after it, in milliseconds. */
const OVERTAKEN = 2000;

/** Statuses after which trying again is pointless. */
const FINAL = [401, 403, 404, 410];

export class LiveTable {
  readonly id: string;
  view = $state.raw<View | null>(null);
  table = $state.raw<TableInfo | null>(null);
  talk = $state.raw<TalkLine[]>([]);
  link = $state<Link>('connecting');
  /** Why the connection was closed for good. */
  ended = $state.raw<Problem | null>(null);
  /** The last answer has not been acknowledged for a while. */
  slow = $state(false);
  /** The last refusal, and how many there were. */
  refusal = $state.raw<Problem | null>(null);
  refusals = $state(0);
  /** How many answers were accepted. */
  taken = $state(0);
  /** The seats this person last had here. */
  had = $state.raw<number[]>([]);
  /** They were given away on this page. */
  gave = $state(false);

  readonly #socket: TableSocket;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #answer: number | null = null;
  #looking: number | null = null;
  #shared: Promise<void> = Promise.resolve();
  #gaveAt = 0;
  #sharing: ReturnType<typeof setTimeout> | undefined;

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
      clearTimeout(this.#sharing);
      this.#socket.close();
    };
  }

  /** The seats this person has here. */
  readonly mine = $derived((this.table?.seats ?? []).filter((it) => it.mine).map((it) => it.seat));

  /** This person may no longer see anything of this table. */
  readonly gone = $derived(this.ended !== null && FINAL.includes(this.ended.status));

  /** Had a seat here, and has none any more. */
  readonly unseated = $derived(this.had.length > 0 && (this.gone || this.mine.length === 0));

  /** The seat the page shows the table for. */
  readonly seat = $derived.by(() => {
    const viewer: Viewer | undefined = this.view?.viewer;
    return typeof viewer === 'object' ? viewer.seat : null;
  });

  readonly asked = $derived((this.table?.asked ?? []).filter((it) => this.mine.includes(it)));

  /** The seat with the last word, where several are asked together. */
  readonly #lead = $derived.by(() => {
    const prompt = this.view?.prompt ?? null;
    return prompt !== null && prompt.seats.length > 1 ? prompt.lead : null;
  });

  /** The game waits for this person's decision, not just for a wish. */
  readonly decides = $derived(
    !this.gone && this.asked.length > 0 && (this.#lead === null || this.mine.includes(this.#lead)),
  );

  choose(choice: string): void {
    const seat = this.seat;
    if (seat === null) return;
    const answer = this.#socket.choose(seat, choice);
    if (answer === null) {
      // It could not be sent: another answer can be given, unless this question already has one.
      if (!this.#socket.answering) this.refusals += 1;
      return;
    }
    clearTimeout(this.#waiting);
    this.#answer = answer;
    this.refusal = null;
    this.#waiting = setTimeout(() => (this.slow = true), SLOW);
  }

  /** Tells what the seat would like, where another one has the last word. */
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

  /** False if it could not be sent. */
  say(text: string): boolean {
    return this.#socket.say((id) => ({ talk: { id, text } })) !== null;
  }

  /** Fetches the chat messages before the first one shown. */
  async earlier(): Promise<void> {
    const first = this.talk[0];
    if (first !== undefined && first.n > 1) this.#heard(await api.talkBefore(this.id, first.n));
  }

  look(viewer: Viewer): void {
    this.#looking = this.#socket.say((id) => ({ look: { id, viewer } }));
  }

  /** Takes the table from the answer of an HTTP call. */
  took(table: TableInfo): void {
    this.#know(table);
    this.gave = this.unseated;
    this.#gaveAt = performance.now();
    // Somebody who has just sat down may be let in now.
    if (this.link !== 'open') this.#socket.wake();
  }

  #linked(link: Link, problem: Problem | null): void {
    this.link = link;
    if (problem === null) return;
    this.ended = problem;
    // Only of a listed table can strangers learn who has the seat now.
    if (this.gone && this.table?.listed) void this.#ask();
  }

  #know(table: TableInfo): void {
    this.table = table;
    if (this.mine.length > 0) this.had = this.mine;
    if (fairOf(table) === null) return;
    // Outdated news must not be answered: somebody who has just given a seat away has no share of the dice.
    clearTimeout(this.#sharing);
    this.#sharing = setTimeout(() => (this.#shared = this.#shared.then(() => this.#contribute(table))), SHARE_DELAY);
  }

  /** Sends this player's share of the dice if it is wanted; only for the latest news. */
  async #contribute(table: TableInfo): Promise<void> {
    if (this.table !== table || this.gone) return;
    try {
      const { contribute } = await import('../fair/keep');
      const now = await contribute(table);
      if (now !== null && this.table === table) this.#know(now);
    } catch {
      // Without a connection: the next news of the table will start it again.
    }
  }

  #saw(view: View): void {
    this.view = view;
    this.#lookAtAsked();
  }

  #heardOf(table: TableInfo): void {
    // News that was on its way when a seat was given away is older than the answer to that.
    const overtaken = this.gave && performance.now() < this.#gaveAt + OVERTAKEN;
    if (overtaken && table.seats.some((it) => it.mine)) return;
    this.#know(table);
    this.#lookAtAsked();
  }

  /** Shows the table for the seat that is asked if the person has several, or for the seat just taken. */
  #lookAtAsked(): void {
    const viewer = this.#socket.viewer;
    if (viewer === null || this.#socket.answering) return;
    const sits = viewer !== 'public' && this.mine.includes(viewer.seat);
    // A person who has the last word anyway is not asked for a wish first.
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
    // The page itself asked to change the view: that it failed because the seat is gone is told by the table.
    if (problem === null || id === this.#looking) return;
    this.refusal = problem;
    this.refusals += 1;
  }

  /** A socket does not say why it was refused, so the table is requested. */
  async #ask(failing = false): Promise<void> {
    try {
      const table = await api.table(this.id);
      if (this.link === 'open') return;
      this.#know(table);
      // The view of a seat that was given away is refused: let the server choose.
      const viewer = this.#socket.viewer;
      if (viewer !== null && viewer !== 'public' && !this.mine.includes(viewer.seat)) this.#socket.viewer = null;
      // Not everybody who may see the table may see its game; a waiting table has no game yet.
      if (failing && table.status !== 'waiting') await api.view(this.id, table.at.seq, null);
    } catch (caught) {
      if (!(caught instanceof Trouble) || !FINAL.includes(caught.problem.status) || this.link === 'open') return;
      this.ended = caught.problem;
      this.#socket.close();
    }
  }
}
