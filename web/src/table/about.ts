// A description of a thing of the scene: for the enlarged card, and for screen readers.

import type { Card, Goal, Mark, Phrase, Piece, Place, PromptView, RefusalView, Scene } from '../protocol';
import { capitalised } from '../voice';
import { find } from './find';
import { termName, valueIcon, type View } from './view';

export interface FigureSaid {
  name: string;
  icon: string | null;
  value: string;
}

/** A thing that stands in a place, in words. */
export interface Standing {
  text: string;
  icon: string | null;
  owner: number | null;
}

export interface About {
  id: string;
  name: string;
  /** What kind of thing it is, or when it works. */
  kind: string | null;
  icon: string | null;
  owner: number | null;
  text: string | null;
  /** Paper is what a player would hold in the hand. */
  paper: boolean;
  secret: boolean;
  figures: FigureSaid[];
  rules: string[];
  standing: Standing[];
  /** Names of the places it touches. */
  links: string[];
  other: About | null;
}

type Told = Pick<View, 'scene' | 'voice'>;

export function about(view: Told, id: string): About | null {
  const found = find(view.scene, id);
  if (found === undefined) return null;
  const say = (phrase: Phrase) => view.voice.say(phrase);
  switch (found.kind) {
    case 'card':
      return aboutCard(view, found.card);
    case 'place':
      return aboutPlace(view, found.place);
    case 'piece':
      return aboutPiece(view, found.piece);
    case 'pile':
      return plain(id, say(found.pile.name), found.pile.icon, {
        figures: [{ name: '', icon: null, value: String(found.pile.count) }],
      });
    case 'marker': {
      const { marker, track } = found;
      const value = track.spaces[marker.at] ?? String(marker.at);
      return plain(id, say(marker.name), marker.icon, {
        owner: marker.owner ?? null,
        figures: [{ name: say(track.name), icon: null, value }],
      });
    }
    case 'track':
      return plain(id, say(found.track.name), null, {
        figures: found.track.markers.map((it) => ({
          name: say(it.name),
          icon: it.icon ?? null,
          value: found.track.spaces[it.at] ?? String(it.at),
        })),
      });
    case 'sheet': {
      const { sheet } = found;
      const figures = [...sheet.meters, ...(sheet.skills ?? [])].map((it) => ({
        name: say(it.name),
        icon: it.icon ?? null,
        value: String(it.value),
      }));
      return plain(id, say(sheet.name), sheet.emblem, {
        owner: sheet.seat,
        kind: sheet.title ? say(sheet.title) : null,
        figures,
      });
    }
    case 'group':
      return plain(id, capitalised(say(found.group.name)), found.group.icon, {});
    case 'check': {
      const { check } = found;
      const left = (check.pending ?? []).map((it) => ({ text: say(it), icon: null, owner: null }));
      return plain(id, say(check.name), check.icon, {
        kind: view.voice.word(`web-check-${check.stage}`),
        standing: left,
        rules: check.rules ?? [],
      });
    }
    case 'goal': {
      // The first one is reached through the next.
      const [first, next] = view.scene.goals ?? [];
      return {
        ...aboutGoal(view, found.goal),
        other: found.goal === first && next && typeof next.number !== 'number' ? aboutGoal(view, next) : null,
      };
    }
  }
}

/** What forbids to do something with this thing now. */
export function refusalsAbout(prompt: PromptView | null, id: string): RefusalView[] {
  return prompt?.refusals.filter((it) => it.targets?.includes(id)) ?? [];
}

/** Everything that stands in a place: what is printed there first, then the pieces. */
export function standingAt(view: Told, place: Place): Standing[] {
  const marks = (place.marks ?? []).map((it) => markSaid(view, it));
  const pieces = view.scene.pieces.filter((it) => it.place === place.id).map((it) => pieceSaid(view, it));
  return [...marks, ...pieces];
}

function markSaid(view: Told, mark: Mark): Standing {
  const owner = mark.owner ?? null;
  return { text: owned(view, view.voice.say(mark.name), owner), icon: mark.icon ?? null, owner };
}

