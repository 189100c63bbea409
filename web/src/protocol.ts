// Generated from crates/scene and crates/delta by `cargo test --package delta`; do not edit.

export type Phrase = { key: string, [name: string]: Arg };

export type Arg = number | string | Phrase | { names: Array<string> } | { text: string };

export type Viewer = { "seat": number } | "public";

export type Scene = { version: number, game: string, viewer: Viewer, 
/**
 * Where we are, from the widest to the narrowest: round, phase, turn, step.
 */
step: Array<Phrase>, round?: number | null, 
/**
 * The phases of a round, in order.
 */
phases?: Array<Phase>, 
/**
 * The id of the current phase.
 */
phase?: string | null, 
/**
 * The current checklist, if the game is working through one.
 */
checklist?: Array<Check>, 
/**
 * What figures on pieces, cards, costs and dice measure.
 */
terms?: Array<Term>, 
/**
 * What the party is trying to achieve: a scenario, a mystery, a chapter.
 */
goals?: Array<Goal>, boards: Array<Board>, pieces: Array<Piece>, tracks: Array<Track>, sheets: Array<Sheet>, 
/**
 * Piles on the table that belong to no one.
 */
supplies: Array<CardZone>, dice: Array<DiceRoll>, 
/**
 * How the game ended, once it has.
 */
ending?: Ending | null, };

export type Phase = { id: string, name: Phrase, };

export type Check = { id: string, name: Phrase, icon?: string | null, stage: Stage, 
/**
 * How much of it is still to be done, if that can be counted.
 */
left?: number | null, 
/**
 * What is still to be done in it, one by one.
 */
pending?: Array<Phrase>, 
/**
 * Scene ids of what is pending.
 */
targets?: Array<string>, rules?: Array<string>, };

export type Stage = "ahead" | "now" | "done";

export type Term = { id: string, name: Phrase, icon?: string | null, hue?: Hue | null, };

export type Goal = { id: string, name: Phrase, 
/**
 * Its number, where goals have one: an entry of a codex.
 */
number?: number | null, icon?: string | null, text?: Phrase | null, 
/**
 * What is counted in `done`: mysteries solved.
 */
counts?: Phrase | null, 
/**
 * How much is done, of how much.
 */
done?: [number, number] | null, rules?: Array<string>, };

export type Ending = { 
/**
 * Who won.
 */
headline: Phrase, 
/**
 * How it came about, and the deciding figures.
 */
lines: Array<Phrase>, 
/**
 * Empty: everyone lost. Several: they share the victory.
 */
winners: Array<number>, 
/**
 * Rules that ended and decided it.
 */
rules?: Array<string>, 
/**
 * How it went and who did what.
 */
diary?: Diary | null, };

export type Diary = { charts?: Array<Chart>, 
/**
 * What is counted for everyone, in the order of [`Doer::counts`].
 */
deeds?: Array<Deed>, doers?: Array<Doer>, };

export type Chart = { id: string, name: Phrase, 
/**
 * What its points are: rounds.
 */
across: Phrase, 
/**
 * The number of the first point.
 */
first: number, curves: Array<Curve>, 
/**
 * What happened along the way, in order.
 */
notes?: Array<Note>, };

export type Curve = { id: string, name: Phrase, icon?: string | null, hue?: Hue | null, 
/**
 * The top of its scale, which starts at 0.
 */
most: number, values: Array<number>, };

export type Note = { 
/**
 * The point it belongs to, counted from 0.
 */
at: number, phrase: Phrase, icon?: string | null, hue?: Hue | null, 
/**
 * The input that caused it.
 */
seq: number, };

export type Deed = { id: string, name: Phrase, icon?: string | null, hue?: Hue | null, };

export type Doer = { id: string, seat: number, name: Phrase, emblem?: string | null, 
/**
 * What became of them, if that is worth saying.
 */
fate?: Phrase | null, counts: Array<number>, };

export type Board = { id: string, name: Phrase, width: number, height: number, 
/**
 * Which backdrop a client paints under the places: `pangaea`, `world`…
 */
ground: string, 
/**
 * Its lighting, where that changes: `day`, `night`.
 */
light?: string | null, 
/**
 * The left and right edges are joined, as on a globe.
 */
wraps: boolean, places: Array<Place>, 
/**
 * The same throughout a game, and shared by all viewers.
 */
links: Array<Link>, 
/**
 * Areas of several places: neighbourhoods, buildings.
 */
groups?: Array<Group>, 
/**
 * What a tab for this board shows beside its name.
 */
badge?: Figure | null, };

