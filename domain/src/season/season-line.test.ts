import { expect, test } from 'vitest';
import type { CollegeRank } from '../ranking/college-ranks';
import { freshmenLine, previewSeasonOf, seasonLine } from './season-line';

const rank = (changes: Partial<CollegeRank> = {}): CollegeRank => ({
  ...{ list: 'rpi', season: 2025, sex: 'female', isSample: false, publisher: 'Touchline', league: 'ncaa', division: 1 },
  ...{ rank: 2, previousRank: null, teams: 350, record: { wins: 21, losses: 2, ties: 2 } },
  inConference: { name: 'ACC', record: { wins: 9, losses: 0, ties: 1 } },
  ...changes,
});

test('a season in a line, in both languages', () => {
  expect(seasonLine([rank()], 'en')).toBe('2025: 21-2-2 · 9-0-1 in the ACC · 2nd by our RPI');
  expect(seasonLine([rank()], 'de')).toBe('2025: 21-2-2 · 9-0-1 in der ACC · 2. in unserem RPI');
  expect(previewSeasonOf([rank()])?.line).toBe('2025: 21-2-2 · 2nd by our RPI');
  expect(previewSeasonOf([rank({ rank: 11, record: null, publisher: 'NCAA' })])?.line).toBe('2025: 11th by the RPI');
});

test('how much freshmen play, in both languages', () => {
  expect(freshmenLine({ share: 24, season: 2024 }, 'en')).toBe('Freshmen made 24% of the starts in 2024');
  expect(freshmenLine({ share: 24, season: 2024 }, 'de')).toBe('24 % der Startelfplätze gingen 2024 an Freshmen');
});

test('the mark of a season changes with all that its line says, and with nothing else', () => {
  const changes: readonly Partial<CollegeRank>[] = [
    ...[{ season: 2024 }, { rank: 3 }, { publisher: 'NCAA' }, { record: null }],
    ...[{ record: { wins: 22, losses: 2, ties: 2 } }, { record: { wins: 21, losses: 2, ties: 3 } }],
  ];
  const marks = [{}, ...changes].map((change) => previewSeasonOf([rank(change)])?.mark);
  expect(new Set(marks).size).toBe(marks.length);
  expect(previewSeasonOf([rank({ inConference: null, previousRank: 4, teams: 9 })])?.mark).toBe(marks[0]);
});

test('samples, other lists and no rank give no line', () => {
  for (const ranks of [[], [rank({ isSample: true })], [rank({ list: 'attendance' })], [rank({ season: null })]]) {
    expect([previewSeasonOf(ranks), seasonLine(ranks, 'en')]).toEqual([null, null]);
  }
});
