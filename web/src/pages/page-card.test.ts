import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pageCard } from './page-card';

const CARDS = ['home', 'camps', 'compare', 'player', 'goalkeeper', 'defender', 'midfielder', 'forward'] as const;

test('each page has a card of its own in both languages, of the size that its head states', async () => {
  for (const card of CARDS.flatMap((name) => [pageCard(name, 'en'), pageCard(name, 'de')])) {
    const { width, height } = await sharp(`web/public${card.path}`).metadata();
    expect([card.path, width, height]).toEqual([card.path, card.width, card.height]);
  }
});