export type Group = { id: string, name: Phrase, kind: string, icon?: string | null, 
/**
 * Where its name is drawn.
 */
x: number, y: number, 
/**
 * Where pieces are drawn whose place is the whole area.
 */
middle?: [number, number] | null, outline?: string | null, 
/**
 * Its current state: `unstable`, `sealed`…
 */
posture?: string | null, };

export type Figure = { 
/**
 * The id of a [`crate::Term`].
 */
of: string, value: number, };

export type Place = { id: string, name: Phrase, 
/**
 * The name for tight spaces.
 */
short?: Phrase | null, 
/**
 * What a client may draw differently: `land`, `ocean`, `city`…
 */
kind: string, 
/**
 * A landmark to draw, by icon name.
 */
icon?: string | null, x: number, y: number, 
/**
 * A second drawing of the same place, at the other edge of a board that wraps.
 */
again?: [number, number] | null, 
/**
 * Where its name is drawn, if not where the client would put it. Beside the place it runs away
 * from it; above or below it is centred.
 */
label?: [number, number] | null, 
/**
 * The place's own border as SVG path data in board units, where the whole area is the place.
 */
outline?: string | null, 
/**
 * The id of the [`Group`] it belongs to.
 */
group?: string | null, 
/**
 * Things printed on or lying in the place that are not pieces: a symbol, a tower, ice.
 */
marks?: Array<Mark>, };

export type Mark = { kind: string, name: Phrase, icon?: string | null, owner?: number | null, };

export type Link = { from: string, to: string, style: LinkStyle, 
/**
 * Drawn across the board's edge.
 */
across: boolean, 
/**
 * Points the line runs through. A line across the edge runs off the board on one side and
 * comes in on the other: it is cut between the two points that lie outside.
 */
by?: Array<[number, number]>, 
/**
 * Leads only from `from` to `to`.
 */
one_way?: boolean, door?: boolean, 
/**
 * A sign in the middle of the line: a ford, a boat, a hidden door.
 */
icon?: string | null, 
/**
 * The board the other end is on, if it is another one.
 */
board?: string | null, };

export type LinkStyle = "border" | "road" | "rail" | "ship" | "uncharted" | "local" | "street" | "water" | "forest" | "secret";

export type Piece = { id: string, kind: string, name: Phrase, icon?: string | null, owner?: number | null, 
/**
 * The id of a [`Place`], or of a [`Group`] with a middle.
 */
place: string, count: number, 
/**
 * Its state: `on-gate`, `exhausted`, `engaged`…
 */
posture?: string | null, 
/**
 * The id of the piece it is engaged with.
 */
with?: string | null, 
/**
 * What it looks like.
 */
form?: Form, 
/**
 * Its colour, if colour distinguishes it besides its icon.
 */
hue?: Hue | null, 
/**
 * How large it is drawn: 0 a token, 1 a figure, 2 a large one, 3 the largest on the table.
 */
rank: number, 
/**
 * What it is, for anyone who asks.
 */
text?: Phrase | null, 
/**
 * Figures worth showing beside it, such as combat, each by the id of a [`crate::Term`]; if
 * there is room for only one, it is the first.
 */
values?: Array<[string, number]>, 
/**
 * The tests of meeting it, in order.
 */
perils?: Array<Peril>, };

export type Form = "figure" | "pin" | "plaque" | "disc" | "hexagon" | "slip" | "flag";

export type Hue = "red" | "green" | "blue" | "violet" | "brass";

export type Peril = { 
/**
 * What is tested, and the modifier.
 */
test: Figure, loss: Figure, };

export type Sheet = { id: string, seat: number, name: Phrase, 
/**
 * The name for tight spaces.
 */
short?: Phrase | null, 
/**
 * The icon of the person the sheet belongs to.
 */
emblem?: string | null, 
/**
 * What they are and where: a shaman in Rome.
 */
title?: Phrase | null, meters: Array<Meter>, 
/**
 * Skills.
 */
skills?: Array<Meter>, 
/**
 * What is counted rather than shown: clues, tickets, money.
 */
pocket?: Array<Meter>, 
/**
 * States that apply or not: first player, delayed, asleep.
 */
marks?: Array<Mark>, slots: Array<Slot>, cards: Array<CardZone>, };

