import * as z from 'zod/mini';
import { shortText, webLink } from '../kernel/text/text-schemas';
import { DIVISIONS } from '../reference/college-kinds';

const count = z.int().check(z.minimum(0), z.maximum(10_000_000));
const season = z.int().check(z.minimum(1900), z.maximum(2100));
const share = z.nullable(z.number().check(z.minimum(0), z.maximum(1)));

/** Of whom a squad is made, counted from public rosters without any name. */
export const squad = z.strictObject({
  season,
  division: z.nullable(z.literal(DIVISIONS)),
  players: count,
});

/** The share of all starts that each class made in a season. */
export const playingTime = z.strictObject({
  season,
  starts: count,
  freshman: share,
  sophomore: share,
  junior: share,
  senior: share,
  graduate: share,
});

/** Who came to the home matches of a season; a capacity is null where it is unknown. */
export const crowd = z.strictObject({
  season,
  homeGames: count,
  attendance: count,
  average: count,
  capacity: z.nullable(count),
  source: shortText(200),
});

/** The official pages of a team. */
export const teamLinks = z.strictObject({ soccerPage: z.nullable(webLink), rosterPage: z.nullable(webLink) });
