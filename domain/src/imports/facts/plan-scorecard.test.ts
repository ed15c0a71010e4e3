import { describe, expect, test } from 'vitest';
import type { College } from '../../college/college';
import { editCollege } from '../../college/editing/edit-college';
import { aCollege } from '../../college/testing/a-college';
import { differencesOf, planImport, planScorecard, type ScorecardPlan } from './plan-import';
import { rowFacts } from './testing/a-row';
import { scorecardFacts } from './testing/a-scorecard-row';

const TEAMS = { unitid: '100001', ug_enrollment: '2000', tuition_in: '40000', top_cip2: '52:0.3|26:0.2' };
const CARD = { UGDS: '2150', TUITIONFEE_IN: '42000', ADM_RATE: '0.5', PCIP52: '0.3', PCIP26: '0.2', PCIP11: '0.1' };

/** Quarry Hill after the import of a team file, and a college that the file does not have. */
function theColleges(): College[] {
  return planImport([rowFacts(TEAMS), rowFacts({ unitid: '100002', name: 'Granite Falls College' })], [], new Map()).changes.map(
    ({ after }) => after,
  );
}
function plan(stored: readonly College[], cards: readonly Record<string, string>[], year = 2025): ScorecardPlan {
  const rows = cards.map((card) => scorecardFacts(card, year));
  return planScorecard(rows, stored, new Map(stored.map(({ pathName, _id }) => [pathName, _id])));
}
const afterwards = ({ changes }: ScorecardPlan, stored: readonly College[]): College[] =>
  stored.map((college) => changes.find(({ after }) => after._id === college._id)?.after ?? college);

describe('planning an import of government data', () => {
  test('goes by UNITID alone, creates nothing and says what found no partner on either side', () => {
    const stored = [...theColleges(), aCollege({ name: 'Quarry Hill College', ipedsUnitId: null })];
    const planned = plan(stored, [CARD, { UNITID: '49664501', INSTNM: 'Granite Falls College' }]);

    expect(planned).toMatchObject({ created: 0, changed: 1, rowsWithoutCollege: 1 });
    expect(planned.missing).toEqual(['Granite Falls College']);
    expect(planned.unnumbered).toEqual(['Quarry Hill College']);
    expect(planned.changes.map(({ after }) => after._id)).toEqual(['quarry-hill-college']);
  });

  test('each difference is listed with the value and source before; the same file again has none', () => {
    const stored = theColleges();
    const planned = plan(stored, [CARD]);
    const team = { by: 'import', source: 'College Scorecard', year: 2024 };

    expect(planned.changes.flatMap(differencesOf)).toEqual([
      { collegeId: 'quarry-hill-college', field: 'enrollmentSize', before: 2000, after: 2150, was: team },
      {
        collegeId: 'quarry-hill-college',
        field: 'academics.details.admission.acceptanceRate',
        before: null,
        after: 50,
        was: null,
      },
      {
        collegeId: 'quarry-hill-college',
        field: 'academics.details.costs.inStateTuition',
        before: 40_000,
        after: 42_000,
        was: team,
      },
      {
        collegeId: 'quarry-hill-college',
        field: 'academics.cipCodes',
        before: ['52', '26'],
        after: ['52', '26', '11'],
        was: team,
      },
      {
        ...{ collegeId: 'quarry-hill-college', field: 'academics.yearlyFigures', before: [], was: null },
        after: [
          {
            ...{ year: 2025, netPrice: null, inStateTuition: 42_000, outOfStateTuition: null, costOfAttendance: null },
            ...{ acceptanceRate: 50, undergraduates: 2150, graduationRate: null },
          },
        ],
      },
    ]);
    expect(plan(afterwards(planned, stored), [CARD])).toMatchObject({ changes: [], changed: 0, unchanged: 1 });
  });

  test('what a coach wrote or deleted stays', () => {
    const [quarry, granite] = theColleges();
    if (quarry === undefined || granite === undefined) throw new Error('no colleges');
    const edits = [
      { op: 'replace', path: '/enrollmentSize', value: 2222 },
      { op: 'replace', path: '/academics/details/costs/inStateTuition', value: null },
    ];
    const { college } = editCollege(quarry, edits, { isAdmin: false, today: '2026-03-01' });
    const planned = plan([college, granite], [CARD]);

    expect([...planned.kept.keys()].toSorted()).toEqual(['academics.details.costs.inStateTuition', 'enrollmentSize']);
    const [after] = afterwards(planned, [college]);
    expect(after?.enrollmentSize).toBe(2222);
    expect(after?.academics.details.costs.inStateTuition).toBeNull();
    expect(after?.academics.details.admission.acceptanceRate).toBe(50);
  });

  test('an older file fills what is not known and changes nothing that a newer one wrote', () => {
    const stored = afterwards(plan(theColleges(), [CARD], 2025), theColleges());
    const planned = plan(stored, [{ ...CARD, UGDS: '1900', STUFACR: '12' }], 2022);

    expect([...planned.older]).toEqual([['enrollmentSize', 1]]);
    const [quarry] = afterwards(planned, stored);
    expect(quarry?.enrollmentSize).toBe(2150);
    expect(quarry?.academics.details.students.studentFacultyRatio).toBe(12);
    expect(quarry?.sources['academics.details.students.studentFacultyRatio']?.year).toBe(2022);
  });

  test('a newer file that says the same moves the year on; the team file after it takes nothing back', () => {
    const colleges = theColleges();
    const stored = afterwards(plan(colleges, [CARD], 2024), colleges);
    const [moved] = afterwards(plan(stored, [CARD], 2026), stored);
    expect(moved?.sources.enrollmentSize).toEqual({ by: 'import', source: 'College Scorecard', year: 2026 });

    const again = planImport([rowFacts({ ...TEAMS, ug_enrollment: '2150', tuition_in: '42000' })], stored, new Map());
    expect(again.changes).toEqual([]);
  });
});