export type Meter = { id: string, name: Phrase, icon?: string | null, hue?: Hue | null, value: number, max?: number | null, 
/**
 * The temporary bonus to the value.
 */
bonus?: number | null, 
/**
 * Worth showing where there is room for only one or two figures.
 */
main?: boolean, };

export type Slot = { id: string, name: Phrase, holds?: Card | null, };

export type CardZone = { id: string, name: Phrase, icon?: string | null, layout: Layout, 
/**
 * The seat that currently has it, for things that change hands.
 */
holder?: number | null, 
/**
 * How many cards there are, shown or not.
 */
count: number, 
/**
 * The cards the viewer may see.
 */
cards: Array<Card>, };

export type Layout = "row" | "stack" | "fan" | "grid" | "list";

export type Card = { id: string, name: Phrase, icon?: string | null, 
/**
 * Which family it belongs to, for its colour: `asset`, `spell`, `curse`…
 */
family?: string | null, 
/**
 * Its state: `exhausted`, `face-down`…
 */
posture?: string | null, 
/**
 * Known to the viewer but hidden from others.
 */
secret?: boolean, 
/**
 * The other side or half, where both may be seen.
 */
other?: Card | null, 
/**
 * What kind of card it is, or when it works.
 */
kind?: Phrase | null, text?: Phrase | null, count: number, 
/**
 * How many there are in all, if that is worth showing beside the count.
 */
of?: number | null, 
/**
 * Figures printed on it, such as cost and combat, each by the id of a [`crate::Term`]; a
 * computed value has none.
 */
values?: Array<[string, number | null]>, 
/**
 * Symbols printed on it without a figure: hands, an hourglass, a quarter to search.
 */
marks?: Array<Mark>, rules?: Array<string>, };

export type Track = { id: string, name: Phrase, shape: TrackShape, 
/**
 * What is printed on each space, first to last.
 */
spaces: Array<string>, 
/**
 * Spaces that show an icon instead.
 */
icons?: Array<[number, string]>, 
/**
 * Spaces with their own colour.
 */
hues?: Array<[number, Hue]>, 
/**
 * Named stretches of the track, by first space: day, night.
 */
stretches?: Array<[number, string]>, 
/**
 * What lies beyond the last space, if markers may go there and it has a name.
 */
beyond?: Phrase | null, 
/**
 * The space from which on things end.
 */
danger?: number | null, markers: Array<Marker>, };

export type TrackShape = "line" | "wheel" | "pips";

export type Marker = { id: string, name: Phrase, icon?: string | null, owner?: number | null, 
/**
 * The space it is on, counted from 0; may lie beyond the last.
 */
at: number, };

export type DiceRoll = { 
/**
 * A roll is identified by the input that made it; a single die of it as a target is
 * `<id>/<index>`.
 */
id: string, seat: number | null, name: Phrase, faces: Array<number>, 
/**
 * What each die means, by the id of a [`crate::Term`]: `kill`, `pain`, `miss`, `success`…
 */
means?: Array<string>, };

export type PromptView = { 
/**
 * The seats that are asked. If there are several, they decide together.
 */
seats: Array<number>, 
/**
 * The seat that decides.
 */
lead: number, question: Phrase, 
/**
 * Why it is asked, and what limits the answer.
 */
reason?: Phrase | null, 
/**
 * Which of how many: action 1 of 2.
 */
count?: [number, number] | null, 
/**
 * The count in words: action 1 of 2.
 */
counted?: Phrase | null, 
/**
 * What any answer costs, paid in advance.
 */
pays?: Figure | null, 
/**
 * Rules the question comes from.
 */
rules: Array<string>, 
/**
 * Empty for a viewer who is not asked.
 */
options: Array<OptionView>, 
/**
 * Names of groups of options, whether or not any of their options is offered.
 */
groups?: Array<OptionGroup>, 
/**
 * What the viewer's seat would expect to do now but may not; the likeliest first.
 */
refusals: Array<RefusalView>, 
/**
 * What the viewer's seat may do now besides answering.
 */
rights: Array<OptionView>, 
/**
 * The answer a host may give for a player who does not want to be asked trivial questions.
 */
quiet?: string | null, };

