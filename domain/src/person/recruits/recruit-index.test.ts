import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Profile } from '../profiles/profile';
import { AUDIENCES, audienceOf, belongsTo, FIELD_GROUP_NAMES, type FieldGroup } from '../profiles/audience/visibility';
import { aProfile } from '../testing/a-profile';
import { gpaOnFour, RECRUIT_SETS, recruitIndexOf } from './recruit-index';

/** When the class of 2028 is left out. */
const CLASS_OVER = '2028-10-01';
const AT = '2026-06-01T12:00:00.000Z';
/** An adult’s page since today, a minor whose page becomes that of an adult on 1 July. */
const [ADULT, MINOR] = ['2026-03-01', '2026-06-02'];
const QUARTER = '2026-07-01';

/** A profile whose every group that is searched has a value of its own. */
const full = aProfile({
  displayName: 'Namora Sample',
  adultFrom: ADULT,
  citizenship: ['SE', 'US'],
  position: { main: ['GK', 'CB'] },
  address: { locality: 'Placeville', administrative_area_level_1: 'Ohio', country: 'CA' },
  teams: [
    {
      ...aProfile().teams[0],
      type: 'club',
      teamName: 'Teamworth FC',
      league: 'ECNL Girls',
      country: null,
      tier: 'T2',
      logo: null,
      showInHeader: true,
    },
  ],
  schoolName: 'Schoolham High',
  gpa: 3.6,
  gpaOf: 4,
});

/** What a set holds where it tells something of a group. */
const MARKERS: Readonly<Partial<Record<FieldGroup, RegExp>>> = {
  player: /"year":"2028"|"byYear":2028|"Junior"|"looking"|"left"|"GK"|"CB"/,
  teams: /ecnl|"T2"/,
  place: /"OH"|"CA"|@SE|@US/,
  town: /placeville/,
  videos: /"video":true/,
  school: /schoolham/,
  grades: /from3/,
};

const audiences = fc.record(
  Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, fc.constantFrom(null, ...AUDIENCES)])) as Record<
    FieldGroup,
    fc.Arbitrary<Profile['audiences'][FieldGroup]>
  >,
);

