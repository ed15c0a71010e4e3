import * as z from 'zod/mini';
import { shortText, webLink } from '../kernel/text/text-schemas';
import { DIVISIONS } from '../reference/college-kinds';
import { FEWEST_TOLD } from '../reference/squads';

const MOST_PLAYERS = 200;
const count = z.int().check(z.minimum(0), z.maximum(MOST_PLAYERS));
/** A number of players of a squad. */
export const squadCount = count;
export const byClass = z.strictObject({ freshman: count, sophomore: count, junior: count, senior: count, graduate: count });
export type ByClass = z.infer<typeof byClass>;
const line = z.strictObject({ players: count, classes: byClass });

/** A count of players that may be told; `few` is fewer than three, none included. */
export const toldCount = z.union([z.int().check(z.minimum(FEWEST_TOLD), z.maximum(MOST_PLAYERS)), z.literal('few')]);
export type ToldCount = z.infer<typeof toldCount>;

const median = z.nullable(z.number().check(z.minimum(0), z.maximum(MOST_PLAYERS)));

/** The medians of the squads of a division and sex: the number of players, and shares in per cent. */
const squadMedians = z.strictObject({ players: median, abroad: median, home: median });
export type SquadMedians = z.infer<typeof squadMedians>;

const place = z.strictObject({
  name: shortText(60),
  players: z.int().check(z.minimum(FEWEST_TOLD), z.maximum(MOST_PLAYERS)),
});
const places = z.array(place).check(z.maxLength(8));
const inches = z.nullable(z.int().check(z.minimum(48), z.maximum(96)));
const season = z.int().check(z.minimum(2000), z.maximum(2100));

/**
 * What a team's squad is made of, counted from a public roster that names no one here. Classes and positions are counts
 * as on the roster, one included; `lines` also counts the classes at each position. Of fewer than three players nothing
 * else is told. `origins` is the number of players whose country is known; `abroad` and `home` say how many come from
 * outside of the United States and from the college's own state. `states` and `countries` are the most frequent ones.
 * Heights are medians in inches.
 */
export const squadShape = {
  season,
  division: z.literal(DIVISIONS),
  players: z.int().check(z.minimum(1), z.maximum(MOST_PLAYERS)),
  classes: byClass,
  lines: z.strictObject({ GK: line, DF: line, MF: line, FW: line }),
  origins: count,
  abroad: toldCount,
  home: toldCount,
  states: places,
  countries: places,
  heights: z.strictObject({ GK: inches, DF: inches, MF: inches, FW: inches }),
  medians: squadMedians,
} as const;

/** A squad whose parts do not exceed its whole. */
export const squad = z.strictObject(squadShape).check(z.refine(fits, { message: 'the parts of the squad exceed its whole' }));

type SquadShape = {
  readonly players: number;
  readonly origins: number;
  readonly classes: ByClass;
  readonly lines: Readonly<Record<'GK' | 'DF' | 'MF' | 'FW', z.infer<typeof line>>>;
  readonly abroad: ToldCount;
  readonly home: ToldCount;
};

/** Whether no part of a squad exceeds its whole. */
function fits({ players, classes, lines, origins, abroad, home }: SquadShape): boolean {
  const all = Object.values(lines);
  const told = [abroad, home].reduce<number>((sum, one) => sum + (one === 'few' ? 0 : one), 0);
  return (
    sumOfClasses(classes) <= players &&
    all.reduce((sum, one) => sum + one.players, 0) <= players &&
    all.every((one) => sumOfClasses(one.classes) <= one.players) &&
    origins <= players &&
    told <= origins
  );
}

function sumOfClasses(classes: ByClass): number {
  return Object.values(classes).reduce((sum, one) => sum + one, 0);
}

export type Squad = z.infer<typeof squad>;

const share = z.number().check(z.minimum(0), z.maximum(1));

/**
 * How much freshmen played in a season: their share of all starts, null where the squad had fewer than three of them,
 * and the median share of the division.
 */
export const playingTime = z.strictObject({
  season,
  starts: z.int().check(z.minimum(1), z.maximum(1000)),
  freshmen: z.nullable(share),
  median: z.nullable(share),
});
export type PlayingTime = z.infer<typeof playingTime>;

/** Who came to the home matches of a season; `capacity` is that of the stadium, null where it is unknown. */
export const crowd = z.strictObject({
  season,
  homeMatches: z.int().check(z.minimum(1), z.maximum(60)),
  average: z.int().check(z.minimum(0), z.maximum(120_000)),
  capacity: z.nullable(z.int().check(z.minimum(1), z.maximum(120_000))),
});
export type Crowd = z.infer<typeof crowd>;

/** The official pages of a team. */
export const teamLinks = z.strictObject({ soccerPage: z.nullable(webLink), rosterPage: z.nullable(webLink) });
export type TeamLinks = z.infer<typeof teamLinks>;
