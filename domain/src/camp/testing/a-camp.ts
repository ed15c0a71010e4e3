import { type Camp, CAMP_SCHEMA_VERSION } from '../camp';

/** A camp of one day with few details except the given ones. */
export function aCamp(given: Partial<Camp> = {}): Camp {
  const day = given.startsOn ?? '2026-07-11';
  return {
    _id: 'sample-camp',
    schemaVersion: CAMP_SCHEMA_VERSION,
    version: 1,
    collegeId: 'sample-college',
    state: 'published',
    name: 'Sample ID Clinic',
    type: 'idClinic',
    sex: 'both',
    description: null,
    startsOn: day,
    endsOn: day,
    startsAt: null,
    endsAt: null,
    timeZone: 'America/New_York',
    registrationClosesOn: null,
    placeName: null,
    address: { locality: null, administrative_area_level_1: null, country: null, postal_code: null, address: null },
    position: { lat: null, lng: null },
    priceCents: null,
    priceIncludes: null,
    capacity: null,
    spacesLeft: null,
    ages: { from: null, to: null },
    grades: { from: null, to: null },
    staff: [],
    cover: null,
    registrationURL: null,
    contactEmail: null,
    withheld: null,
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    ...given,
  };
}
