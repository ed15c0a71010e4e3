import { expect, test } from 'vitest';
import { campsToCome } from './college-camp';
import { aCamp } from './testing/a-camp';

test('a college lists the published camps that have not ended, the next first, without what only the camp’s own page tells', () => {
  const camp = (_id: string, startsOn: string, endsOn: string) => aCamp({ _id, startsOn, endsOn, priceCents: 12_500 });
  const camps = [
    camp('later', '2026-07-05', '2026-07-09'),
    camp('over', '2026-03-01', '2026-03-01'),
    camp('running', '2026-02-27', '2026-03-02'),
    camp('last-day', '2026-03-02', '2026-03-02'),
    aCamp({ _id: 'draft', state: 'draft', startsOn: '2026-07-01' }),
    aCamp({ _id: 'archived', state: 'archived', startsOn: '2026-07-01' }),
  ];
  const listed = campsToCome(camps, '2026-03-02');
  expect(listed.map(({ _id }) => _id)).toEqual(['running', 'last-day', 'later']);
  expect(listed[0]).toMatchObject({ priceCents: 12_500 });
  expect(listed[0]).not.toHaveProperty('contactEmail');
  expect(campsToCome([], '2026-03-02')).toEqual([]);
});
