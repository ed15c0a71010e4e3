import { describe, expect, test } from 'vitest';
import type { Division, League } from '../college-kinds';
import { changesAhead, type ContactClock, contactClock, isInterrupted } from './contact-clock';
import { CONTACT_ACTS, type ContactAct, contactRowOf, contactRule } from './contact-rule';
import { RECRUITING_RULES } from './rule-table';

type Team = readonly [League | null, Division | null];
const D1: Team = ['ncaa', 1];
const D2: Team = ['ncaa', 2];
const D3: Team = ['ncaa', 3];
const NAIA: Team = ['naia', null];

/** The answer of the clock in one line: what is allowed, until when, and what comes next. */
function lineOf(clock: ContactClock): string {
  if (clock.kind !== 'known') return clock.kind;
  const { may, until, next, needsClass } = clock;
  const then = next === null ? '' : `${next.kind === 'day' ? next.on : `summer ${next.year}`} ${next.acts.join(' ')}`;
  return [may.join(' ') || 'nothing', until ?? '', needsClass ? 'class?' : then].join(' | ');
}

const D1_BOTH = 'write call';
const IN_PERSON = 'meet invite';
const D2_ALL = 'write call meet invite';
const ALL = 'answer write call meet invite';

/**
 * Worked out by hand from the rows of college-data/rules.csv, not by the code. The class of a year ends 10th grade two
 * years earlier and begins 11th grade that fall. Division I: messages and calls June 15, meetings and official visits
 * August 1. Division II: all on June 15. Division III: messages and calls always, meetings after 10th grade (no day),
 * visits January 1 of 11th grade. NAIA: contact of any kind, always. NJCAA and U SPORTS: no row about contact.
 */
