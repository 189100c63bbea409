// Made from crates/scene by `cargo test --package scene`; do not edit.

export type Phrase = { key: string, args?: Array<[string, Arg]>, };

export type Arg = { "count": number } | { "name": string } | { "names": Array<string> } | { "text": string };

export type Viewer = { "seat": number } | "public";

export type Scene = { version: number, game: string, viewer: Viewer, 
/**
 * Where we are, from the widest to the narrowest: round, phase, turn, step.
 */
step: Array<Phrase>, boards: Array<Board>, pieces: Array<Piece>, tracks: Array<Track>, sheets: Array<Sheet>, 
/**
 * Piles on the table that belong to nobody.
 */
supplies: Array<CardZone>, dice: Array<DiceRoll>, };

export type Board = { id: string, name: Phrase, width: number, height: number, 
/**
 * Which backdrop a client paints under the places: `pangaea`, `world`…
 */
ground: string, 
/**
 * Left and right edge are one line, as on a globe.
 */
wraps: boolean, places: Array<Place>, links: Array<Link>, };

export type Place = { id: string, name: Phrase, 
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
 * The place's own border as SVG path data in board units, where the whole area is the place.
 */
outline?: string | null, 
/**
 * Places that belong together: a neighbourhood, a building.
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
 * Points the line runs through on its way.
 */
by?: Array<[number, number]>, 
/**
 * Leads only from `from` to `to`.
 */
one_way?: boolean, door?: boolean, };

export type LinkStyle = "border" | "road" | "rail" | "ship" | "uncharted" | "local";

export type Piece = { id: string, kind: string, name: Phrase, icon?: string | null, owner?: number | null, place: string, count: number, 
/**
 * How it stands: `on-gate`, `exhausted`, `engaged`…
 */
posture?: string | null, 
/**
 * Figures worth showing beside it, such as combat.
 */
values?: Array<[string, number]>, };

export type Sheet = { id: string, seat: number, name: Phrase, 
/**
 * The icon of whoever the sheet belongs to.
 */
emblem?: string | null, meters: Array<Meter>, 
/**
 * What is so or not so: first player, delayed, asleep.
 */
marks?: Array<Mark>, slots: Array<Slot>, cards: Array<CardZone>, };

export type Meter = { id: string, name: Phrase, icon?: string | null, value: number, max?: number | null, };

export type Slot = { id: string, name: Phrase, holds?: Card | null, };

export type CardZone = { id: string, name: Phrase, icon?: string | null, layout: Layout, 
/**
 * How many cards there are, shown or not.
 */
count: number, 
/**
 * The cards the viewer may see.
 */
cards: Array<Card>, };

export type Layout = "row" | "stack" | "fan" | "grid";

export type Card = { id: string, name: Phrase, icon?: string | null, 
/**
 * What kind of card it is, or when it works.
 */
kind?: Phrase | null, text?: Phrase | null, count: number, 
/**
 * How many there are in all, where that is worth showing beside the count.
 */
of?: number | null, 
/**
 * Figures printed on it, such as cost and combat; a value that is worked out has none.
 */
values?: Array<[string, number | null]>, rules?: Array<string>, };

export type Track = { id: string, name: Phrase, 
/**
 * What is printed on each space, first to last.
 */
spaces: Array<string>, 
/**
 * What lies beyond the last space, if markers may go there and it has a name.
 */
beyond?: Phrase | null, 
/**
 * The space from which on things end.
 */
danger?: number | null, markers: Array<Marker>, };

export type Marker = { id: string, name: Phrase, icon?: string | null, owner?: number | null, 
/**
 * The space it stands on, counted from 0; may lie beyond the last.
 */
at: number, };

export type DiceRoll = { seat: number | null, name: Phrase, faces: Array<number>, };

export type PromptView = { 
/**
 * The seats that are asked. More than one means they talk it over.
 */
seats: Array<number>, 
/**
 * The seat whose word counts.
 */
lead: number, question: Phrase, 
/**
 * Rules the question comes from.
 */
rules: Array<string>, 
/**
 * Empty for a viewer who is not asked.
 */
options: Array<OptionView>, 
/**
 * What the viewer's seat would expect to do now and may not.
 */
refusals: Array<RefusalView>, 
/**
 * What the viewer's seat may do now although it is not what is asked.
 */
rights: Array<OptionView>, 
/**
 * The answer a host may give for a player who does not want to be asked what rarely matters.
 */
quiet?: string | null, };

export type OptionView = { 
/**
 * The choice by meaning: what is sent back, logged and written in cases.
 */
choice: string, label: Phrase, 
/**
 * Rules that grant it.
 */
rules: Array<string>, 
/**
 * Scene ids of what it concerns, so that places and pieces can be clicked.
 */
targets: Array<string>, 
/**
 * Options of one group are told apart only by their targets.
 */
group: string, 
/**
 * What it costs, where it costs anything.
 */
cost?: number | null, 
/**
 * What taking it back would mean.
 */
undo: Undo, forecast?: Forecast | null, };

export type RefusalView = { choice: string, label: Phrase, rule: string, why: Phrase, group: string, };

export type Undo = "free" | "reveals" | "random";

export type Forecast = { 
/**
 * Dice each seat would roll.
 */
pools: Array<[number, number]>, 
/**
 * Odds in thousandths, each with what it is of.
 */
odds: Array<[Phrase, number]>, 
/**
 * Means in hundredths, each with what it is of.
 */
means: Array<[Phrase, number]>, };

export type LogEntry = { 
/**
 * Position in the log of inputs that brought it about.
 */
seq: number, phrase: Phrase, rules: Array<string>, 
/**
 * Whose doing it is.
 */
seat?: number | null, 
/**
 * Dice to draw beside it.
 */
dice?: Array<number>, tone: Tone, };

export type Tone = "line" | "heading" | "detail";

export type Patch = { "set": unknown } | { "fields": { change?: { [key in string]: Patch }, remove?: Array<string>, } } | { "items": { change?: { [key in string]: Patch }, 
/**
 * Items that were not there before.
 */
add?: unknown[], 
/**
 * All ids in their new order, where items came, went or changed places.
 */
order?: Array<string> | null, } };
