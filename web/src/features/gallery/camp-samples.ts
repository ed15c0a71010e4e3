import type { ComponentProps } from 'react';
import type { CampCard } from '../../components/camp-card';

type ShownCamp = ComponentProps<typeof CampCard>['camp'];

/** A camp of the gallery; invented. */
export const ONE_CAMP: ShownCamp = {
  name: 'Larkmoor Autumn ID Clinic',
  type: 'idClinic',
  sex: 'female',
  startsOn: '2027-10-09',
  endsOn: '2027-10-10',
  registrationClosesOn: '2027-09-30',
  address: { locality: 'Larkmoor', administrative_area_level_1: 'OH', country: 'US', postal_code: null, address: null },
  priceCents: 18_500,
  spacesLeft: 12,
  ages: { from: 14, to: 18 },
};

/** Only what every camp has. */
export const BARE_CAMP: ShownCamp = {
  ...ONE_CAMP,
  name: 'Oake Day',
  type: 'day',
  sex: 'both',
  endsOn: '2027-10-09',
  registrationClosesOn: null,
  address: { ...ONE_CAMP.address, locality: null, administrative_area_level_1: null },
  priceCents: null,
  spacesLeft: null,
  ages: { from: null, to: null },
};

/** Everything as long as it can get. */
export const LONG_CAMP: ShownCamp = {
  ...ONE_CAMP,
  name: 'The Saint Bartholomew Heights Residential Goalkeeping, Finishing and Leadership Summer Academy for Advanced Players',
  type: 'residential',
  startsOn: '2027-12-28',
  endsOn: '2028-01-04',
  address: { ...ONE_CAMP.address, locality: 'Saint Bartholomew-on-the-Upper-Larkmoor Heights' },
  priceCents: 1_234_550,
  spacesLeft: 0,
};

/** Six camps: one place left, none left, free, one day, the turn of a year. */
export const MANY_CAMPS: readonly ShownCamp[] = [
  ONE_CAMP,
  { ...ONE_CAMP, name: 'Wexcombe Goalkeeper Days', type: 'goalkeeper', sex: 'male', spacesLeft: 1 },
  { ...ONE_CAMP, name: 'Tarnside Team Week', type: 'team', sex: 'both', spacesLeft: 0 },
  { ...ONE_CAMP, name: 'Dunlow Open Day', type: 'day', endsOn: ONE_CAMP.startsOn, priceCents: 0 },
  { ...ONE_CAMP, name: 'Fennbrook Winter Camp', type: 'residential', startsOn: '2027-12-28', endsOn: '2028-01-04' },
  { ...ONE_CAMP, name: 'Ashmere Under Tens', ages: { from: null, to: 10 } },
];
