import { aCollege } from '@touchline/domain/college/testing/a-college';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { camp } from './camp';
import { momentIn } from './camp-span';
import { copiedCamp, newCamp, newCampForm } from './new-camp';
import { aCamp } from './testing/a-camp';

const MAKING = { _id: 'new-camp', at: '2026-03-02T10:00:00.000Z' };
const FORM = { name: 'Summer ID Clinic', type: 'idClinic', sex: 'both', startsOn: '2026-07-11', endsOn: '2026-07-12' } as const;

describe('a new camp', () => {
  test('is a draft at the place and in the time zone of its college', () => {
    const address = { locality: 'Dayton', administrative_area_level_1: 'Texas', country: 'US', postal_code: null, address: null };
    const made = newCamp(FORM, aCollege({ _id: 'host', address, position: { lat: 32, lng: -96 } }), MAKING);
    expect(made).toMatchObject({ ...FORM, _id: 'new-camp', collegeId: 'host', state: 'draft', version: 1 });
    expect(made).toMatchObject({ timeZone: 'America/Chicago', address, position: { lat: 32, lng: -96 }, createdAt: MAKING.at });
    expect(newCamp(FORM, aCollege(), MAKING).timeZone).toBe('America/New_York');
  });

  test.each([
    [-5, -4, 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH ON PA QC RI SC VA VT WV'],
    [-6, -5, 'AL AR IA IL KS LA MB MN MO MS ND NE OK SD TN TX WI'],
    [-6, -6, 'SK'],
    [-7, -6, 'AB CO ID MT NM NT UT WY'],
    [-7, -7, 'AZ'],
    [-8, -7, 'BC CA NV OR WA'],
    [-9, -8, 'AK'],
    [-10, -10, 'HI'],
    [-4, -3, 'NB NS PE'],
    [-3.5, -2.5, 'NL'],
  ])('keeps the clocks of its state: %d hours in winter and %d in summer in %s', (winter, summer, states) => {
    const hoursOn = (zone: string, day: string) => (Date.parse(`${day}T12:00:00Z`) - momentIn(zone, day, '12:00')) / 3_600_000;
    const wrong = states.split(' ').flatMap((state) => {
      const address = { ...aCollege().address, administrative_area_level_1: state };
      const { timeZone } = newCamp(FORM, aCollege({ address }), MAKING);
      const hours = [hoursOn(timeZone, '2026-01-15'), hoursOn(timeZone, '2026-07-15')];
      return hours[0] === winter && hours[1] === summer ? [] : [`${state}: ${timeZone}, ${hours.join(' and ')}`];
    });
    expect(wrong).toEqual([]);
  });

  test.each([{ endsOn: '2026-07-10' }, { name: ' ' }, { type: 'party' }, { sex: null }, { startsOn: '2026-02-30' }])(
    'with %j is refused',
    (wrong) => {
      expect(z.safeParse(newCampForm, { ...FORM, ...wrong }).success).toBe(false);
    },
  );
});

describe('last year’s camp again', () => {
  test('is a draft on the same weekdays, with its year, its deadline and all places free', () => {
    const earlier = aCamp({
      ...{ name: 'Summer Camp 2025', startsOn: '2025-07-12', endsOn: '2025-07-15', registrationClosesOn: '2025-07-01' },
      ...{ state: 'archived', version: 7, capacity: 60, spacesLeft: 0, priceCents: 19_500, staff: ['Sam Invented'] },
    });
    const copy = copiedCamp(earlier, MAKING);
    expect(copy).toEqual({
      ...earlier,
      ...{ _id: 'new-camp', version: 1, state: 'draft', name: 'Summer Camp 2026', spacesLeft: 60 },
      ...{ startsOn: '2026-07-11', endsOn: '2026-07-14', registrationClosesOn: '2026-06-30' },
      ...{ createdAt: MAKING.at, updatedAt: MAKING.at },
    });
    expect(new Date(copy.startsOn).getUTCDay()).toBe(new Date(earlier.startsOn).getUTCDay());
    expect(camp.parse(copy)).toEqual(copy);
  });

  test('of several years ago moves on until it lies ahead', () => {
    expect(copiedCamp(aCamp({ startsOn: '2022-07-09' }), MAKING).startsOn).toBe('2026-07-04');
    expect(copiedCamp(aCamp({ startsOn: '2025-03-03' }), MAKING).startsOn > '2026-03-02').toBe(true);
  });
});
