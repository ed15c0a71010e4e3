import { describe, expect, test } from 'vitest';
import type { Profile } from '../profile';
import { isListedBySearchEngines, shownProfileTo } from './shown-profile';
import { full } from './testing/a-marked-profile';
import { adultsPageFrom, FIELD_GROUP_NAMES, type Reader } from './visibility';

describe('attack 220: a birthday', () => {
  const everybody = Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, 'everybody'])) as Profile['audiences'];
  const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  /** What a reader sees of somebody whose coming of age is that day, and whether search engines may list the page. */
  const seen = (adultFrom: string, reader: Reader, today: string) => {
    const stored = { ...full, adultFrom, audiences: everybody };
    return [shownProfileTo(stored, reader, today), isListedBySearchEngines(stored, today)];
  };

  test('[S1-08] shows in nothing that others see: what changes does so on the first day of the quarter after it', () => {
    for (const reader of ['visitor', 'member', 'coach'] as const)
      for (const birthday of ['2026-01-01', '2026-02-14', '2026-03-31', '2026-06-02', '2026-08-31', '2026-10-01', '2026-12-31']) {
        const days: string[] = [];
        for (let day = '2025-12-30'; day < '2027-01-03'; day = dayAfter(day)) {
          const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
          if (JSON.stringify(seen(birthday, reader, before)) !== JSON.stringify(seen(birthday, reader, day))) days.push(day);
        }
        expect([reader, birthday, days]).toEqual([reader, birthday, [adultsPageFrom(birthday)]]);
        expect(days[0] ?? '').toMatch(/^20\d\d-(?:01|04|07|10)-01$/);
        expect((days[0] ?? '') > birthday).toBe(true);
      }
  });

  test('is told apart from no other birthday of the same quarter', () => {
    for (const today of ['2026-04-01', '2026-05-15', '2026-06-30', '2026-07-01'])
      expect(seen('2026-06-02', 'visitor', today)).toEqual(seen('2026-04-01', 'visitor', today));
  });
});
