// The server's HTTP interface, one function per call.

import type { Keying, ShareGift } from '../fair/types';
import type { Viewer } from '../protocol';
import type {
  BoxWords,
  BranchRequest,
  ChangeTable,
  Created,
  CreateTable,
  GameInfo,
  HandedOver,
  ImportRequest,
  Invitation,
  InvitationInfo,
  Me,
  Problem,
  Reported,
  ReportRequest,
  RestOfLog,
  RuleBook,
  SeatRequest,
  TableInfo,
  TalkLine,
  View as Sent,
} from '../wire';
import { ownProblem, Trouble } from './trouble';
import { opened, type View } from './view';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends a request; anything but success is thrown as [`Trouble`]. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await reach(method, path, body);
  const text = await answer.text().catch(() => {
    throw new Trouble(ownProblem('offline'));
  });
  const value = parsed(text);
  if (answer.ok) return value as T;
  throw trouble(answer, value);
}

function trouble(answer: Response, value: unknown): Trouble {
  return new Trouble(isProblem(value) ? value : { ...ownProblem('unknown', answer.statusText), status: answer.status });
}

async function reach(method: Method, path: string, body: unknown): Promise<Response> {
  const told =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  try {
    return await fetch(path, { method, credentials: 'same-origin', ...told });
  } catch {
    throw new Trouble(ownProblem('offline'));
  }
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'type' in value && 'detail' in value;
}

const safe = encodeURIComponent;
const at = (table: string, rest = ''): string => `/api/tables/${safe(table)}${rest}`;

/** Servers that do not ask for a share are sent no body. */
const withShare = (share: ShareGift | undefined) => (share === undefined ? undefined : { share });

/** What boxes besides the base box add to a game; their ids have commas between them. */
export const boxWords = (game: string, boxes: string, language: string) =>
  ask<BoxWords>('GET', `/api/games/${safe(game)}/words?boxes=${encodeURIComponent(boxes)}&language=${language}`);
export const games = () => ask<GameInfo[]>('GET', '/api/games');

export const me = () => ask<Me | null>('GET', '/api/me');
export const introduce = (name: string) => ask<Me>('POST', '/api/me', { name });
export const rename = (name: string) => ask<Me>('PUT', '/api/me', { name });
export const forgetMe = () => ask<void>('DELETE', '/api/me');

export const tables = () => ask<TableInfo[]>('GET', '/api/tables');
export const openTables = () => ask<TableInfo[]>('GET', '/api/tables/open');
export const create = (wish: CreateTable) => ask<Created>('POST', '/api/tables', wish);
export const importLog = (wish: ImportRequest) => ask<Created>('POST', '/api/import', wish);

export const table = (id: string) => ask<TableInfo>('GET', at(id));
export const change = (id: string, wish: ChangeTable) => ask<TableInfo>('PATCH', at(id), wish);
/** Removes a finished game from the person's own list only. */
export const leave = (id: string) => ask<void>('POST', at(id, '/leave'));
export const remove = (id: string) => ask<void>('DELETE', at(id));
export const start = (id: string, share?: ShareGift) => ask<TableInfo>('POST', at(id, '/start'), withShare(share));
export const pause = (id: string) => ask<TableInfo>('POST', at(id, '/pause'));
export const goOn = (id: string) => ask<TableInfo>('POST', at(id, '/go-on'));
export const playOn = (id: string) => ask<TableInfo>('POST', at(id, '/play-on'));
export const restOfLog = (id: string) => ask<RestOfLog>('GET', at(id, '/rest'));
export const rematch = (id: string) => ask<Created>('POST', at(id, '/rematch'));
export const branch = (id: string, wish: BranchRequest) => ask<Created>('POST', at(id, '/branch'), wish);
export const report = (id: string, wish: ReportRequest) => ask<Reported>('POST', at(id, '/report'), wish);

export const handOver = (id: string, seat: number, to: SeatRequest) =>
  ask<HandedOver>('POST', at(id, `/seats/${seat}`), to);
export const invite = (id: string, seat: number) => ask<Invitation>('POST', at(id, `/seats/${seat}/invitation`));
export const sit = (id: string, seat: number, share?: ShareGift) =>
  ask<TableInfo>('POST', at(id, `/seats/${seat}/sit`), withShare(share));

/** This person's share of the dice, for each of their seats. */
export const giveShare = (id: string, gift: ShareGift) =>
  ask<{ nth: number; seats: number[] }>('PUT', at(id, '/share'), gift);
export const keyings = (id: string) => ask<{ keyings: Keying[] }>('GET', at(id, '/keyings'));

/** Chat messages before a given one: the last few of them, oldest first. */
export const talkBefore = (id: string, n: number) => ask<TalkLine[]>('GET', at(id, `/talk?before=${n}`));

/** The log as the text of a file, not JSON. If it holds other players' secrets, they are asked to open it. */
export async function logText(id: string): Promise<string> {
  const answer = await reach('GET', at(id, '/log'), undefined);
  const text = await answer.text();
  if (answer.ok) return text;
  const refused = trouble(answer, parsed(text));
  if (refused.kind === 'secrets') await ask<TableInfo>('POST', at(id, '/log'));
  throw refused;
}

/** A past position as a seat sees it. */
export async function view(id: string, seq: number, viewer: Viewer | null): Promise<View> {
  const seat = viewer === null ? '' : `&seat=${viewer === 'public' ? 'public' : viewer.seat}`;
  return opened(await ask<Sent>('GET', at(id, `/view?at=${seq}${seat}`)));
}

export const rules = (game: string) => ask<RuleBook>('GET', `/api/rules/${safe(game)}`);

export const invitation = (secret: string) => ask<InvitationInfo>('GET', `/api/invitations/${safe(secret)}`);
export const accept = (secret: string, share?: ShareGift) =>
  ask<TableInfo>('POST', `/api/invitations/${safe(secret)}`, withShare(share));