const CASES: readonly (readonly [Team, number | null, string, string])[] = [
  [D1, 2029, '2026-11-27', `nothing | 2027-06-14 | 2027-06-15 ${D1_BOTH}`],
  [D1, 2029, '2027-06-14', `nothing | 2027-06-14 | 2027-06-15 ${D1_BOTH}`],
  [D1, 2029, '2027-06-15', `${D1_BOTH} | 2027-07-31 | 2027-08-01 ${IN_PERSON}`],
  [D1, 2029, '2027-07-31', `${D1_BOTH} | 2027-07-31 | 2027-08-01 ${IN_PERSON}`],
  [D1, 2029, '2027-08-01', `${D1_BOTH} ${IN_PERSON} |  | `],
  [D1, 2029, '2029-06-30', `${D1_BOTH} ${IN_PERSON} |  | `],
  [D1, 2028, '2026-06-14', `nothing | 2026-06-14 | 2026-06-15 ${D1_BOTH}`],
  [D1, 2028, '2026-06-15', `${D1_BOTH} | 2026-07-31 | 2026-08-01 ${IN_PERSON}`],
  [D1, 2028, '2026-11-27', `${D1_BOTH} ${IN_PERSON} |  | `],
  [D1, 2027, '2026-11-27', `${D1_BOTH} ${IN_PERSON} |  | `],
  [D1, 2030, '2028-02-28', `nothing | 2028-06-14 | 2028-06-15 ${D1_BOTH}`],
  [D1, 2030, '2028-02-29', `nothing | 2028-06-14 | 2028-06-15 ${D1_BOTH}`],
  [D1, 2030, '2028-03-01', `nothing | 2028-06-14 | 2028-06-15 ${D1_BOTH}`],
  [D1, 2026, '2024-02-29', `nothing | 2024-06-14 | 2024-06-15 ${D1_BOTH}`],
  [D1, 2026, '2024-06-15', `${D1_BOTH} | 2024-07-31 | 2024-08-01 ${IN_PERSON}`],
  [D1, 2031, '2026-12-31', `nothing | 2029-06-14 | 2029-06-15 ${D1_BOTH}`],
  [D1, 2031, '2027-01-01', `nothing | 2029-06-14 | 2029-06-15 ${D1_BOTH}`],
  [D1, 1999, '2026-11-27', `${D1_BOTH} ${IN_PERSON} |  | `],
  [D1, 1999, '1997-06-14', `nothing | 1997-06-14 | 1997-06-15 ${D1_BOTH}`],
  [D1, 2100, '2026-11-27', `nothing | 2098-06-14 | 2098-06-15 ${D1_BOTH}`],
  [D1, null, '2026-11-27', 'nothing |  | class?'],
  [D2, 2029, '2026-11-27', `nothing | 2027-06-14 | 2027-06-15 ${D2_ALL}`],
  [D2, 2029, '2027-06-14', `nothing | 2027-06-14 | 2027-06-15 ${D2_ALL}`],
  [D2, 2029, '2027-06-15', `${D2_ALL} |  | `],
  [D2, 2028, '2026-06-14', `nothing | 2026-06-14 | 2026-06-15 ${D2_ALL}`],
  [D2, 2028, '2026-06-15', `${D2_ALL} |  | `],
  [D2, 2030, '2028-02-29', `nothing | 2028-06-14 | 2028-06-15 ${D2_ALL}`],
  [D2, 2027, '2026-11-27', `${D2_ALL} |  | `],
  [D2, 1999, '2026-11-27', `${D2_ALL} |  | `],
  [D2, null, '2026-11-27', 'nothing |  | class?'],
  [D3, 2029, '2026-11-27', `${D1_BOTH} |  | summer 2027 meet`],
  [D3, 2029, '2027-05-31', `${D1_BOTH} |  | summer 2027 meet`],
  [D3, 2029, '2027-08-31', `${D1_BOTH} |  | summer 2027 meet`],
  [D3, 2029, '2027-09-01', `${D1_BOTH} meet | 2027-12-31 | 2028-01-01 invite`],
  [D3, 2029, '2027-12-31', `${D1_BOTH} meet | 2027-12-31 | 2028-01-01 invite`],
  [D3, 2029, '2028-01-01', `${D1_BOTH} meet invite |  | `],
  [D3, 2029, '2028-02-29', `${D1_BOTH} meet invite |  | `],
  [D3, 2028, '2026-08-31', `${D1_BOTH} |  | summer 2026 meet`],
  [D3, 2028, '2026-09-01', `${D1_BOTH} meet | 2026-12-31 | 2027-01-01 invite`],
  [D3, 2028, '2026-11-27', `${D1_BOTH} meet | 2026-12-31 | 2027-01-01 invite`],
  [D3, 2027, '2025-12-31', `${D1_BOTH} meet | 2025-12-31 | 2026-01-01 invite`],
  [D3, 2027, '2026-01-01', `${D1_BOTH} meet invite |  | `],
  [D3, 2030, '2028-02-29', `${D1_BOTH} |  | summer 2028 meet`],
  [D3, 1999, '2026-11-27', `${D1_BOTH} meet invite |  | `],
  [D3, null, '2026-11-27', `${D1_BOTH} |  | class?`],
  [NAIA, 2029, '2026-11-27', `${ALL} |  | `],
  [NAIA, 2032, '2028-02-29', `${ALL} |  | `],
  [NAIA, 1999, '2026-11-27', `${ALL} |  | `],
  [NAIA, null, '2026-11-27', `${ALL} |  | `],
  [['naia', 2], 2029, '2026-11-27', `${ALL} |  | `],
  [['njcaa', 1], 2029, '2026-11-27', 'noRule'],
  [['njcaa', 3], 1999, '2028-02-29', 'noRule'],
  [['njcaa', null], null, '2026-11-27', 'noRule'],
  [['usports', null], 2029, '2027-06-15', 'noRule'],
  [['usports', null], null, '2026-11-27', 'noRule'],
  [['other', null], 2029, '2026-11-27', 'noLeague'],
  [['other', 1], null, '2028-02-29', 'noLeague'],
  [[null, null], 2029, '2026-11-27', 'noLeague'],
  [['ncaa', null], 2029, '2026-11-27', 'needsDivision'],
  [['ncaa', null], null, '2027-06-15', 'needsDivision'],
];

const clockOf = ([league, division]: Team, year: number | null, day: string, sex: 'male' | 'female' | null = null) =>
  contactClock({ league, division, sex }, year, day);

