import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** The axe findings of the current page, one line each: the rule and the element. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const found: unknown = await page.evaluate(
    `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' ' + target.join(' '))))`,
  );
  if (!Array.isArray(found)) throw new Error('axe gave no list');
  return found.map(String);
}
