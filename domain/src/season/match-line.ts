import { isCalendarDate } from '../kernel/text/text-traits';

/**
 * A match of a season. A team is named by its college's id, or by `:` and its name where we have no such team
 * (`:Mobile`). Goals leave out a shoot-out: who wins one has tied. `counts` is true between two teams of the division.
 * `isNeutral` is null where nobody says whether it was a home match; `place` says where a neutral match was played.
 */
export interface SeasonMatch {
  readonly day: string;
  readonly home: string;
  readonly away: string;
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly counts: boolean;
  readonly isNeutral: boolean | null;
  readonly place: string | null;
}

/** Marks the name of a team that we do not have. */
const OUTSIDE = ':';
const SEPARATOR = '|';
const GROUNDS = new Map([
  ['h', false],
  ['n', true],
  ['', null],
]);

const LINE =
  /^(\d{4}-\d\d-\d\d)\|([a-z0-9][a-z0-9-]{0,119}|:[^|\n]{1,80})\|([a-z0-9][a-z0-9-]{0,119}|:[^|\n]{1,80})\|(\d{1,2})-(\d{1,2})\|(c?)\|([hn]?)\|([^|\n]{0,80})$/;

/** The key of a team that we do not have. */
export function outsideTeam(name: string): string {
  return `${OUTSIDE}${name.replaceAll(SEPARATOR, ' ').trim().slice(0, 80)}`;
}

/** The name of a team that we do not have; null for one of ours. */
export function outsideName(team: string): string | null {
  return team.startsWith(OUTSIDE) ? team.slice(OUTSIDE.length) : null;
}

/** A match as the line that is stored: `2025-08-14|air-force|denver|1-2|c|h|`. */
export function lineOfMatch({ day, home, away, homeGoals, awayGoals, counts, isNeutral, place }: SeasonMatch): string {
  const ground = isNeutral === null ? '' : isNeutral ? 'n' : 'h';
  const where = (place ?? '').replaceAll(SEPARATOR, ' ').trim().slice(0, 80);
  return [day, home, away, `${homeGoals}-${awayGoals}`, counts ? 'c' : '', ground, where].join(SEPARATOR);
}

/** The match of a stored line; null if the line is not one. */
export function matchOfLine(line: string): SeasonMatch | null {
  const found = LINE.exec(line);
  if (found === null) return null;
  const [, day = '', home = '', away = '', homeGoals, awayGoals, counts, ground = '', place = ''] = found;
  if (!isCalendarDate(day) || home === away) return null;
  return {
    day,
    home,
    away,
    homeGoals: Number(homeGoals),
    awayGoals: Number(awayGoals),
    counts: counts === 'c',
    isNeutral: GROUNDS.get(ground) ?? null,
    place: place === '' ? null : place,
  };
}

/** The matches of lists of lines that were read before. */
const READ = new WeakMap<readonly string[], readonly SeasonMatch[]>();

/** The matches of stored lines. A list is read once, however often it is asked for. */
export function matchesOfLines(lines: readonly string[]): readonly SeasonMatch[] {
  const known = READ.get(lines);
  if (known !== undefined) return known;
  const matches: SeasonMatch[] = [];
  for (const line of lines) {
    const match = matchOfLine(line);
    if (match !== null) matches.push(match);
  }
  READ.set(lines, matches);
  return matches;
}
