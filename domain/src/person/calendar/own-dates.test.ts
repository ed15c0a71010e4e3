import { describe, expect, test } from 'vitest';
import { aListedCamp } from '../../camp/testing/a-listed-camp';
import type { Division, League } from '../../reference/college-kinds';
import { contactClock } from '../../reference/recruiting-rules/contact-clock';
import { comesOfAgeOn } from '../consent/age-rules';
import { type DatedCollege, type OwnDate, ownDates } from './own-dates';

const DAY = '2026-11-27';

interface Given extends Partial<Pick<DatedCollege, 'stage' | 'nextStep'>> {
  readonly league?: League;
  readonly division?: Division | null;
  readonly year?: number | null;
}

function college(
  name: string,
  { league = 'ncaa', division = 1, year = 2029, stage = 'interested', nextStep = null }: Given = {},
) {
  const clock = contactClock({ league, division, sex: 'female' }, year, DAY);
  return { collegeId: name.toLowerCase(), name, stage, nextStep, clock };
}

const datesOf = (saved: readonly DatedCollege[], more: Partial<Parameters<typeof ownDates>[0]> = {}) =>
  ownDates({ saved, camps: [], adultFrom: null, ...more }, DAY);
const when = (date: OwnDate) => `${date.kind} ${date.kind === 'summer' ? date.year : date.on}`;

describe('the dates of a player', () => {
  test('colleges with the same change share a date; other divisions and classes have their own', () => {
    const dates = datesOf([college('Alpha'), college('Beta', { division: 2 }), college('Gamma')]);

    expect(dates).toEqual([
      {
        ...{ kind: 'contact', on: '2027-06-15', whose: 'NCAA Division I', acts: ['write', 'call'] },
        ...{ periodsOf: null, colleges: ['Alpha', 'Gamma'] },
      },
      {
        ...{ kind: 'contact', on: '2027-06-15', whose: 'NCAA Division II', acts: ['write', 'call', 'meet', 'invite'] },
        ...{ periodsOf: null, colleges: ['Beta'] },
      },
      {
        ...{ kind: 'contact', on: '2027-08-01', whose: 'NCAA Division I', acts: ['meet', 'invite'] },
        ...{ periodsOf: 'NCAA', colleges: ['Alpha', 'Gamma'] },
      },
    ]);
  });

  test('a summer without a day stands before the days of its June', () => {
    expect(datesOf([college('Alpha'), college('Delta', { division: 3 })]).map(when)).toEqual([
      'summer 2027',
      'contact 2027-06-15',
      'contact 2027-08-01',
      'contact 2028-01-01',
    ]);
  });

  test('no rule, no class and a dropped college bring no contact dates; the step of a dropped one stays', () => {
    const nextStep = { text: 'Say no', on: '2026-12-01' };
    const saved = [
      college('Junior', { league: 'njcaa' }),
      college('North', { league: 'usports', division: null }),
      college('Nobody', { year: null }),
      college('Gone', { stage: 'dropped', nextStep }),
    ];
    expect(datesOf(saved).map(when)).toEqual(['step 2026-12-01']);
  });

  test('a step is overdue after its day, one without a day is none, and that of the stage Visit is a visit', () => {
    const step = (on: string | null) => ({ text: 'Write again', on });
    const saved = [
      college('Late', { league: 'naia', nextStep: step('2026-11-26') }),
      college('Today', { league: 'naia', nextStep: step(DAY), stage: 'visit' }),
      college('Some day', { league: 'naia', nextStep: step(null) }),
    ];
    expect(datesOf(saved).map((date) => [when(date), 'isOverdue' in date && date.isOverdue])).toEqual([
      ['step 2026-11-26', true],
      [`visit ${DAY}`, false],
    ]);
  });

  test('a saved camp brings the end of its registration and itself, until each is over', () => {
    const camp = aListedCamp({ startsOn: '2026-11-26', endsOn: '2026-11-28', registrationClosesOn: '2026-11-01' });
    const next = aListedCamp({ startsOn: '2027-07-10', endsOn: '2027-07-12', registrationClosesOn: '2027-06-15' });
    const over = aListedCamp({ startsOn: '2026-11-24', endsOn: '2026-11-26' });
    const dates = datesOf([college('Alpha')], { camps: [next, camp, over] });
    expect(dates.map(when)).toEqual([
      'camp 2026-11-26',
      'contact 2027-06-15',
      'deadline 2027-06-15',
      'camp 2027-07-10',
      'contact 2027-08-01',
    ]);
  });

  test('the 18th birthday is a date until it is over, also of who is born on February 29', () => {
    const adultFrom = comesOfAgeOn('2009-02-28');
    expect(datesOf([], { adultFrom })).toEqual([{ kind: 'adult', on: '2027-02-28' }]);
    expect(datesOf([], { adultFrom: comesOfAgeOn('2012-02-29') })).toEqual([{ kind: 'adult', on: '2030-03-01' }]);
    expect(datesOf([], { adultFrom: '2026-11-26' })).toEqual([]);
  });
});
