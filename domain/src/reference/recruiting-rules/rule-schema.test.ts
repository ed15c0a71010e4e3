import { expect, test } from 'vitest';
import { RULE_COLUMNS, ruleOfCells } from './rule-schema';

const ROW: Readonly<Record<string, string>> = {
  ...Object.fromEntries(RULE_COLUMNS.map((column) => [column, ''])),
  ...{ id: 'ncaa-d1-calls', organisation: 'ncaa', division: '1', sex: 'women', topic: 'Calls', topic_de: 'Anrufe' },
  ...{
    who: 'coach',
    who_de: 'Coach',
    month_day: '06-15',
    school_year: 'after grade 10',
    value: 'Allowed',
    value_de: 'Erlaubt',
  },
  ...{ season: '2025-26', certainty: 'high', source: 'A page', source_address: 'example.org/a', read_on: '2026-11-23' },
};

test('a row becomes a rule', () => {
  expect(ruleOfCells(ROW)).toMatchObject({
    rule: {
      ...{ division: 1, sex: 'female', monthDay: '06-15', schoolYear: { relation: 'after', grade: 10 } },
      ...{ source: { en: 'A page', de: 'A page' }, sourceAddress: 'example.org/a', otherValue: null, note: null },
    },
  });
  const others = { ...ROW, division: '', sex: 'both', school_year: 'grade 11', source_de: 'Eine Seite', note: 'N', note_de: 'M' };
  expect(ruleOfCells(others)).toMatchObject({
    rule: {
      division: null,
      sex: null,
      schoolYear: { relation: 'in', grade: 11 },
      source: { de: 'Eine Seite' },
      note: { de: 'M' },
    },
  });
});

test.each([
  ['id', 'NCAA calls', 'is not made of'],
  ['organisation', 'other', 'is none of ncaa'],
  ['division', '4', 'is no division'],
  ['sex', 'girls', 'is none of both'],
  ['topic', ' ', 'is empty'],
  ['value_de', 'x'.repeat(401), 'is not one line'],
  ['month_day', '02-30', 'is no day of a year'],
  ['month_day', '2026-06-15', 'is no day of a year'],
  ['school_year', 'after grade 13', 'is not “grade 10”'],
  ['school_year', '', 'is missing next to a day'],
  ['season', 'next year', 'is no season'],
  ['certainty', 'certain', 'is none of high'],
  ['source_address', 'https://example.org', 'is no address'],
  ['source_address', 'example.org/"onclick', 'is no address'],
  ['read_on', '2026-13-01', 'is no day'],
  ['note', 'in English only', 'exists in one language only'],
  ['other_value', 'without its source', 'needs its text and its source'],
])('%s “%s” %s', (column, cell, message) => {
  const read = ruleOfCells({ ...ROW, [column]: cell });
  const problems = 'problems' in read ? read.problems : [];
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toContain(message);
});

test('281: the source of a rule is an address, and never markup', () => {
  for (const source_address of ['javascript:alert(1)', 'example.org/"><script>', 'example.org/<b>', '//example.org', 'localhost'])
    expect('problems' in ruleOfCells({ ...ROW, source_address }), source_address).toBe(true);
});

test('a division needs an organisation that has divisions', () => {
  expect(ruleOfCells({ ...ROW, organisation: 'naia' })).toEqual({
    problems: [{ column: 'division', message: 'is set, but NAIA has no divisions' }],
  });
});