describe('the keys of a player', () => {
  test('[S1-08] hold each group in the set whose readers see it, and nothing of it in the other', () => {
    const seen = { open: 0, closed: 0 };
    fc.assert(
      fc.property(fc.constantFrom(ADULT, MINOR, null), audiences, (adultFrom, chosen) => {
        const stored = { ...full, adultFrom, audiences: chosen };
        const index = recruitIndexOf(stored, AT);
        for (const set of RECRUIT_SETS) {
          const text = JSON.stringify(index?.[set]);
          expect(text).toContain('namora');
          for (const [group, marker] of Object.entries(MARKERS) as [FieldGroup, RegExp][]) {
            const isOpen = belongsTo(set === 'open' ? 'visitor' : 'coach', audienceOf(stored, group, AT.slice(0, 10)));
            expect(marker.test(text), `${group} in ${set}`).toBe(isOpen);
            seen[isOpen ? 'open' : 'closed'] += 1;
          }
          const clubBy = ['teams', ...(adultFrom === ADULT ? [] : ['town'])] as const;
          const reader = set === 'open' ? 'visitor' : 'coach';
          const isClubOpen = clubBy.every((group) => belongsTo(reader, audienceOf(stored, group as FieldGroup, AT.slice(0, 10))));
          expect(/teamworth/.test(text), `the club in ${set}`).toBe(isClubOpen);
        }
      }),
      { seed: 72, numRuns: 2000 },
    );
    expect(Math.min(seen.open, seen.closed)).toBeGreaterThan(2000);
  });

  test('are there for players alone, and for nobody who is hidden', () => {
    expect(recruitIndexOf(full, AT)).not.toBeNull();
    for (const changes of [
      { type: 'parent' },
      { type: 'coach' },
      { hidden: true },
      { withheld: { at: AT, reason: 'A reason.', answeredAt: null } },
    ] as const)
      expect(recruitIndexOf({ ...full, ...changes }, AT)).toBeNull();
  });

  test('tell the day from which they are wider, while the player is a minor whose age is known', () => {
    expect(recruitIndexOf({ ...full, adultFrom: MINOR }, AT)?.due).toBe(QUARTER);
    for (const adultFrom of [null, full.adultFrom]) expect(recruitIndexOf({ ...full, adultFrom }, AT)?.due).toBe(CLASS_OVER);
    expect(recruitIndexOf({ ...full, adultFrom: MINOR }, '2026-06-30T23:59:59.999Z')).toEqual(
      recruitIndexOf({ ...full, adultFrom: MINOR }, AT),
    );
    const grown = recruitIndexOf({ ...full, adultFrom: MINOR }, `${QUARTER}T00:00:00.000Z`);
    expect([grown?.due, grown?.listed]).toEqual([CLASS_OVER, true]);
    expect(JSON.stringify(grown?.open)).toContain('schoolham');
    expect(JSON.stringify(recruitIndexOf({ ...full, adultFrom: MINOR }, AT)?.open)).not.toContain('schoolham');
  });

  test('[S1-09] order first who has Premium, while it lasts, and tell when it begins and ends', () => {
    const until = '2026-06-01T12:00:00.001Z';
    const index = (period: Profile['premium'], changes: Partial<Profile> = {}) =>
      recruitIndexOf({ ...full, premium: period, ...changes }, AT);
    const since = '2026-05-01T00:00:00.000Z';
    const plain = index(null);
    const bare: Partial<Profile> = { about: null, videos: [], teams: [], citizenship: [], position: { main: [] } };
    expect(index({ since, until }, bare)?.rank).toBeGreaterThan(plain?.rank ?? 0);
    expect([index({ since, until })?.verified, index({ since, until })?.due]).toEqual([true, until]);
    expect([index({ since, until: null })?.verified, index({ since, until: null })?.due]).toEqual([true, CLASS_OVER]);
    expect(index({ since, until: AT })).toEqual(plain);
    expect([index({ since: until, until: null })?.rank, index({ since: until, until: null })?.due]).toEqual([plain?.rank, until]);
    expect(index({ since, until: '2026-07-01T00:00:00.000Z' }, { adultFrom: MINOR })?.due).toBe(QUARTER);
  });

  test('come behind all others once the class is over, if visitors see the year, and keep their order', () => {
    const at = (day: string, changes: Partial<Profile> = {}) => recruitIndexOf({ ...full, ...changes }, `${day}T00:00:00.000Z`);
    const over = at('2028-10-01');
    expect([at('2028-09-30')?.due, over?.due]).toEqual(['2028-10-01', null]);
    expect(at('2028-09-30')?.rank).toBeGreaterThan(0);
    expect([over?.open.year, over?.open.byYear, over?.coach.byYear]).toEqual(['2028', 12_028, 12_028]);
    const premium = { since: '2026-05-01T00:00:00.000Z', until: null };
    expect(over?.rank).toBeGreaterThan(at('2028-10-01', { schoolName: null })?.rank ?? 0);
    expect(at('2028-10-01', { premium })?.rank).toBeLessThan(0);
    expect(at('2028-10-01', { type: 'playerCollege' })?.rank).toBeGreaterThan(0);
    expect(at('2028-10-01', { graduationYear: 2029 })?.rank).toBeGreaterThan(0);
  });

  test('attack 451: do not tell visitors by a missing entry that a closed class is over', () => {
    const closed = { ...full, audiences: { ...full.audiences, player: 'coaches' } } as const;
    const [before, after] = ['2028-09-30', '2028-10-01'].map((day) => recruitIndexOf(closed, `${day}T00:00:00.000Z`));
    expect(after).toEqual(before);
    expect([after?.due, after?.coach.byYear]).toEqual([null, 2028]);
  });

  test('order by what visitors see filled in, then by the last change', () => {
    const rank = (changes: Partial<Profile>): number => recruitIndexOf({ ...full, ...changes }, AT)?.rank ?? 0;
    expect(rank({})).toBeGreaterThan(rank({ schoolName: null }));
    expect(rank({ publicAt: '2026-05-02T00:00:00.000Z' })).toBeGreaterThan(rank({ publicAt: '2026-05-01T00:00:00.000Z' }));
    expect(rank({ updatedAt: '2026-05-02T00:00:00.000Z' })).toBe(rank({}));
    expect(rank({ schoolName: null, publicAt: '2026-05-02T00:00:00.000Z' })).toBeLessThan(rank({}));
    const closed = { ...full.audiences, school: 'coaches' } as const;
    expect(rank({ audiences: closed })).toBe(rank({ audiences: closed, schoolName: null }));
  });

  test('read a state by its code or its English name, and no other text', () => {
    const stateOf = (text: string | null) =>
      recruitIndexOf({ ...full, address: { ...full.address, administrative_area_level_1: text } }, AT)?.open.state;
    expect(['OH', 'ohio', ' Ohio ', 'Bavaria', null].map(stateOf)).toEqual(['OH', 'OH', 'OH', null, null]);
  });
});

test.each([
  [{ gpa: 3.6, gpaOf: 4 }, 3.6],
  [{ gpa: 1.5, gpaOf: 6 }, 3.5],
  [{ gpa: 3.6, gpaOf: null }, null],
  [{ gpa: null, gpaOf: 4 }, null],
  [{ gpa: 3.6, gpaOf: 7 }, null],
])('%j is %s on the scale of 4.0', (grades, four) => {
  expect(gpaOnFour(grades)).toBe(four);
});
