import { describe, expect, test } from 'vitest';
import type { College } from '../../college/college';
import { aCollege, aTeam } from '../../college/testing/a-college';
import type { Fact, ImportSource } from './fact';
import { mergeFacts, withSourcedValue } from './merge-facts';

const from = (source: string, year: number | null): ImportSource => ({ by: 'import', source, year });
const nickname = (value: string, source: ImportSource): Fact => ({ field: 'nickname', value, source });
const codes = (value: string[], source: ImportSource): Fact => ({ field: 'academics.cipCodes', value, source });
const sourceAfter = (known: ImportSource, fact: ImportSource): unknown =>
  mergeFacts(aCollege({ nickname: 'Pilots', sources: { nickname: known } }), [nickname('Pilots', fact)]).college.sources.nickname;

describe('a value that a file repeats', () => {
  test('keeps a source of the same year or a later one, and takes a newer one', () => {
    expect(sourceAfter(from('Survey', 2024), from('List', 2024))).toEqual(from('Survey', 2024));
    expect(sourceAfter(from('Survey', 2025), from('List', 2024))).toEqual(from('Survey', 2025));
    expect(sourceAfter(from('Survey', 2023), from('List', 2024))).toEqual(from('List', 2024));
  });

  test('takes the new source where either year is unknown', () => {
    expect(sourceAfter(from('Survey', null), from('List', 2024))).toEqual(from('List', 2024));
    expect(sourceAfter(from('Survey', 2024), from('List', null))).toEqual(from('List', null));
    expect(sourceAfter(from('Survey', null), from('List', null))).toEqual(from('List', null));
  });

  test('of a list stays with its source only where the stored list has every entry', () => {
    const known = from('Survey', 2024);
    const { academics } = aCollege();
    const college = aCollege({
      academics: { ...academics, cipCodes: ['52', '26'] },
      sources: { 'academics.cipCodes': known },
    });
    const codesAfter = (value: string[]) => mergeFacts(college, [codes(value, known)]).college.academics.cipCodes;
    expect(codesAfter(['26'])).toEqual(['52', '26']);
    expect(codesAfter(['52', '11'])).toEqual(['52', '11']);
  });
});

test('a fact of a team is written to that team alone', () => {
  const college: College = aCollege({ athletics: { sport: [aTeam({ sex: 'male' }), aTeam({ sex: 'female' })] } });
  const { sport } = withSourcedValue(college, 'athletics.sport.female.conference', 'Coast').athletics;
  expect(sport.map(({ sex, conference }) => [sex, conference])).toEqual([
    ['male', null],
    ['female', 'Coast'],
  ]);
});
