import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GUIDE_SLUGS } from '../../src/features/guide/chapter';

test('every chapter has its link preview in both languages (local/src/pictures/guide-cards-cli.ts)', () => {
  const cards = GUIDE_SLUGS.flatMap((slug) => [`guide-${slug}.jpg`, `guide-${slug}-de.jpg`]);
  expect(cards.filter((card) => !existsSync(join(import.meta.dirname, '../../public/cards', card)))).toEqual([]);
});