export type OptionGroup = { id: string, label: Phrase, icon?: string | null, 
/**
 * The question once only this group is shown.
 */
question?: Phrase | null, 
/**
 * What such a choice does, and what limits it.
 */
reason?: Phrase | null, rules?: Array<string>, };

export type OptionView = { 
/**
 * The choice by meaning: what is sent back, logged and written in cases.
 */
choice: string, label: Phrase, 
/**
 * The label for use where the group already says the rest.
 */
short?: Phrase | null, 
/**
 * What else is worth knowing before choosing it.
 */
note?: Phrase | null, icon?: string | null, 
/**
 * The kind of link it leads along.
 */
style?: LinkStyle | null, 
/**
 * Ids of the pieces it would bring the player to.
 */
meets?: Array<string>, 
/**
 * Sentences shown once it is selected but not yet confirmed.
 */
details?: Array<Phrase>, 
/**
 * Rules that grant it.
 */
rules: Array<string>, 
/**
 * Scene ids of what it concerns, so that places and pieces can be clicked.
 */
targets: Array<string>, 
/**
 * Options of one group differ only in their targets.
 */
group: string, 
/**
 * Places it leads through, in order, the start first.
 */
route?: Array<string>, 
/**
 * Ends, passes or stays: what the key 0 does.
 */
finish?: boolean, 
/**
 * Goes back to the question before: what Escape does.
 */
back?: boolean, 
/**
 * Its cost, if it has one.
 */
cost?: number | null, 
/**
 * What the cost is paid in, by the id of a [`crate::Term`].
 */
coin?: string | null, 
/**
 * What undoing it would mean.
 */
undo: Undo, forecast?: Forecast | null, };

export type RefusalView = { choice: string, label: Phrase, rule: string, why: Phrase, group: string, 
/**
 * Scene ids of what it concerns.
 */
targets?: Array<string>, };

export type Undo = "free" | "reveals" | "random";

export type Forecast = { 
/**
 * Dice each seat would roll.
 */
pools: Array<[number, number]>, 
/**
 * Odds in thousandths, each with what it measures.
 */
odds: Array<[Phrase, number]>, 
/**
 * Means in hundredths, each with what it measures.
 */
means: Array<[Phrase, number]>, };

export type LogEntry = { 
/**
 * Number of the input that caused it.
 */
seq: number, phrase: Phrase, rules: Array<string>, 
/**
 * Who caused it.
 */
seat?: number | null, 
/**
 * What caused it, if no seat did.
 */
icon?: string | null, 
/**
 * Dice to draw beside it.
 */
dice?: Array<number>, 
/**
 * What each die means, by the id of a [`Term`].
 */
means?: Array<string>, 
/**
 * Scene ids of what it mentions.
 */
targets?: Array<string>, 
/**
 * Figures that changed, for a client to show as "11 → 9".
 */
changes?: Array<Change>, 
/**
 * Visible to this viewer but not to everyone.
 */
secret?: boolean, tone: Tone, };

export type Change = { name: Phrase, icon?: string | null, from: number, to: number, };

export type Tone = "line" | "heading" | "detail";

export type Patch = { "set": unknown } | { "fields": { change?: { [key in string]: Patch }, remove?: Array<string>, } } | { "items": { 
/**
 * Which of the old items stay, in their new order, as runs: the index of the first and how
 * many. If absent, all stay where they are.
 */
stay?: Array<[number, number]>, change?: { [key in string]: Patch }, 
/**
 * New items, each with its index in the new list, in order.
 */
add?: Array<[number, unknown]>, 
/**
 * Similar new items.
 */
alike?: Array<Alike>, } } | { "list": { add?: Array<[number, unknown]>, alike?: Array<Alike>, } };

export type Alike = { 
/**
 * Their indices in the list, as runs: the first index and how many.
 */
at: Array<[number, number]>, 
/**
 * The first of them.
 */
like: unknown, differ: Array<Differ>, };

export type Differ = { 
/**
 * JSON pointers, with the values that occur there. A number after a space means that word of
 * the text it points to, counted from 0.
 */
values: Array<[Array<string>, Array<unknown>]>, 
/**
 * Which of the values each item has; without it the first has the first, and so on.
 */
rows?: Array<number>, };