/** «Змеелюд, 2 (Спящий)». */
export function pieceSaid(view: Told, piece: Piece): Standing {
  const owner = piece.owner ?? null;
  const name = view.voice.say(piece.name) + (piece.count > 1 ? ` × ${piece.count}` : '');
  const posture = postureSaid(view, piece);
  return { text: owned(view, posture === '' ? name : `${name}, ${posture}`, owner), icon: piece.icon ?? null, owner };
}

function postureSaid(view: Told, piece: Piece): string {
  const key = `web-posture-${piece.posture ?? ''}`;
  return piece.posture && view.voice.has(key) ? view.voice.word(key) : '';
}

function owned(view: Told, name: string, owner: number | null): string {
  const sheet = view.scene.sheets.find((it) => it.seat === owner);
  return sheet ? `${name} (${view.voice.say(sheet.name)})` : name;
}

/** Places one can reach from here by one link. */
export function neighboursOf(scene: Scene, place: string): string[] {
  const board = scene.boards.find((it) => it.places.some((one) => one.id === place));
  const ends = (board?.links ?? []).flatMap((it) =>
    it.from === place ? [it.to] : it.to === place && !it.one_way ? [it.from] : [],
  );
  return [...new Set(ends)];
}

function aboutPlace(view: Told, place: Place): About {
  const names = neighboursOf(view.scene, place.id).flatMap((id) => {
    const found = find(view.scene, id);
    return found?.kind === 'place' ? [capitalised(view.voice.say(found.place.name))] : [];
  });
  return plain(place.id, capitalised(view.voice.say(place.name)), place.icon, {
    standing: standingAt(view, place),
    links: names,
  });
}

function aboutPiece(view: Told, piece: Piece): About {
  const figures = (piece.values ?? []).map(([id, value]) => figure(view, id, value));
  const name = capitalised(view.voice.say(piece.name)) + (piece.count > 1 ? ` × ${piece.count}` : '');
  const sheet = view.scene.sheets.find((it) => it.seat === piece.owner);
  const kind = [sheet ? view.voice.say(sheet.name) : '', postureSaid(view, piece)].filter((it) => it !== '').join(', ');
  return plain(piece.id, name, piece.icon, {
    owner: piece.owner ?? null,
    kind: kind === '' ? null : kind,
    text: piece.text ? view.voice.say(piece.text) : null,
    figures,
  });
}

function aboutGoal(view: Told, goal: Goal): About {
  const value = goal.done ? view.voice.word('web-of', { value: goal.done[0], max: goal.done[1] }) : null;
  return plain(goal.id, view.voice.say(goal.name), goal.icon, {
    text: goal.text ? view.voice.say(goal.text) : null,
    figures: value === null ? [] : [{ name: goal.counts ? view.voice.say(goal.counts) : '', icon: null, value }],
    rules: goal.rules ?? [],
  });
}

function aboutCard(view: Told, card: Card): About {
  return plain(card.id, view.voice.say(card.name), card.icon, {
    paper: true,
    kind: card.kind ? view.voice.say(card.kind) : null,
    text: card.text ? view.voice.say(card.text) : null,
    secret: card.secret ?? false,
    figures: (card.values ?? []).map(([id, value]) => figure(view, id, value)),
    rules: card.rules ?? [],
    other: card.other ? aboutCard(view, card.other) : null,
  });
}

function figure(view: Told, id: string, value: number | null): FigureSaid {
  return { name: termName(view, id), icon: valueIcon(view.scene, id), value: value === null ? '?' : String(value) };
}

function plain(id: string, name: string, icon: string | null | undefined, more: Partial<About>): About {
  const nothing = {
    kind: null,
    owner: null,
    text: null,
    paper: false,
    secret: false,
    figures: [],
    rules: [],
    standing: [],
    links: [],
    other: null,
  };
  return { id, name, icon: icon ?? null, ...nothing, ...more };
}
