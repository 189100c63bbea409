import { cleanup, render } from '@testing-library/svelte';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';

import Table from '../src/table/Table.svelte';
import { fixture, voiceOf } from './files';

afterEach(cleanup);

// What needs a drawn page, such as contrast, is left to the browser.
const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false }, 'target-size': { enabled: false } };

describe('a listener', () => {
  for (const name of ['battle', 'turn', 'waiting']) {
    it(`meets nothing wrong in "${name}"`, async () => {
      const shown = fixture(name);
      const { container } = render(Table, { ...shown, voice: voiceOf('en', shown.scene.game), onlog: () => undefined });
      const { violations } = await axe.run(container, { rules: RULES });
      expect(violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
    }, 60_000);
  }
});
