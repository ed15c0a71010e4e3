import { describe, expect, test } from 'vitest';
import { MONTHS } from '../calendar-lists';
import { oldestCheck, rulesFor } from './recruiting-rules';
import { RECRUITING_RULES } from './rule-table';

const idsFor = (...args: Parameters<typeof rulesFor>): readonly string[] => rulesFor(...args).map(({ id }) => id);

describe('[S1-06] the recruiting rules', () => {
  test('a team gets the rules of its division and those of every division of its organisation', () => {
    const ids = idsFor('ncaa', 2, 'female');

    expect(ids).toContain('ncaa-d2-correspondence');
    expect(ids).toContain('ncaa-camps');
    expect(ids.filter((id) => /^(?:naia|njcaa|usports|ncaa-d[13])-/.test(id))).toEqual([]);
  });

  test('without a division all rules of the organisation are meant', () => {
    expect(idsFor('njcaa', null, null)).toEqual(expect.arrayContaining(['njcaa-d1-aid', 'njcaa-d2-aid', 'njcaa-d3-aid']));
    expect(idsFor('naia', null, 'male')).toContain('naia-contact');
  });

  test('where sources disagree, a rule has both values, each with its source', () => {
    const disputed = RECRUITING_RULES.filter(({ otherValue }) => otherValue !== null).map(({ id }) => id);
    expect(disputed).toEqual(['ncaa-d1-off-campus', 'ncaa-d2-off-campus', 'ncaa-d3-off-campus', 'ncaa-d1-transfer-window']);
  });

  test('a rule that begins on a day names that day in both languages', () => {
    const dated = RECRUITING_RULES.filter(({ monthDay }) => monthDay !== null);
    expect(dated.length).toBeGreaterThan(10);
    for (const { monthDay, value, id } of dated) {
      const [month = '', day = ''] = monthDay?.split('-') ?? [];
      const name = MONTHS.entries.find((entry) => entry.value === month);
      expect(value.en, id).toContain(`${name?.en ?? ''} ${Number(day)}`);
      expect(value.de, id).toContain(`${Number(day)}. ${name?.de ?? ''}`);
    }
  });

  test('what was not found names the official page, and the oldest check is the first of all days', () => {
    const unknown = RECRUITING_RULES.filter(({ certainty }) => certainty === 'unknown');
    expect(unknown.length).toBeGreaterThan(0);
    expect(unknown.filter(({ sourceAddress, note }) => sourceAddress === null || note === null)).toEqual([]);
    const [rule] = RECRUITING_RULES;
    expect(oldestCheck(rule === undefined ? [] : [rule, { ...rule, readOn: '2025-01-31' }])).toBe('2025-01-31');
    expect(oldestCheck([])).toBeNull();
  });
});
