// Made from crates/server by `cargo test --package server`; do not edit.

import type { Patch, Phrase, PromptView, Scene, Viewer } from './protocol';

export const PROTOCOL = 3;

export type At = { seq: number, cuts: number, };

export type GameInfo = { key: string, 
/**
 * Seats of a usual table; a seat's name is the message `<game>-seat-<key>`.
 */
seats: Array<string>, fewest: number, most: number, 
/**
 * How many seats a table has when nobody asks for anything else.
 */
usual: number, 
/**
 * Levels a bot can play at, the weakest first.
 */
bots: Array<string>, 
/**
 * The usual set-up; a table may be created with some of its fields changed.
 */
setup: unknown, 
/**
 * What may be agreed before a game.
 */
options: Array<SetupChoice>, 
/**
 * Boxes a table may be played with besides the base box; its set-up names them as `boxes`.
 */
boxes?: Array<BoxOnShelf>, };

export type SetupChoice = { field: string, key: string, 
/**
 * What it may be; the first is the usual one.
 */
values: Array<SetupValue>, };

export type SetupValue = { value: unknown, key: string, };

export type BoxOnShelf = { id: string, version: string, author: string, hash: string, 
/**
 * Other boxes that come with it.
 */
needs: Array<string>, 
/**
 * What it is called, by language.
 */
names: { [key in string]: string }, };

export type BoxWords = { 
/**
 * What may be agreed before a game with them.
 */
options: Array<SetupChoice>, 
/**
 * Fluent messages.
 */
messages: Array<string>, 
/**
 * What is printed on their cards, by the keys that scenes name it by.
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
 * A name for the table; its game's name if empty.
 */
title: string, 
/**
 * Shown in the public lobby.
 */
listed: boolean, 
/**
 * Whether people without a seat may look on.
 */
spectators: boolean, 
/**
 * Ask also what hardly ever matters; by default the house answers that for people.
 */
ask_everything: boolean, 
/**
 * Fields of the set-up that are to differ from the usual one.
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
 * The boxes it is played with besides the base box; told where the table itself is.
 */
boxes?: Array<string>, title: string, status: TableStatus, 
/**
 * Why the table is frozen.
 */
frozen?: string | null, 
/**
 * Where the log and the rules of this server part, if they do.
 */
parting?: Parting | null, seats: Array<SeatInfo>, 
/**
 * Seats whose answer is awaited.
 */
asked: Array<number>, 
/**
 * Whether the viewer set the table up and may change it.
 */
host: boolean, listed: boolean, spectators: boolean, 
/**
 * People who look on without a seat.
 */
watching: number, at: At, 
/**
 * Milliseconds since 1970.
 */
created: number, changed: number, 
/**
 * Something that was asked of the players, not of the game.
 */
request?: RequestInfo | null, 
/**
 * What the seats that are asked together would like, by seat; the lead decides.
 */
wishes?: Array<[number, string]>, 
/**
 * Whether the viewer may take back without asking, and to where.
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
 * The table on which the same people play once more.
 */
rematch?: string | null, 
/**
 * It was paused because bots had long played there among themselves; it can be gone on with.
 */
rests?: boolean, fair: FairInfo, };

export type FairInfo = { 
/**
 * The number of the next keying; 0 in lists, where only the table itself can tell.
 */
nth: number, 
/**
 * Hash of the server's share of it; empty if none was announced.
 */
commitment: string, 
/**
 * Seats whose share of it is in.
 */
given: Array<number>, 
/**
 * The viewer plays here, and their share of it is not in yet.
 */
wanted: boolean, 
/**
 * How many times something that chance had decided was taken back.
 */
taken_back: number, 
/**
 * Who has read the log while the game was played.
 */
opened: OpenedInfo | null, };

export type OpenedInfo = { 
/**
 * Their name.
 */
by: string, 
/**
 * The last input there was.
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
 * Who asks.
 */
by: number, 
/**
 * The input the table would go back to, for an undo.
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
 * Rules that changed since, the one that refuses the next input first.
 */
rules: Array<string>, };

export type RestOfLog = { from: number, lines: Array<RestLine>, };

export type RestLine = { n: number, 
/**
 * Whose choice it was; nobody's if chance decided.
 */
seat?: string | null, 
/**
 * The choice, or the card that was drawn.
 */
text: string, dice?: Array<number>, };

export type Invitation = { seat: number, 
/**
 * What follows the server's own address: `/join/…`.
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
 * The input after which the new table goes its own way.
 */
at: number, 
/**
 * Who is to sit there; by default everybody's seat is the one who branches.
 */
seats: Array<SeatRequest>, };

export type ImportRequest = { 
/**
 * The log file as text.
 */
log: string, seats: Array<SeatRequest>, };

export type ReportRequest = { note: string, 
/**
 * What the player was looking at.
 */
at: At, };

export type Reported = { id: string, 
/**
 * Where the file with the position as the reporter saw it can be fetched.
 */
file: string, };

export type View = { at: At, viewer: Viewer, scene: Scene, prompt: PromptView | null, 
/**
 * Everything that was told, as a list of its own.
 */
log: Patch, };

export type Update = { from: At, at: At, scene?: Patch, prompt?: Patch, 
/**
 * Lines that are new, as a list of their own.
 */
log?: Patch, };

export type TalkLine = { n: number, 
/**
 * The speaker's seat; nobody's for a spectator.
 */
seat: number | null, 
/**
 * Empty where the house itself says something.
 */
name: string, text: string, 
/**
 * What the house says, for clients with words of their own; `text` is the same in English.
 */
said?: Phrase | null, at: number, };

export type TalkRequest = { text: string, };

export type Problem = { 
/**
 * What kind of trouble: `/problems/not-your-seat`. Clients say it in the player's language by
 * the message `problem-not-your-seat`.
 */
type: string, title: string, status: number, detail: string, 
/**
 * The rule that forbids it, where it is a rule.
 */
rule?: string | null, 
/**
 * The reason the rule gives, or what else there is to say beyond the kind.
 */
why?: Phrase | null, 
/**
 * What the table's chance is derived from next, where a share came for something else.
 */
fair?: FairInfo, };

export type ChoiceRequest = { at: At, seat: number, choice: string, };

export type UndoRequest = { at: At, seat: number, 
/**
 * The input just after which the table is to stand again.
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
 * The name everybody cites.
 */
id: string, chapter: string, 
/**
 * The heading in the printed book, as it is spelt there.
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
 * How the text was established, where that needs a word.
 */
note?: string, 
/**
 * Rules that this one names.
 */
see?: Array<string>, };

export type ToServer = { "choose": { id: number, at: At, seat: number, choice: string, } } | { "wish": { id: number, at: At, seat: number, choice: string, } } | { "undo": { id: number, at: At, seat: number, to: number, } } | { "consent": { id: number, request: number, agree: boolean, } } | { "talk": { id: number, text: string, } } | { "look": { id: number, viewer: Viewer, } } | { "seen": { at: At, } } | { "ping": { n: number, } };

export type ToClient = { "hello": { protocol: number, version: string, viewer: Viewer, resumed: boolean, } } | { "view": View } | { "update": Update } | { "table": TableInfo } | { "talk": Array<TalkLine> } | { "done": { id: number, at: At, } } | { "refused": { id: number, problem: Problem, } } | { "pong": { n: number, } } | { "closing": { retry: number | null, problem: Problem | null, } };
