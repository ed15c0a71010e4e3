import fc from 'fast-check';
import type { CatalogueEntry } from '../catalogue-file';
import { aFindableCollege } from './a-findable-college';

const orUnknown = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 4 });
const whole = (min: number, max: number) => orUnknown(fc.integer({ min, max }));

/** Colleges with few different values and many unknown ones, so that filters meet. */
export const someFindableColleges: fc.Arbitrary<readonly CatalogueEntry[]> = fc
  .array(
    fc.record({
      word: fc.constantFrom('Ash', 'Birch', 'Cedar', 'Oak'),
      state: orUnknown(fc.constantFrom('CA', 'Ohio', 'ME', 'ON', 'PR')),
      conference: orUnknown(fc.constantFrom('Coast', 'Hills', 'Lakes')),
      league: orUnknown(fc.constantFrom('ncaa' as const, 'naia' as const, 'njcaa' as const)),
      division: orUnknown(fc.constantFrom(1 as const, 2 as const, 3 as const)),
      sexes: fc.subarray(['male' as const, 'female' as const]),
      fields: fc.subarray(['11', '26', '52']),
      collegeType: orUnknown(fc.constantFrom('public' as const, 'privateNonprofit' as const)),
      affiliation: orUnknown(fc.constantFrom('Lutheran', 'Quaker')),
      setting: orUnknown(fc.constantFrom('city' as const, 'rural' as const)),
      students: whole(0, 30_000),
      acceptanceRate: whole(0, 100),
      graduationRate: whole(0, 100),
      netPrice: whole(0, 40_000),
      satLow: whole(400, 1600),
      actLow: whole(1, 36),
      lat: whole(25, 49),
      lng: whole(-124, -67),
      milesToSea: whole(0, 60),
      needs: fc.subarray(['mGK2027', 'wGK2027', 'wFW2028']),
      missions: fc.subarray(['hbcu' as const, 'womens' as const]),
      outOfStateTuition: whole(0, 90_000),
      unitId: whole(100_000, 999_999),
      hasCamp: fc.boolean(),
      rank: whole(1, 40),
      isSampleRank: fc.boolean(),
      squadMarks: fc.subarray(['mGK2027', 'wFW2028', 'm:homeLess', 'm:freshmenPlay', 'w:abroadMore', 'w:squadSmaller']),
      strength: fc.subarray(['m1', 'm3', 'w2', 'w4']),
      lists: fc.subarray(['rpi' as const, 'bestPublic' as const, 'byTheSea' as const]),
    }),
    { maxLength: 40 },
  )
  .map((rows) =>
    rows.map(({ word, ...given }, at) => aFindableCollege(`${word} College ${at}`, { ...given, ...conferencesOf(given) })),
  );

/** The conference of the college is that of its teams; the women's team of one in the Lakes plays in the Hills. */
function conferencesOf({ conference }: { readonly conference: string | null }) {
  const idOf = (name: string | null) => (name === null ? null : `ncaa-d1-${name.toLowerCase()}`);
  return { mensConference: idOf(conference), womensConference: idOf(conference === 'Lakes' ? 'Hills' : conference) };
}
