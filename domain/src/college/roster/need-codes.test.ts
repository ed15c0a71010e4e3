import { describe, expect, test } from 'vitest';
import { codeOfNeed, needOfCode, openNeedCodes } from './need-codes';
import { aTeam } from '../testing/a-college';

const needOf = (position: 'GK' | 'CB', graduationYear: number, need: 'open' | 'watching' | 'closed') => ({
  id: `${position}-${graduationYear}`,
  position,
  graduationYear,
  need,
  changedOn: '2026-03-01',
});
const rosterNeeds = [needOf('GK', 2027, 'open'), needOf('CB', 2028, 'watching'), needOf('CB', 2029, 'closed')];

describe('the code of a need', () => {
  test('names team, position and class, and only open needs have one', () => {
    const codes = openNeedCodes([aTeam({ sex: 'male', rosterNeeds }), aTeam({ sex: 'female', rosterNeeds })]);
    expect(codes).toEqual(['mGK2027', 'wGK2027']);
    expect(codes.map((code) => needOfCode(code)?.sex)).toEqual(['male', 'female']);
    expect(codeOfNeed({ sex: 'female', position: 'FW', graduationYear: 2030 })).toBe('wFW2030');
  });

  test.each(['', 'GK2027', 'mXX2027', 'mGK27', 'mGK2027 ', 'xGK2027', 'mGK1999'])('%j is none', (text) => {
    expect(needOfCode(text)).toBeNull();
  });
});
