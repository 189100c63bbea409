import { describe, expect, it } from 'vitest';

import { groundPartOf } from '../src/grounds';
import type { Board } from '../src/protocol';
import { firstPartsOf, parts } from '../src/table/parts';
import { fixture } from './files';

const firstOf = (name: string) => {
  const { scene } = fixture(name);
  return { ground: groundPartOf(scene.boards[0] as Board), fetched: firstPartsOf(scene, 'usual') };
};

describe('a first look', () => {
  it('at areas and two sides fetches them and their ground', () => {
    const { ground, fetched } = firstOf('turn');
    expect(ground).not.toBeNull();
    for (const part of [ground, parts.Ground, parts.ZonePlaces, parts.SheetView]) expect(fetched).toContain(part);
    for (const part of [parts.NodePlaces, parts.LinkLines, parts.PersonSheet]) expect(fetched).not.toContain(part);
  });

  it('at points and a party fetches no ground with areas', () => {
    const { ground, fetched } = firstOf('eldritch');
    expect(ground).toBeNull();
    for (const part of [parts.NodePlaces, parts.LinkLines, parts.PersonSheet, parts.Goals])
      expect(fetched).toContain(part);
    for (const part of [parts.Ground, parts.ZonePlaces, parts.SheetView]) expect(fetched).not.toContain(part);
  });

  it('fetches what its window shows', () => {
    const { scene } = fixture('eldritch');
    const [desk, phone] = [firstPartsOf(scene, 'usual'), firstPartsOf(scene, 'phone')];
    for (const part of [parts.Hud, parts.Strip])
      expect([desk.includes(part), phone.includes(part)]).toEqual([true, false]);
    for (const part of [parts.Chips, parts.Tabs, parts.Confirm])
      expect([desk.includes(part), phone.includes(part)]).toEqual([false, true]);
  });
});
