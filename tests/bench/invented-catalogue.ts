import { CAMPUS_SETTINGS, COLLEGE_TYPES, DIVISIONS } from '@touchline/domain/reference/college-kinds';
import { RANKING_LISTS } from '@touchline/domain/reference/ranking-lists';
import { pathNameOf } from '@touchline/domain/college/path-name';
import type { CatalogueEntry } from '@touchline/domain/search/catalogue-file';
import { type Dice, fixedDice } from '@touchline/domain/search/testing/fixed-dice';
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
 * The same invented catalogue at every run: a fact is unknown for about one college in ten, as government data have it.
 */
export function inventedCatalogue(count: number): readonly CatalogueEntry[] {
  const dice = fixedDice(11);
  const whole = (from: number, to: number) => (dice.chance(0.1) ? null : from + dice.below(to - from));
  const rate = () => (dice.chance(0.1) ? null : (500 + dice.below(9500)) / 100);
  return inventedColleges(count).map((college) => ({
    ...college,
    _id: college._id.replace('invented', 'college'),
    pathName: pathNameOf(college.name),
    aliases: [...college.aliases],
    color: dice.chance(0.3) ? null : `#${dice.below(0x1000000).toString(16).padStart(6, '0')}`,
    conference: dice.pick(CONFERENCES),
    league: dice.pick(['ncaa', 'ncaa', 'naia', 'njcaa']),
    division: dice.pick([...DIVISIONS, null]),
    sexes: dice.pick([['male'], ['female'], ['male', 'female']]),
    collegeType: dice.pick(COLLEGE_TYPES),
    affiliation: dice.chance(0.6) ? null : dice.pick(AFFILIATIONS),
    setting: dice.pick(CAMPUS_SETTINGS),
    students: whole(400, 40_000),
    fields: someOf(FAMILIES, dice),
    acceptanceRate: rate(),
    graduationRate: rate(),
    netPrice: whole(5000, 45_000),
    satLow: whole(800, 1500),
    satHigh: whole(1000, 1600),
    actLow: whole(15, 32),
    actHigh: whole(20, 36),
    lat: 25 + dice.below(24_000) / 1000,
    lng: -124 + dice.below(57_000) / 1000,
    milesToSea: whole(0, 900),
    hasCamp: dice.chance(0.2),
    rank: dice.chance(0.9) ? null : 1 + dice.below(300),
    isSampleRank: dice.chance(0.05),
    lists: dice.chance(0.9) ? [] : [dice.pick(RANKING_LISTS)],
  }));
}

function someOf(values: readonly string[], dice: Dice): string[] {
  return values.filter(() => dice.chance(0.6));
}
