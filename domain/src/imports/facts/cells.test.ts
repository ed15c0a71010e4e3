import { describe, expect, test } from 'vitest';
import { readTeamRow } from './team-row';
import { aRow, someCells } from './testing/a-row';

const problemsOf = (given: Readonly<Record<string, string>>): unknown => {
  const read = readTeamRow(someCells(given));
  return 'problems' in read ? read.problems : [];
};

describe('a row of a team file', () => {
  test.each(['', '  ', 'NA', 'N/A', 'NULL', 'null', 'NaN', 'PrivacySuppressed', 'PS', ' PS '])(
    '%j is null, never zero',
    (cell) => {
      expect(aRow({ tuition_in: cell, adm_rate: cell, nickname: cell, control: cell, top_cip2: cell })).toMatchObject({
        tuition_in: null,
        adm_rate: null,
        nickname: null,
        control: null,
        top_cip2: null,
      });
    },
  );

  test('a zero is a number', () => {
    expect(aRow({ tuition_in: '0', adm_rate: '0.0' })).toMatchObject({ tuition_in: 0, adm_rate: 0 });
  });

  test('doubled blanks and blanks around a text go, the ones between aliases stay', () => {
    expect(aRow({ name: " D'Youville  University ", aliases: 'One  Two' })).toMatchObject({
      name: "D'Youville University",
      aliases: 'One  Two',
    });
  });

  test('words are read whatever their case', () => {
    expect(aRow({ league: 'ncaa', division: '2', control: 'PUBLIC', campus_setting: 'town', soccer_men: 'Yes' })).toMatchObject({
      league: 'ncaa',
      division: 2,
      control: 'public',
      campus_setting: 'town',
      soccer_men: true,
    });
  });

  test.each([
    [{ unitid: '' }, 'unitid', 'is empty, and so is ca_id, the id of a Canadian university'],
    [{ unitid: 'x1' }, 'unitid', '"x1" is not a number'],
    [{ unitid: '100001.5' }, 'unitid', '"100001.5" is not a whole number'],
    [{ name: 'NULL' }, 'name', 'is empty'],
    [{ name: 'Universit\uFFFDt' }, 'name', '"Universit\uFFFDt" is not UTF-8 text'],
    [{ adm_rate: '63.9' }, 'adm_rate', '"63.9" is not between 0 and 1'],
    [{ adm_rate: '0,64' }, 'adm_rate', '"0,64" is not a number'],
    [{ adm_rate: '0x1' }, 'adm_rate', '"0x1" is not a number'],
    [{ ug_enrollment: '1e999' }, 'ug_enrollment', '"1e999" is not between 0 and 1000000'],
    [{ lat: '-95' }, 'lat', '"-95" is not between -90 and 90'],
    [{ control: 'Church' }, 'control', '"Church" is none of Public, Private nonprofit, Private for-profit'],
    [{ control: '__proto__' }, 'control', '"__proto__" is none of Public, Private nonprofit, Private for-profit'],
    [{ league: 'NAIA', division: '1' }, 'division', 'is given, but the league has no divisions'],
    [{ division: '4', league: 'NCAA' }, 'division', '"4" is none of 1, 2, 3'],
    [{ top_cip2: '51:0.1|medicine' }, 'top_cip2', '"51:0.1|medicine" is not a list like 51:0.147|52:0.113'],
    [{ city: 'x'.repeat(300) }, 'city', `"${'x'.repeat(40)}…" is longer than 200 characters`],
  ])('%j is refused with its column', (given, column, message) => {
    expect(problemsOf(given)).toEqual([{ column, message }]);
  });

  test('every broken cell of a row is named', () => {
    expect(problemsOf({ lat: 'north', lng: 'west' })).toHaveLength(2);
  });
});
