// Generated from crates/server by `cargo test --package server`; do not edit.

import type { Patch, Phrase, PromptView, Scene, Viewer } from './protocol';

export const PROTOCOL = 3;

export type At = { seq: number, cuts: number, };

export type GameInfo = { key: string, 
/**
 * Seats at a default table; a seat's name is the message `<game>-seat-<key>`.
 */
seats: Array<string>, fewest: number, most: number, 
/**
 * How many seats a table has by default.
 */
usual: number, 
/**
 * Levels a bot can play at, weakest first.
 */
bots: Array<string>, 
/**
 * The default set-up; a table may be created with some of its fields changed.
 */
setup: unknown, 
/**
 * The options of the set-up.
 */
options: Array<SetupChoice>, 
/**
 * Boxes a table may use besides the base box; its set-up names them as `boxes`.
 */
boxes?: Array<BoxOnShelf>, };

export type SetupChoice = { field: string, key: string, 
/**
 * Its possible values; the first is the default.
 */
values: Array<SetupValue>, };

export type SetupValue = { value: unknown, key: string, };

export type BoxOnShelf = { id: string, version: string, author: string, hash: string, 
/**
 * Other boxes that it requires.
 */
needs: Array<string>, 
/**
 * Its name, by language.
 */
names: { [key in string]: string }, };

export type BoxWords = { 
/**
 * Set-up options of a game with these boxes.
 */
options: Array<SetupChoice>, 
/**
 * Fluent messages.
 */
messages: Array<string>, 
/**
 * The texts printed on their cards, by the keys that scenes use.
 */
texts: Record<string, Phrase>, };

export type Me = { name: string, 
/**
 * How many passkeys this person has.
 */
passkeys: number, };

export type NameRequest = { name: string, };

export type TableStatus = "waiting" | "running" | "paused" | "finished" | "frozen";

export type SeatRequest = "me" | "open" | { "bot": string };

export type CreateTable = { game: string, seats: Array<SeatRequest>, 
/**
 * The table's title; the game's name if empty.
 */
title: string, 
/**
 * Shown in the public lobby.
 */
listed: boolean, 
/**
 * Whether people without a seat may watch.
 */
spectators: boolean, 
/**
 * Also ask trivial questions; by default the server answers them for people.
 */
ask_everything: boolean, 
/**
 * Fields of the set-up that differ from the default.
 */
setup?: unknown, };

export type ChangeTable = { title?: string | null, listed?: boolean | null, spectators?: boolean | null, };

export type SitterKind = "open" | "person" | "bot";

export type SeatInfo = { seat: number, 
/**
 * The seat's key in its game: `sleeper`.
 */
key: string, kind: SitterKind, 
/**
 * The person's name, or the bot's level.
 */
name: string, mine: boolean, 
/**
 * Connected now.
 */
present: boolean, };

export type TableInfo = { id: string, game: string, 
/**
 * The boxes in play besides the base box; not included in lists.
 */
boxes?: Array<string>, title: string, status: TableStatus, 
/**
 * Why the table is frozen.
 */
frozen?: string | null, 
/**
 * Where the log and this server's rules diverge, if they do.
 */
parting?: Parting | null, seats: Array<SeatInfo>, 
/**
 * Seats whose answer is awaited.
 */
asked: Array<number>, 
/**
 * Whether the viewer set up the table and may change it.
 */
host: boolean, listed: boolean, spectators: boolean, 
/**
 * People watching without a seat.
 */
watching: number, at: At, 
/**
 * Milliseconds since 1970.
 */
created: number, changed: number, 
/**
 * A request made to the players, as opposed to a question of the game.
 */
request?: RequestInfo | null, 
/**
 * The wishes of seats that are asked together, by seat; the lead decides.
 */
wishes?: Array<[number, string]>, 
/**
 * Whether the viewer may undo without asking, and to where.
 */
free_undo?: number | null, 
/**
 * How the game ended.
 */
outcome?: unknown, 
/**
 * Whether the viewer may have the log with its secrets, and branch from it.
 */
log_open?: boolean, 
/**
 * The table of the rematch.
 */
rematch?: string | null, 
/**
 * The table was paused because bots had long been playing among themselves; it can be resumed.
 */
rests?: boolean, fair: FairInfo, };

export type FairInfo = { 
/**
 * The number of the next keying; 0 in lists, where it is not known.
 */
nth: number, 
/**
 * Hash of the server's share for it; empty if none was announced.
 */
commitment: string, 
/**
 * Seats whose share for it has arrived.
 */
given: Array<number>, 
/**
 * The viewer plays here, and their share for it has not arrived yet.
 */
wanted: boolean, 
/**
 * How many times a chance outcome was undone.
 */
taken_back: number, 
/**
 * Who has read the log during the game.
 */
opened: OpenedInfo | null, };

export type OpenedInfo = { 
/**
 * Their name.
 */
by: string, 
/**
 * The last input at the time.
 */
at: number, };

export type FairOffer = { nth: number, commitment: string, opened: OpenedInfo | null, };

export type ShareRequest = { 
/**
 * The keying it is for.
 */
nth: number, 
/**
 * 32 random bytes as 64 hexadecimal digits.
 */
share: string, };

