import * as z from 'zod/mini';
import { collegeId } from '../college/college';
import { calendarDate, shortText } from '../kernel/text/text-schemas';
import { DIVISIONS, LEAGUE_VALUES } from '../reference/college-kinds';
import { matchLine, teamKey } from './match-line-schema';

const count = z.int().check(z.minimum(0), z.maximum(5000));
const rank = z.int().check(z.minimum(1), z.maximum(5000));
const share = z.number().check(z.minimum(0), z.maximum(1));
const perMatch = z.nullable(z.number().check(z.minimum(0), z.maximum(100)));

/**
 * What was counted in a team's matches besides goals. `isComplete` is false where only the tables of its opponents were
 * read. Null is unknown.
 */
export const teamFigures = z.strictObject({
  isComplete: z.boolean(),
  shots: z.nullable(count),
  shotsOnGoal: z.nullable(count),
  corners: z.nullable(count),
  fouls: z.nullable(count),
  yellowCards: z.nullable(count),
  shotsAgainst: z.nullable(count),
  shotsOnGoalAgainst: z.nullable(count),
  cornersAgainst: z.nullable(count),
});

export type TeamFigures = z.infer<typeof teamFigures>;

/** A line of a conference's table of the regular season; equal points share a rank. */
const conferenceLine = z.strictObject({
  rank,
  team: teamKey,
  points: count,
  wins: count,
  losses: count,
  ties: count,
  goalsFor: count,
  goalsAgainst: count,
});

export type ConferenceLine = z.infer<typeof conferenceLine>;

/** The conference of the team in the season; where no first and last day of its regular season is certain, no table. */
const teamConference = z.strictObject({
  id: z.string(),
  name: shortText(120),
  shortName: shortText(60),
  since: z.nullable(calendarDate),
  lastDay: z.nullable(calendarDate),
  table: z.array(conferenceLine).check(z.maxLength(60)),
});

/** Our RPI of the team: at the end of the season, and at the end of each week before. */
const teamRpi = z.strictObject({
  rank,
  teams: rank,
  rating: share,
  /** The part of the rating that the opponents make, and the rank of the team by it. */
  schedule: z.strictObject({ rating: share, rank }),
  weeks: z.array(z.strictObject({ day: calendarDate, rank })).check(z.maxLength(60)),
});

/**
 * How far a team came in the national tournament: `level` is 1 in the final, 2 in a semi-final. `isChampion` is null
 * after a final that was decided by penalties, which results leave out.
 */
const nationalRun = z.strictObject({
  since: calendarDate,
  level: z.int().check(z.minimum(1), z.maximum(8)),
  isChampion: z.nullable(z.boolean()),
});

/** The medians of the division in a match, next to which the team's own figures stand. */
export const divisionMedians = z.strictObject({
  goalsFor: perMatch,
  goalsAgainst: perMatch,
  shots: perMatch,
  shotsAgainst: perMatch,
});

/**
 * A season of a team, with all its matches: the part of stored seasons that its page shows. `ranks` are the RPI ranks
 * of its opponents at the end of the season. `lastDay` is the day of the last match that the season has of any team,
 * `isWhole` is true where the season has its national final.
 */
export const teamSeason = z.strictObject({
  season: z.int().check(z.minimum(1900), z.maximum(2100)),
  league: z.enum(LEAGUE_VALUES),
  division: z.nullable(z.literal(DIVISIONS)),
  source: shortText(300),
  lastDay: calendarDate,
  isWhole: z.boolean(),
  matches: z.array(matchLine).check(z.maxLength(80)),
  ranks: z.record(collegeId, rank),
  conference: z.nullable(teamConference),
  rpi: z.nullable(teamRpi),
  national: z.nullable(nationalRun),
  figures: z.nullable(teamFigures),
  medians: divisionMedians,
});

export type TeamSeason = z.infer<typeof teamSeason>;
