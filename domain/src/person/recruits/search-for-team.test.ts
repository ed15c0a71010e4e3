import { describe, expect, test } from 'vitest';
import { searchForTeam } from './search-for-team';

const open = (position: 'GK' | 'CB' | 'FW', graduationYear: number) => ({ position, graduationYear, need: 'open' as const });

describe('the search that a coach starts from', () => {
  test('asks for the players of a team without needs', () => {
    expect(searchForTeam('female', []).filters).toEqual({ gender: ['Female'] });
    expect(searchForTeam('male', []).filters).toEqual({ gender: ['Male'] });
  });

  test('asks for the open positions of one class, and leaves out what the team only watches', () => {
    const needs = [open('GK', 2028), open('CB', 2028), { ...open('FW', 2027), need: 'watching' as const }];
    expect(searchForTeam('female', needs).filters).toEqual({ gender: ['Female'], position: ['CB', 'GK'], year: ['2028'] });
  });

  test('keeps several classes of one position, and of several positions the positions alone', () => {
    expect(searchForTeam('male', [open('GK', 2028), open('GK', 2027)]).filters).toEqual({
      gender: ['Male'],
      position: ['GK'],
      year: ['2027', '2028'],
    });
    expect(searchForTeam('male', [open('GK', 2028), open('CB', 2027)]).filters).toEqual({
      gender: ['Male'],
      position: ['CB', 'GK'],
    });
  });
});
