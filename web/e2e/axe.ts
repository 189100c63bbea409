// Looks for what keeps somebody from using a page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string | null;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Nothing serious or critical on the page as it is now. */
export async function accessible(page: Page, what: string): Promise<void> {
  await page.evaluate(SOURCE);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(document, { resultTypes: ['violations'] })).violations;
  });
  const grave = violations.filter((it) => it.impact === 'serious' || it.impact === 'critical');
  const told = grave.map(
    (it) =>
      `${it.id}: ${it.nodes
        .map((node) => node.target.join(' '))
        .slice(0, 5)
        .join(', ')}`,
  );
  expect(told, `${what} is accessible`).toEqual([]);
}
