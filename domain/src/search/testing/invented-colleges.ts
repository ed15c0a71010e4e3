import type { SearchableCollege } from '../matching/searchable-college';
import { seededRandom, type SeededRandom } from './seeded-random';

const wordsOf = (text: string) => text.trim().split(/\s+/);
const linesOf = (text: string) => text.trim().split(/\s*,\s*/);

const PLACE_STARTS =
  wordsOf(`Ash Bay Beaver Bell Birch Black Blue Bridge Brook Canter Cedar Clare Clear Clover Cran Dan East Elk Fair Fern Glen Green Harris
  Haver Hazel High Hollis Kens King Lake Lynd Maple Mar Mead Mill New Nor Oak Pem Pine Red Ridge River Rock Roches Rose Sand Shel Silver Spring Stan Stone
  Summer Thorn Tren Wal Water West Whit Wil Win Wood York`);
const PLACE_ENDS = wordsOf(
  'borough bridge brook burg bury dale field ford grove ham haven hurst land mont more mouth port ridge shire side stead ton view ville wood',
);
const PEOPLE =
  wordsOf(`Adams Aldrich Allen Bancroft Barnes Bates Benedict Bennett Bishop Bowen Bradley Brewer Caldwell Calhoun Carroll Carver Chandler Coleman
  Crawford Crosby Cummings Dalton Davidson Dawson Donovan Drake Eaton Edwards Ellis Emerson Everett Fairbanks Fletcher Foster Franklin Fuller Garrison Gibbs
  Goddard Graham Grant Griffin Hale Hamilton Harding Harper Hartman Hastings Hayes Henderson Holland Hopkins Howard Hudson Hunter Irving Jackson Jefferson
  Jennings Keller Kendall Knox Lambert Lawrence Lincoln Livingston Logan Madison Marshall Mason McAllister McKinley Mercer Merrill Mitchell Monroe Morgan
  Nelson Newell Norris Oliver Osborne Palmer Parker Patterson Payne Perkins Pierce Porter Prescott Quincy Randolph Reed Reynolds Rhodes Sawyer Seward
  Sheridan Simmons Spencer Sterling Stewart Sullivan Sumner Taylor Thayer Tucker Turner Tyler Vance Wallace Walton Warren Watkins Webster Weston Whitaker
  Whitman Wilkes Winslow Wright`);
const SAINTS = wordsOf(
  "Ambrose Andrew Anselm Augustine Bernard Catherine Clare Edward Francis Gregory James Jerome Leo Luke Mark's Mary's Michael's Peter's Vincent Xavier",
);
const STATES =
  linesOf(`Alabama, Arizona, Arkansas, California, Colorado, Connecticut, Florida, Georgia, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana,
  Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York,
  North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia,
  Washington, West Virginia, Wisconsin, Wyoming`);
const ANIMALS = wordsOf(
  'Badgers Bears Bison Bobcats Bulldogs Cougars Cardinals Eagles Falcons Foxes Hawks Herons Hornets Lions Mustangs Otters Owls Panthers Rams Tigers Wildcats',
);
const COLOURS = wordsOf('Blue Golden Red River Silver Mountain Fighting Flying Prairie Purple');
const FAITHS = wordsOf('Baptist Christian Lutheran Methodist Presbyterian Wesleyan');
const DIRECTIONS = wordsOf('Eastern Northern Southern Western Central');

const NAME_SHAPES: readonly ((random: SeededRandom) => string)[] = [
  (random) => `${townOf(random)} College`,
  (random) => `${townOf(random)} College`,
  (random) => `${townOf(random)} University`,
  (random) => `University of ${townOf(random)}`,
  (random) => `University of ${random.pick(STATES)}-${townOf(random)}`,
  (random) => `${random.pick(STATES)} State University-${townOf(random)}`,
  (random) => `University of ${random.pick(STATES)} at ${townOf(random)}`,
  (random) => `${townOf(random)} State University`,
  (random) => `${random.pick(PEOPLE)} ${random.pick(['College', 'University'])}`,
  (random) => `${random.pick(PEOPLE)}-${random.pick(PEOPLE)} University`,
  (random) => `${random.pick(PEOPLE)} & ${random.pick(PEOPLE)} College`,
  (random) => `${random.pick(['St.', 'Saint', 'Mount St.'])} ${random.pick(SAINTS)} ${random.pick(['College', 'University'])}`,
  (random) => `${random.pick(DIRECTIONS)} ${random.pick(STATES)} University`,
  (random) => `${townOf(random)} ${random.pick(FAITHS)} College`,
  (random) => `${townOf(random)} Institute of Technology`,
  (random) => `${random.pick(STATES)} A & M University-${townOf(random)}`,
  (random) => `College of ${townOf(random)}`,
];

/**
 * The same invented colleges at every run, names all different, shaped like real ones: places, people, saints,
 * campuses, aliases, initials, teams.
 */
export function inventedColleges(count: number): readonly SearchableCollege[] {
  const random = seededRandom(20_250_901);
  const names = new Set<string>();
  while (names.size < count) names.add(random.pick(NAME_SHAPES)(random));
  return [...names].map((name, at) => ({
    _id: `invented-${at}`,
    name,
    legalName: null,
    shortName: random.chance(0.3) ? name.replace(/ (College|University)$/, '') : null,
    abbreviation: random.chance(0.4) ? name.replace(/[^A-Z]/g, '') : null,
    nickname: random.chance(0.5) ? random.pick(ANIMALS) : `${random.pick(COLOURS)} ${random.pick(ANIMALS)}`,
    aliases: random.chance(0.3) ? [`${townOf(random)} ${random.pick(['College', 'Tech', 'State', 'Seminary'])}`] : [],
    city: townOf(random),
    state: random.pick(STATES),
    conference: `${townOf(random)} Conference`,
    league: null,
    division: null,
    students: null,
  }));
}

function townOf(random: SeededRandom): string {
  return random.pick(PLACE_STARTS) + random.pick(PLACE_ENDS);
}
