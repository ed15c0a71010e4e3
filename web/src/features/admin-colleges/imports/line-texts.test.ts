import { competitionOfLine } from '@touchline/domain/imports/rankings/competition-cells';
import { rankingLineOf } from '@touchline/domain/imports/rankings/ranking-lines';
import { resultLineOf } from '@touchline/domain/imports/rankings/result-lines';
import { describe, expect, test } from 'vitest';
import { germanLine } from './line-texts';

const GOOD = { league: 'NCAA', division: '1', sex: 'men', season: '2025', date: '2025-09-01', source: 'x' };
const MATCH = { ...GOOD, home: 'a', away: 'b', home_goals: '1', away_goals: '0' };
const RANK = { ...GOOD, ranking: 'usc', rank: '1', unitid: 'a' };
const team = (id: string) => (id.length === 1 ? { collegeId: id, name: id, conference: null, state: null } : null);

/** A cell that does not fit, in a line that fits otherwise. */
const WRONG_IN_MATCHES: Readonly<Record<string, string>> = {
  ...{ league: 'FIFA', sex: 'all', division: '9', season: 'x', date: '2025-02-31', home: 'nobody', away: 'a' },
  ...{ home_goals: 'x', away_goals: '', counts: 'maybe', neutral: 'maybe', place: 'a|b', source: '' },
};
const WRONG_IN_RANKINGS: Readonly<Record<string, string>> = {
  ...{ ranking: 'mine', season: 'x', date: 'x', rank: '0', unitid: 'nobody', record: 'x', rating: 'x', source: '' },
};

describe('the sentences of checks in German', () => {
  test.each(Object.entries(WRONG_IN_MATCHES))('a match with a wrong %s', (column, cell) => {
    const said = resultLineOf(2, { ...MATCH, [column]: cell }, team, '2026-01-01');
    expectGerman(said);
  });

  test.each(['2026-09-01', '2024-09-01'])('a match on %s', (date) => {
    expectGerman(resultLineOf(2, { ...MATCH, season: '2026', date }, team, '2026-01-01'));
  });

  test.each(Object.entries(WRONG_IN_RANKINGS))('a rank with a wrong %s', (column, cell) => {
    const said = rankingLineOf(2, { ...RANK, [column]: cell }, team);
    expectGerman(said);
  });

  test('what the file says stays as it is', () => {
    expect(germanLine('line 7, column ADM_RATE: "7" is not between 0 and 1')).toBe(
      'Zeile 7, Spalte ADM_RATE: "7" liegt nicht zwischen 0 und 1',
    );
    const said = competitionOfLine({ league: '' });
    expect(germanLine(`line 2, ${typeof said === 'string' ? said : ''}`)).toBe(
      'Zeile 2, Spalte league: eine leere Zelle ist nichts davon: NCAA, NAIA, NJCAA, U SPORTS',
    );
  });

  test('a sentence that nobody has put into German stays English', () => {
    expect(germanLine('something else happened')).toBe('something else happened');
  });
});

/** What is said of a cell that does not fit reads as German. */
function expectGerman(said: string | object): void {
  const sentence = `line 2, ${typeof said === 'string' ? said : 'nothing is said'}`;
  const german = germanLine(sentence);
  expect(german).toMatch(/^Zeile 2, Spalte \w+: /);
  expect(german, sentence).not.toMatch(/\b(?:is|lies|does|cannot)\b/);
}