export type ShareTaken = { nth: number, seats: Array<number>, };

export type WithShare = { share?: ShareRequest, };

export type Keyings = { keyings: Array<unknown>, };

export type RequestInfo = { id: number, what: RequestKind, 
/**
 * The person asking.
 */
by: number, 
/**
 * The input the table would return to, for an undo.
 */
to: number, 
/**
 * Seats that still have to agree.
 */
waiting_for: Array<number>, };

export type RequestKind = "undo" | "open-log" | "play-on";

export type Parting = { 
/**
 * The last input that agrees.
 */
at: number, 
/**
 * How many inputs there are.
 */
of: number, 
/**
 * Rules that changed since, starting with the one that refuses the next input.
 */
rules: Array<string>, };

export type RestOfLog = { from: number, lines: Array<RestLine>, };

export type RestLine = { n: number, 
/**
 * Whose choice it was; null if chance decided.
 */
seat?: string | null, 
/**
 * The choice, or the card that was drawn.
 */
text: string, dice?: Array<number>, };

export type Invitation = { seat: number, 
/**
 * The path on this server: `/join/…`.
 */
path: string, };

export type Created = { table: TableInfo, invitations: Array<Invitation>, };

export type InvitationInfo = { table: string, game: string, title: string, seat: number, seat_key: string, host: string, 
/**
 * The seat is already the viewer's.
 */
mine: boolean, fair: FairOffer, };

export type BranchRequest = { 
/**
 * The input after which the new table branches off.
 */
at: number, 
/**
 * Who is to take the seats; by default the person branching takes them all.
 */
seats: Array<SeatRequest>, };

export type ImportRequest = { 
/**
 * The log file as text.
 */
log: string, seats: Array<SeatRequest>, };

export type ReportRequest = { note: string, 
/**
 * The moment the player was looking at.
 */
at: At, };

export type Reported = { id: string, 
/**
 * Where the file with the position as the reporter saw it can be downloaded.
 */
file: string, };

export type View = { at: At, viewer: Viewer, scene: Scene, prompt: PromptView | null, 
/**
 * All log lines, as a separate list.
 */
log: Patch, };

export type Update = { from: At, at: At, scene?: Patch, prompt?: Patch, 
/**
 * New lines, as a separate list.
 */
log?: Patch, };

export type TalkLine = { n: number, 
/**
 * The speaker's seat; null for a spectator.
 */
seat: number | null, 
/**
 * Empty for announcements by the server.
 */
name: string, text: string, 
/**
 * The announcement for clients that translate it; `text` is the same in English.
 */
said?: Phrase | null, at: number, };

export type TalkRequest = { text: string, };

export type Problem = { 
/**
 * The kind of problem: `/problems/not-your-seat`. Clients translate it with the message
 * `problem-not-your-seat`.
 */
type: string, title: string, status: number, detail: string, 
/**
 * The rule that forbids it, if it is a rule.
 */
rule?: string | null, 
/**
 * The reason the rule gives, or what else there is to say beyond the kind.
 */
why?: Phrase | null, 
/**
 * What the table's chance is derived from next, if a share was for another keying.
 */
fair?: FairInfo, };

export type ChoiceRequest = { at: At, seat: number, choice: string, };

export type UndoRequest = { at: At, seat: number, 
/**
 * The input to return to: the table is restored to just after it.
 */
to: number, };

export type ConsentRequest = { request: number, agree: boolean, };

export type HandedOver = { table: TableInfo, invitation?: Invitation, };

export type PasskeyInfo = { id: string, 
/**
 * Milliseconds since 1970.
 */
created: number, };

export type RuleBook = { game: string, title: string, rules: Array<RuleText>, };

export type RuleText = { 
/**
 * The id used to cite the rule.
 */
id: string, chapter: string, 
/**
 * The heading in the printed book, as spelt there.
 */
book?: string, 
/**
 * What sort of statement it is: `mechanic`, `definition`, `example` and so on.
 */
kind: string, en: string, 
/**
 * The same in Russian, where the ledger has it.
 */
ru?: string, 
/**
 * How the text was established, where that needs explaining.
 */
note?: string, 
/**
 * Rules this one refers to.
 */
see?: Array<string>, };

export type ToServer = { "choose": { id: number, at: At, seat: number, choice: string, } } | { "wish": { id: number, at: At, seat: number, choice: string, } } | { "undo": { id: number, at: At, seat: number, to: number, } } | { "consent": { id: number, request: number, agree: boolean, } } | { "talk": { id: number, text: string, } } | { "look": { id: number, viewer: Viewer, } } | { "seen": { at: At, } } | { "ping": { n: number, } };

export type ToClient = { "hello": { protocol: number, version: string, viewer: Viewer, resumed: boolean, } } | { "view": View } | { "update": Update } | { "table": TableInfo } | { "talk": Array<TalkLine> } | { "done": { id: number, at: At, } } | { "refused": { id: number, problem: Problem, } } | { "pong": { n: number, } } | { "closing": { retry: number | null, problem: Problem | null, } };