/** What a case must be about for the clock to be known. */
function known(...args: Parameters<typeof clockOf>) {
  const clock = clockOf(...args);
  if (clock.kind !== 'known') throw new Error(`The clock says ${clock.kind}`);
  return clock;
}

describe('the contact clock', () => {
  test('there are 60 cases, each once', () => {
    expect(new Set(CASES.map(([team, year, day]) => [...team, year, day].join('|'))).size).toBe(60);
  });

  test.each(CASES)('%j, class of %s, on %s: %s', (team, year, day, line) => {
    for (const sex of ['male', 'female', null] as const) expect(lineOf(clockOf(team, year, day, sex))).toBe(line);
  });

  test('only a row that speaks of answers, or of contact of any kind, says that a coach may answer', () => {
    const acts = (team: Team) => known(team, 2027, '2026-11-27').acts.map(({ act }) => act);
    expect([D1, D2, D3].filter((team) => acts(team).includes('answer'))).toEqual([]);
    expect(acts(NAIA)).toContain('answer');
  });

  test('in Division I, dead and quiet periods interrupt meetings and visits, whose days we did not find', () => {
    const clock = known(D1, 2027, '2026-11-27');
    expect(clock.periods).toMatchObject({ id: 'ncaa-d1-periods', certainty: 'unknown' });
    expect(CONTACT_ACTS.filter((act) => isInterrupted(clock, act))).toEqual(['meet', 'invite']);
    for (const team of [D2, D3, NAIA]) expect(known(team, 2027, '2026-11-27').periods).toBeNull();
  });

  test('the NJCAA has no row about contact; what another row says of visits stays, with its low certainty', () => {
    const clock = clockOf(['njcaa', 1], 2028, '2026-11-27');
    expect(clock).toMatchObject({
      ...{ kind: 'noRule', whose: 'NJCAA Division I' },
      acts: [{ act: 'invite', rule: { certainty: 'low' }, state: { kind: 'summer', year: 2027, isPast: false } }],
    });
    expect(clockOf(['usports', null], 2028, '2026-11-27')).toEqual({ kind: 'noRule', whose: 'U SPORTS', acts: [] });
  });

  test('every change ahead is in the order of time, a summer without a day before the winter', () => {
    expect(changesAhead(known(D3, 2029, '2026-11-27').acts)).toEqual([
      { kind: 'summer', year: 2027, acts: ['meet'] },
      { kind: 'day', on: '2028-01-01', acts: ['invite'] },
    ]);
    expect(changesAhead(known(D1, 2029, '2026-11-27').acts).map((one) => (one.kind === 'day' ? one.on : one.year))).toEqual([
      '2027-06-15',
      '2027-08-01',
    ]);
  });

  test('the school years of a class are over from August 1 of its year', () => {
    expect(known(D1, 2027, '2027-07-31').hasLeftSchool).toBe(false);
    expect(known(D1, 2027, '2027-08-01').hasLeftSchool).toBe(true);
    expect(known(D1, 1999, '2026-11-27').hasLeftSchool).toBe(true);
    expect(known(NAIA, null, '2026-11-27').hasLeftSchool).toBe(false);
  });

  test('the row of each act speaks of that act', () => {
    const WORDS: Readonly<Record<ContactAct, RegExp>> = {
      answer: /answer|any kind/i,
      write: /letters|any kind/i,
      call: /calls|any kind/i,
      meet: /in person|any kind/i,
      invite: /official visit|any kind/i,
    };
    const wrong = [D1, D2, D3, NAIA, ['njcaa', 1] as const, ['usports', null] as const].flatMap(([organisation, division]) => {
      const rules = RECRUITING_RULES.filter(
        (rule) => rule.organisation === organisation && (rule.division === null || rule.division === division),
      );
      return CONTACT_ACTS.flatMap((act) => {
        const row = contactRowOf(act, rules);
        return row === null || WORDS[act].test(row.topic.en) ? [] : [`${act}: ${row.id}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('says the same day as the notice of a coach who writes', () => {
    for (const division of [1, 2] as const) {
      const { next } = known(['ncaa', division], 2029, '2026-11-27');
      expect(next).toMatchObject({ kind: 'day', on: contactRule({ league: 'ncaa', division, sex: 'male' }, 2029)?.from });
    }
  });
});
