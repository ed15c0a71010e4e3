import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readDocument } from '../kernel/documents/define-collection';
import { type Camp, camp, CAMPS } from './camp';

const stored: Camp = {
  _id: 'harbor-point-id-clinic-2026',
  schemaVersion: 3,
  version: 1,
  collegeId: 'harbor-point-university',
  state: 'published',
  name: 'Harbor Point ID Clinic',
  type: 'idClinic',
  sex: 'female',
  description: 'Two days with the staff.',
  startsOn: '2026-07-11',
  endsOn: '2026-07-12',
  startsAt: '09:00',
  endsAt: '16:30',
  timeZone: 'America/New_York',
  registrationClosesOn: '2026-07-01',
  placeName: 'Harbor Field',
  address: { locality: 'Harbor Point', administrative_area_level_1: 'Maine', country: 'US', postal_code: null, address: null },
  position: { lat: 44.1, lng: -69.1 },
  priceCents: 19_500,
  priceIncludes: 'Lunch and a shirt',
  capacity: 60,
  spacesLeft: 12,
  ages: { from: 14, to: 18 },
  grades: { from: 9, to: 12 },
  staff: ['Sam Invented'],
  cover: null,
  registrationURL: 'https://www.harborpoint.example.edu/camps',
  contactEmail: null,
  withheld: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
};

test('a camp comes back from the store as it went in', () => {
  expect(camp.parse(stored)).toEqual(stored);
});

test('a camp of the first version, which knew no drafts, is published', () => {
  const { _id, state: _state, withheld: _withheld, ...first } = stored;
  expect(readDocument(CAMPS, `camps/${_id}`, { ...first, schemaVersion: 1 })).toEqual(stored);
});

test('a camp of one day with nothing else known is valid', () => {
  const unknown = {
    startsAt: null,
    endsAt: null,
    registrationClosesOn: null,
    priceCents: null,
    capacity: null,
    spacesLeft: null,
  };
  const sparse = {
    ...stored,
    ...unknown,
    endsOn: stored.startsOn,
    ages: { from: null, to: null },
    grades: { from: 9, to: null },
  };
  expect(z.safeParse(camp, sparse).success).toBe(true);
});

test.each([
  { endsOn: '2026-07-10' },
  { startsOn: '2026-02-30' },
  { registrationClosesOn: '2026-07-13' },
  { spacesLeft: 61 },
  { ages: { from: 18, to: 14 } },
  { grades: { from: 12, to: 9 } },
  { startsAt: '24:00' },
  { timeZone: '../etc' },
  { priceCents: 195.5 },
  { priceCents: -1 },
  { type: 'overnight' },
  { state: 'hidden' },
  { registrationURL: 'javascript:alert(1)' },
  { sponsor: 'x' },
  { capacity: undefined },
])('a camp with %j is refused', (changes) => {
  expect(z.safeParse(camp, { ...stored, ...changes }).success).toBe(false);
});
