import { expect, test } from 'vitest';
import { inShelfOrder, missingEssentials, shelfOf } from './edited-camps';
import { aCamp } from './testing/a-camp';

const TODAY = '2026-07-10';

test.each([
  ['draft', '2026-07-20', 'drafts'],
  ['draft', '2026-07-01', 'drafts'],
  ['published', '2026-07-10', 'upcoming'],
  ['published', '2026-07-09', 'past'],
  ['archived', '2026-07-20', 'past'],
] as const)('a camp that is %s and ends on %s stands in %s', (state, endsOn, shelf) => {
  expect(shelfOf({ state, endsOn }, TODAY)).toBe(shelf);
});

test('the next camp stands first, of past ones the latest', () => {
  const on = (state: 'published' | 'archived', day: string) => ({ state, startsOn: day, endsOn: day });
  const camps = [
    on('published', '2026-09-01'),
    on('published', '2026-06-01'),
    on('published', '2026-08-01'),
    on('archived', '2026-07-01'),
  ];
  const days = (shelf: 'upcoming' | 'past') => inShelfOrder(camps, shelf, TODAY).map(({ startsOn }) => startsOn);
  expect(days('upcoming')).toEqual(['2026-08-01', '2026-09-01']);
  expect(days('past')).toEqual(['2026-07-01', '2026-06-01']);
});

test('a camp with name and dates alone misses what families ask; a free one has a price, and one way to ask is enough', () => {
  const bare = { placeName: null, priceCents: null, description: null, registrationURL: null, contactEmail: null };
  expect(missingEssentials(aCamp(bare))).toEqual(['place', 'price', 'description', 'contact']);
  const told = { placeName: 'Lantern Field', priceCents: 0, description: 'Two sessions.', contactEmail: 'camps@example.edu' };
  expect(missingEssentials(aCamp({ ...bare, ...told }))).toEqual([]);
});
