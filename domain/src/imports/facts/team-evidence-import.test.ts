import { describe, expect, test } from 'vitest';
import { editCollege } from '../../college/editing/edit-college';
import type { College } from '../../college/college';
import { readTeamRow } from './team-row';
import { planImport } from './plan-import';
import { rowFacts, someCells, valuesOf } from './testing/a-row';

const firstOf = (stored: readonly College[], given: Readonly<Record<string, string>>): College => {
  const plan = planImport([rowFacts(given)], stored, new Map());
  const college = plan.changes[0]?.after ?? stored[0];
  if (college === undefined) throw new Error('nothing was planned');
  return college;
};
const problemsOf = (given: Readonly<Record<string, string>>) => {
  const read = readTeamRow(someCells(given));
  return 'problems' in read ? read.problems.map(({ column }) => column) : [];
};
const PROVIDENCE = { unitid: '217402', name: 'Providence College', city: 'Providence', state: 'RI' };

describe('a row of Canada', () => {
  const acadia = { unitid: '', ca_id: 'ca-acadia', country: 'CA', name: 'Acadia University', city: 'Wolfville', state: 'NS' };

  test('becomes a college of its province, known again by its id whatever it is called', () => {
    const college = firstOf([], acadia);
    expect(college).toMatchObject({ ipedsUnitId: null, canadianId: 'ca-acadia', address: { country: 'CA' } });
    expect(firstOf([college], { ...acadia, name: 'Acadia', nickname: 'Axemen' })._id).toBe(college._id);
  });

  test.each([
    [{ ...acadia, ca_id: '' }, ['unitid']],
    [{ ...acadia, unitid: '100001' }, ['ca_id']],
    [{ ...acadia, ca_id: 'Acadia' }, ['ca_id']],
    [{ ...acadia, state: 'OH' }, ['state']],
    [{ ...acadia, country: 'Canada' }, ['country']],
    [{ country: 'US', state: 'NS' }, ['state']],
    [{ color_primary: 'blue' }, ['color_primary']],
    [{ soccer_men_evidence: 'sure' }, ['soccer_men_evidence']],
  ])('%j is refused with its column', (given, columns) => {
    expect(problemsOf(given)).toEqual(columns);
  });
});

describe('a team', () => {
  const inferred = {
    league: 'NAIA',
    soccer_men: 'yes',
    soccer_men_source: 'inferred: NAIA member 2025, general knowledge, no list seen',
    soccer_men_evidence: 'inferred',
  };

  test('carries how it is known, from the source and year that its row names', () => {
    const { athletics, sources } = firstOf([], inferred);
    expect(athletics.sport).toMatchObject([{ sex: 'male', evidence: 'inferred' }]);
    expect(sources['athletics.sport.male']).toMatchObject({ source: inferred.soccer_men_source, year: 2025 });
    expect(sources['athletics.sport.male.evidence']).toEqual(sources['athletics.sport.male']);
  });

  test('that a list names stays so with its source, whatever a later file only infers; the other way round it is put right', () => {
    const listed = {
      league: 'NAIA',
      soccer_men: 'yes',
      soccer_men_source: 'NAIA list of teams 2025',
      soccer_men_evidence: 'listed',
    };
    const later = {
      ...inferred,
      soccer_men_source: 'inferred: NAIA member 2027, general knowledge, no list seen',
      nickname: 'Owls',
    };
    const college = firstOf([firstOf([], listed)], later);

    expect(college).toMatchObject({ nickname: 'Owls', athletics: { sport: [{ evidence: 'listed' }] } });
    for (const field of ['athletics.sport.male', 'athletics.sport.male.evidence'])
      expect(college.sources[field]).toMatchObject({ source: 'NAIA list of teams', year: 2025 });
    expect(firstOf([firstOf([], inferred)], listed)).toMatchObject({
      athletics: { sport: [{ evidence: 'listed' }] },
      sources: { 'athletics.sport.male': { source: 'NAIA list of teams' } },
    });
  });

  test('that its coach confirmed stays confirmed, and one that a coach removed stays away', () => {
    const college = firstOf([], inferred);
    const edited = (path: string, value: unknown) =>
      editCollege(college, [{ op: 'replace', path, value }], { isAdmin: false, today: '2026-03-01' }).college;

    expect(firstOf([edited('/athletics/sport/0/evidence', 'confirmed')], inferred).athletics.sport).toMatchObject([
      { evidence: 'confirmed' },
    ]);
    expect(firstOf([edited('/athletics/sport/0', null)], { ...inferred, nickname: 'Owls' }).athletics.sport).toEqual([]);
  });
});

describe('the conference', () => {
  const before = firstOf([], { ...PROVIDENCE, league: 'NCAA', division: '3', conference_short_2022: 'Great Northeast' });
  const now = { ...PROVIDENCE, league: 'NCAA', division: '1', conference_2025: 'Big East', conference_short_2022: 'Big East' };

  test('of Providence College is put right by an import', () => {
    expect(before.conference).toBe('Great Northeast');
    expect(firstOf([before], now)).toMatchObject({ conference: 'Big East', division: 1 });
  });

  test('that a person wrote stays', () => {
    const edit = [{ op: 'replace', path: '/conference', value: 'Little East' }];
    const { college } = editCollege(before, edit, { isAdmin: true, today: '2026-03-01' });
    expect(firstOf([college], now).conference).toBe('Little East');
  });

  test('of 2025 goes before that of 2024, which is written as fans do, and that before 2022', () => {
    const all = { conference_2025: 'SEC', conference_ncaa_2024: 'Old Dominion Athletic Conf.', conference_short_2022: 'CAC' };
    const given = { league: 'NCAA', division: '3', ...all };
    expect(valuesOf(given).conference).toBe('SEC');
    expect(valuesOf({ ...given, conference_2025: '' }).conference).toBe('ODAC');
    expect(valuesOf({ ...given, conference_2025: '', conference_ncaa_2024: 'Nobody knows it' }).conference).toBe('CAC');
  });
});

test('a newer division and the sources of colours and nickname come from the row', () => {
  const given = {
    ...{ league: 'NCAA', division: '2', division_2026: '3', nickname: 'Gulls', nickname_source: 'ncaa.com school page 2024' },
    ...{ color_primary: '#0B3D2E', color_words: 'Green & Gold', color_source: 'ncaa.com school page 2024; teamcolors 2025' },
  };
  const { division, sources } = firstOf([], given);
  expect(division).toBe(3);
  expect(sources).toMatchObject({
    division: { source: 'NCAA Directory', year: 2026 },
    nickname: { source: 'ncaa.com school page', year: 2024 },
    color: { source: 'teamcolors', year: 2025 },
    colorWords: { source: 'ncaa.com school page', year: 2024 },
  });
});

test('families of studies do not write over the fields that are known of them', () => {
  const college = firstOf([], { top_cip2: '51:0.5' });
  const finer = { ...college, academics: { ...college.academics, cipCodes: ['51.3801', '11.0701'] } };
  expect(firstOf([finer], { top_cip2: '51:0.5|11:0.2' }).academics.cipCodes).toEqual(['51.3801', '11.0701']);
});
