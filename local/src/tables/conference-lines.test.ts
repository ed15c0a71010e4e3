import { conferenceIdOfTeam } from '@touchline/domain/college/team-conference';
import type { College } from '@touchline/domain/college/college';
import { beforeAll, describe, expect, test } from 'vitest';
import { join } from 'node:path';
import { realColleges } from '../seed/real-colleges';
import { readTable, textOf, type TableLine } from '../seed/read-table';
import { COLLEGE_DATA, readCollegeTables } from './college-tables';
import { withConferences } from './conference-lines';

let colleges: ReadonlyMap<string, College>;
let lines: readonly TableLine[];
beforeAll(async () => {
  const all = realColleges(await readCollegeTables(), 'whole');
  colleges = new Map(all.map((college) => [String(college.ipedsUnitId ?? college.canadianId), college]));
  lines = await readTable(join(COLLEGE_DATA, 'conferences.csv'));
});
const SEX = { men: 'male', women: 'female' } as const;
const idOf = (id: string, sex: 'men' | 'women') => {
  const college = colleges.get(id);
  return college === undefined ? undefined : conferenceIdOfTeam(college, SEX[sex]);
};
const membersOf = (conference: string, sex: 'male' | 'female') =>
  [...colleges.values()].filter((college) => conferenceIdOfTeam(college, sex) === conference).map(({ name }) => name);

describe('the conferences of our teams', () => {
  test('[S3-10] are those of conferences.csv, team by team, where league and division are the team’s', () => {
    const wrong = lines.flatMap((line) => {
      const [id, sex] = [textOf(line, 'id'), textOf(line, 'sex') === 'men' ? 'men' : 'women'] as const;
      const college = colleges.get(id);
      const team = college?.athletics.sport.find((one) => one.sex === SEX[sex]);
      const isThere = team !== undefined && (college?.league ?? '') === textOf(line, 'league').toLowerCase();
      if (!isThere || String(college?.division ?? '') !== (line.division ?? '')) return [];
      const told = textOf(line, 'conference');
      const wanted = told.endsWith('-independent') ? null : told;
      return idOf(id, sex) === wanted ? [] : [[college?.name, sex, idOf(id, sex), wanted]];
    });
    expect(wrong).toEqual([]);
  });

  test('[S3-10] name all members: SMU beside Stanford, Ohio State beside Michigan', () => {
    expect(membersOf('ncaa-d1-acc', 'female')).toEqual(expect.arrayContaining(['Stanford', 'SMU', 'California']));
    expect(membersOf('ncaa-d1-acc', 'female')).toHaveLength(17);
    expect(membersOf('ncaa-d1-big-ten', 'female')).toEqual(expect.arrayContaining(['Michigan', 'Ohio State']));
    expect(membersOf('ncaa-d1-sun-belt', 'male')).toEqual(expect.arrayContaining(['Kentucky', 'South Carolina', 'UCF']));
    expect(membersOf('ncaa-d1-sec', 'male')).toEqual([]);
  });

  test('leave a line of another division aside, and refuse an unknown conference', () => {
    const row = { registryId: 1, name: 'Test', city: null, state: null, facts: [], unusable: [] };
    const line = { sex: 'men', league: 'NCAA', division: '1', conference: 'ncaa-d1-acc', source: 'a list 2025' };
    expect(withConferences(row, [line], [{ sex: 'men', league: 'NCAA', division: '2' }])).toBe(row);
    expect(withConferences(row, [line], [{ ...line }]).facts).toMatchObject([
      { field: 'conference', value: 'ACC', source: { source: 'a list', year: 2025 } },
    ]);
    expect(() => withConferences(row, [{ ...line, conference: 'ncaa-d1-moon' }], [line])).toThrow('ncaa-d1-moon');
  });
});
