import { CAMPUS_SETTINGS, COLLEGE_TYPES, DIVISIONS } from '@touchline/domain/reference/college-kinds';
import { STRENGTH_MARKS } from '@touchline/domain/reference/strength-marks';
import { SQUAD_MARKS } from '@touchline/domain/reference/squad-marks';
import { RANKING_LISTS } from '@touchline/domain/reference/ranking-lists';
import { pathNameOf } from '@touchline/domain/college/path-name';
import type { CatalogueEntry } from '@touchline/domain/search/catalogue-file';
import { type SeededRandom, seededRandom } from '@touchline/domain/search/testing/seeded-random';
import { inventedColleges } from '@touchline/domain/search/testing/invented-colleges';

const FAMILIES = [
  '01',
  '03',
  '09',
  '11',
  '13',
  '14',
  '16',
  '23',
  '24',
  '26',
  '27',
  '31',
  '40',
  '42',
  '45',
  '50',
  '51',
  '52',
  '54',
];
const AFFILIATIONS = ['Baptist', 'Catholic', 'Lutheran', 'Methodist', 'Presbyterian'];
const CONFERENCES = Array.from({ length: 110 }, (_, at) => `Invented Athletic Conference ${at + 1}`);

/**
 * The invented catalogue, the same in every run. A fact is unknown for about one college in ten, as in government data.
 */
export function inventedCatalogue(count: number): readonly CatalogueEntry[] {
  const random = seededRandom(11);
  const whole = (from: number, to: number) => (random.chance(0.1) ? null : from + random.below(to - from));
  const rate = () => (random.chance(0.1) ? null : (500 + random.below(9500)) / 100);
  return inventedColleges(count).map((college) => ({
    ...college,
    _id: college._id.replace('invented', 'college'),
    pathName: pathNameOf(college.name),
    aliases: [...college.aliases],
    color: random.chance(0.3) ? null : `#${random.below(0x1000000).toString(16).padStart(6, '0')}`,
    secondColor: null,
    conference: random.pick(CONFERENCES),
    league: random.pick(['ncaa', 'ncaa', 'naia', 'njcaa']),
    division: random.pick([...DIVISIONS, null]),
    sexes: random.pick([['male'], ['female'], ['male', 'female']]),
    inferred: [],
    needs: [],
    mensConference: `other-${random.pick(CONFERENCES).toLowerCase().replaceAll(' ', '-')}`,
    womensConference: null,
    mensDivision: null,
    womensDivision: null,
    missions: [],
    outOfStateTuition: whole(5000, 60_000),
    unitId: whole(100_000, 999_999),
    collegeType: random.pick(COLLEGE_TYPES),
    affiliation: random.chance(0.6) ? null : random.pick(AFFILIATIONS),
    setting: random.pick(CAMPUS_SETTINGS),
    students: whole(400, 40_000),
    fields: someOf(FAMILIES, random),
    acceptanceRate: rate(),
    graduationRate: rate(),
    netPrice: whole(5000, 45_000),
    satLow: whole(800, 1500),
    satHigh: whole(1000, 1600),
    actLow: whole(15, 32),
    actHigh: whole(20, 36),
    lat: 25 + random.below(24_000) / 1000,
    lng: -124 + random.below(57_000) / 1000,
    milesToSea: whole(0, 900),
    recruiting: ['male', 'female'],
    hasCamp: random.chance(0.2),
    rank: random.chance(0.9) ? null : 1 + random.below(300),
    isSampleRank: random.chance(0.05),
    lists: random.chance(0.9) ? [] : [random.pick(RANKING_LISTS)],
    squadMarks: someOf(SQUAD_MARKS, random),
    strength: random.chance(0.8) ? [] : someOf(STRENGTH_MARKS, random),
  }));
}

function someOf(values: readonly string[], random: SeededRandom): string[] {
  return values.filter(() => random.chance(0.6));
}
