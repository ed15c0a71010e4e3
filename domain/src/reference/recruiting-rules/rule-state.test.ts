import { describe, expect, test } from 'vitest';
import type { RecruitingRule } from './recruiting-rule';
import { seasonName, whoseRule } from './rule-names';
import { notRecheckedSince, ruleState } from './rule-state';

const aRule: RecruitingRule = {
  ...{ id: 'ncaa-d1-calls', organisation: 'ncaa', division: 1, sex: null },
  ...{ topic: { en: 'Calls', de: 'Anrufe' }, who: { en: 'coach', de: 'Coach' }, monthDay: null, schoolYear: null },
  ...{ value: { en: 'Allowed', de: 'Erlaubt' }, otherValue: null, season: '2019-20 and since', certainty: 'high' },
  ...{ source: { en: 'A page', de: 'Eine Seite' }, sourceAddress: null, readOn: '2026-11-23', note: null },
};
const after10 = { ...aRule, monthDay: '06-15', schoolYear: { relation: 'after', grade: 10 } } as const;

describe('[S1-06] the state of a rule', () => {
  test('the class of 2028 finishes 10th grade in 2026: it begins on the day itself', () => {
    expect(ruleState(after10, 2028, '2026-06-14')).toEqual({ kind: 'begins', on: '2026-06-15' });
    expect(ruleState(after10, 2028, '2026-06-15')).toEqual({ kind: 'begun', since: '2026-06-15' });
    expect(ruleState(after10, 2029, '2026-06-15')).toEqual({ kind: 'begins', on: '2027-06-15' });
  });

  test.each([
    ['before grade 11', { relation: 'before', grade: 11 }, '08-01', '2026-08-01'],
    ['in grade 11, spring', { relation: 'in', grade: 11 }, '01-01', '2027-01-01'],
    ['in grade 12, autumn', { relation: 'in', grade: 12 }, '11-01', '2027-11-01'],
    ['after grade 12', { relation: 'after', grade: 12 }, '06-15', '2028-06-15'],
  ] as const)('of the class of 2028: %s', (_, schoolYear, monthDay, on) => {
    expect(ruleState({ ...aRule, schoolYear, monthDay }, 2028, '2025-01-01')).toEqual({ kind: 'begins', on });
  });

  test('without a day it begins with a summer', () => {
    const rule = { ...aRule, schoolYear: { relation: 'after', grade: 10 } } as const;
    expect(ruleState(rule, 2028, '2026-08-31')).toEqual({ kind: 'summer', year: 2026, isPast: false });
    expect(ruleState(rule, 2028, '2026-09-01')).toEqual({ kind: 'summer', year: 2026, isPast: true });
  });

  test('without a year of school it holds always, without a year of graduation nobody can say, and unknown stays so', () => {
    expect(ruleState(aRule, null, '2026-01-01')).toEqual({ kind: 'always' });
    expect(ruleState(after10, null, '2026-01-01')).toEqual({ kind: 'needsYear' });
    expect(ruleState({ ...after10, certainty: 'unknown' }, 2028, '2026-01-01')).toEqual({ kind: 'unknown' });
  });
});

describe('a rule that nobody has checked again', () => {
  test('a check of an earlier season says its day', () => {
    expect(notRecheckedSince(aRule, '2027-07-31')).toBeNull();
    expect(notRecheckedSince(aRule, '2027-08-01')).toBe('2026-11-23');
  });

  test.each([
    ['2019-20', '2019-20'],
    ['2014', '2014'],
    ['2025-26', '2025-26'],
    ['2026-27', null],
    ['2026', null],
    ['2014 and since', null],
    ['undated', null],
    ['standing rule', null],
  ])('a source on the season %s: %s', (season, since) => {
    expect(notRecheckedSince({ ...aRule, season }, '2026-11-24')).toBe(since);
  });

  test('seasons have words in both languages, and an organisation its division', () => {
    expect(['2019-20 and since', 'undated'].map((season) => seasonName(season, 'de'))).toEqual([
      '2019-20 und seither',
      'Quelle ohne Datum',
    ]);
    expect(seasonName('2019-20 and since', 'en')).toBe('2019-20 and since');
    expect([aRule, { ...aRule, division: null }].map(whoseRule)).toEqual(['NCAA Division I', 'NCAA']);
  });
});
