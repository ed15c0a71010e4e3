import * as z from 'zod/mini';
import type { Sex } from '../../college/athletics';
import { divisionOfTeam } from '../../college/catalogue/team-division';
import { calendarDate } from '../../kernel/text/text-schemas';
import { DIVISIONS, type Division, type League } from '../../reference/college-kinds';
import { type CollegeSoccer, type TeamSoccer, teamSoccer, UNKNOWN_TEAM } from '../college-soccer';
import { lineOfMatch, matchesOfLines } from '../match-line';
import { teamKey } from '../match-line-schema';
import { squadShape } from '../squad-parts';
import { gamesOf } from '../team-games';
import { teamSeason, type TeamSeason } from '../team-season';
import { type AddedMatch, addedMatch, type AddedTeam } from './added-soccer';
import { hasSameScore, isSameFacts, seasonMatchOf } from './added-plan';
import { squadOfAdded } from './added-squad';
import { type MatchFacts, seasonOfDay } from './match-cells';

const addedNote = { by: addedMatch.shape.by, on: calendarDate } as const;

/** A match of a season that people of the team added; `official` is the score that imported results give instead. */
const addedMark = z.strictObject({
  day: calendarDate,
  opponent: teamKey,
  ...addedNote,
  official: z.nullable(z.strictObject({ goalsFor: z.int(), goalsAgainst: z.int() })),
});
export type AddedMark = z.infer<typeof addedMark>;

/** A season with the matches that people added to it; `isAdded` is true where all of it is theirs. */
const shownSeason = z.extend(teamSeason, { isAdded: z.boolean(), added: z.array(addedMark) });
export type ShownSeason = z.infer<typeof shownSeason>;

/** The soccer of a team as its page shows it: what files tell, and what the people of the team added. */
export const shownTeam = z.extend(teamSoccer, {
  seasons: z.array(shownSeason),
  squad: z.nullable(
    z.extend(z.strictObject(squadShape), {
      division: z.nullable(z.literal(DIVISIONS)),
      added: z.nullable(z.strictObject(addedNote)),
    }),
  ),
});
export type ShownTeam = z.infer<typeof shownTeam>;

/** Where the teams of a college play today: what a season says of which only the team's people tell. */
interface Competing {
  readonly league: League | null;
  readonly division: Division | null;
  readonly mensDivision: Division | null;
  readonly womensDivision: Division | null;
}

/** The soccer of a team with what its people added; null where nothing is known. */
export function shownSoccer(soccer: CollegeSoccer, sex: Sex, competing: Competing): ShownTeam | null {
  const [told, added] = [soccer.teams[sex], soccer.added[sex]];
  if (told === null && added === null) return null;
  const team = told ?? UNKNOWN_TEAM;
  const bySeason = new Map<number, AddedMatch[]>();
  for (const match of Object.values(added?.matches ?? {})) {
    const season = seasonOfDay(match.day);
    bySeason.set(season, [...(bySeason.get(season) ?? []), match]);
  }
  const known = team.seasons.map((season) => withAdded(season, bySeason.get(season.season) ?? [], soccer._id));
  const others = [...bySeason].filter(([year]) => !team.seasons.some(({ season }) => season === year));
  const { league } = competing;
  const division = divisionOfTeam(competing, sex);
  const own = others.map(([year, matches]) => addedSeason(year, matches, soccer._id, { league, division }));
  return {
    ...team,
    seasons: [...known, ...own].sort((one, other) => other.season - one.season),
    squad: shownSquad(team.squad, added),
  };
}

/** The matches of a team in the results that we import, from its own side. */
export function officialMatches(team: TeamSoccer | null, college: string): readonly MatchFacts[] {
  return (team?.seasons ?? []).flatMap(({ matches }) =>
    gamesOf(matchesOfLines(matches), college).map(({ day, opponent, goalsFor, goalsAgainst, ground, place, counts }) => ({
      ...{ day, opponent, goalsFor, goalsAgainst, ground, place, counts },
    })),
  );
}

/**
 * An imported season with added matches. One that the results know with the same score is theirs; where the scores
 * differ the team's own word stands, with the other score next to it.
 */
function withAdded(season: TeamSeason, added: readonly AddedMatch[], college: string): ShownSeason {
  if (added.length === 0) return { ...season, isAdded: false, added: [] };
  const lines = new Map(season.matches.map((line) => [line, officialFacts(line, college)]));
  const marks: AddedMark[] = [];
  const more: string[] = [];
  for (const match of added) {
    const known = [...lines].find(([, facts]) => facts !== undefined && isSameFacts(facts, match, college));
    const official = known?.[1] ?? null;
    if (official !== null && hasSameScore(official, match)) continue;
    if (known !== undefined) lines.delete(known[0]);
    more.push(lineOfMatch(seasonMatchOf(match, college)));
    marks.push(markOf(match, official));
  }
  return { ...season, matches: byDay([...lines.keys(), ...more]), isAdded: false, added: marks };
}

function officialFacts(line: string, college: string): MatchFacts | undefined {
  return gamesOf(matchesOfLines([line]), college)[0];
}

/** A season of which only the people of the team tell: it has no ranks, no table and nothing of other teams. */
function addedSeason(
  year: number,
  added: readonly AddedMatch[],
  college: string,
  { league, division }: Pick<Competing, 'league' | 'division'>,
): ShownSeason {
  const days = added.map(({ day }) => day).sort();
  return {
    ...{
      season: year,
      league: league ?? 'other',
      division,
      source: 'the team',
      lastDay: days.at(-1) ?? `${year}-07-01`,
      isWhole: false,
    },
    matches: byDay(added.map((match) => lineOfMatch(seasonMatchOf(match, college)))),
    ...{ ranks: {}, conference: null, rpi: null, national: null, figures: null },
    medians: { goalsFor: null, goalsAgainst: null, shots: null, shotsAgainst: null },
    isAdded: true,
    added: added.map((match) => markOf(match, null)),
  };
}

function markOf({ day, opponent, by, on }: AddedMatch, official: MatchFacts | null): AddedMark {
  const score = official === null ? null : { goalsFor: official.goalsFor, goalsAgainst: official.goalsAgainst };
  return { day, opponent, by, on, official: score };
}

function byDay(lines: readonly string[]): string[] {
  return [...lines].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
}

/** The squad that people counted, unless a roster tells of a later season. */
function shownSquad(roster: TeamSoccer['squad'], added: AddedTeam | null): ShownTeam['squad'] {
  const counted = added?.squad ?? null;
  if (counted === null || (roster !== null && roster.season > counted.season))
    return roster === null ? null : { ...roster, added: null };
  return { ...squadOfAdded(counted, roster), added: { by: counted.by, on: counted.on } };
}
