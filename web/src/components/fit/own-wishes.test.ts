import { EQUAL_WEIGHTS } from '@touchline/domain/search/fit/fit-of';
import { FIT_PARTS } from '@touchline/domain/search/fit/fit-part';
import { describe, expect, test } from 'vitest';
import { FIT_TEXTS } from './fit-texts';
import { weightsIn } from './own-wishes';
import { reasonText } from './reason-texts';

describe('what this device stored of the fit', () => {
  test('weights of the range are read, and anything else is as if nobody had moved it', () => {
    expect(weightsIn({ level: 0, price: 10, academics: -1, place: 11, campus: '7', squad: null })).toEqual({
      ...EQUAL_WEIGHTS,
      ...{ level: 0, price: 10 },
    });
  });
});

describe('the words of the fit', () => {
  test('each reason names its figure and its source in both languages', () => {
    const reason = { kind: 'opening', line: 'GK', leaving: 3, known: 4, year: 2028, season: 2025, points: 75 } as const;
    expect(reasonText(reason, 'en')).toEqual({
      text: '3 of 4 goalkeepers will have finished before autumn 2028.',
      source: 'Public roster of autumn 2025; by class, if nobody transfers or stays on',
    });
    expect(reasonText(reason, 'de').text).toBe('3 von 4 Leuten im Tor sind vor dem Herbst 2028 fertig.');
    expect(reasonText({ kind: 'sat', own: 1000, low: 1100, high: 1300, points: 25 }, 'de').text).toBe(
      'Dein SAT von 1000 liegt unter der mittleren Hälfte der Studierenden, 1100 bis 1300.',
    );
  });

  test('every part has a name', () => {
    for (const part of FIT_PARTS)
      expect([FIT_TEXTS.en.parts[part], FIT_TEXTS.de.parts[part]].every((name) => name !== '')).toBe(true);
  });
});
