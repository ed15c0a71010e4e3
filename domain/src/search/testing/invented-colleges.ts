import type { SearchableCollege } from '../searchable-college';
import { fixedDice, type Dice } from './fixed-dice';

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

const NAME_SHAPES: readonly ((dice: Dice) => string)[] = [
  (dice) => `${placeOf(dice)} College`,
  (dice) => `${placeOf(dice)} College`,
  (dice) => `${placeOf(dice)} University`,
  (dice) => `University of ${placeOf(dice)}`,
  (dice) => `University of ${dice.pick(STATES)}-${placeOf(dice)}`,
  (dice) => `${dice.pick(STATES)} State University-${placeOf(dice)}`,
  (dice) => `University of ${dice.pick(STATES)} at ${placeOf(dice)}`,
  (dice) => `${placeOf(dice)} State University`,
  (dice) => `${dice.pick(PEOPLE)} ${dice.pick(['College', 'University'])}`,
  (dice) => `${dice.pick(PEOPLE)}-${dice.pick(PEOPLE)} University`,
  (dice) => `${dice.pick(PEOPLE)} & ${dice.pick(PEOPLE)} College`,
  (dice) => `${dice.pick(['St.', 'Saint', 'Mount St.'])} ${dice.pick(SAINTS)} ${dice.pick(['College', 'University'])}`,
  (dice) => `${dice.pick(DIRECTIONS)} ${dice.pick(STATES)} University`,
  (dice) => `${placeOf(dice)} ${dice.pick(FAITHS)} College`,
  (dice) => `${placeOf(dice)} Institute of Technology`,
  (dice) => `${dice.pick(STATES)} A & M University-${placeOf(dice)}`,
  (dice) => `College of ${placeOf(dice)}`,
];

/**
 * The same invented colleges at every run, names all different, shaped like real ones: places, people, saints,
 * campuses, aliases, initials, teams.
 */
export function inventedColleges(count: number): readonly SearchableCollege[] {
  const dice = fixedDice(20_250_901);
  const names = new Set<string>();
  while (names.size < count) names.add(dice.pick(NAME_SHAPES)(dice));
  return [...names].map((name, at) => ({
    _id: `invented-${at}`,
    name,
    shortName: dice.chance(0.3) ? name.replace(/ (College|University)$/, '') : null,
    abbreviation: dice.chance(0.4) ? name.replace(/[^A-Z]/g, '') : null,
    nickname: dice.chance(0.5) ? dice.pick(ANIMALS) : `${dice.pick(COLOURS)} ${dice.pick(ANIMALS)}`,
    aliases: dice.chance(0.3) ? [`${placeOf(dice)} ${dice.pick(['College', 'Tech', 'State', 'Seminary'])}`] : [],
    city: placeOf(dice),
    state: dice.pick(STATES),
    conference: `${placeOf(dice)} Conference`,
  }));
}

function placeOf(dice: Dice): string {
  return dice.pick(PLACE_STARTS) + dice.pick(PLACE_ENDS);
}
