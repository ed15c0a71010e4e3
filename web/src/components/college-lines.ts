import { type Division, type League, LEAGUES } from '@touchline/domain/constants/leagues';

/** Town and state as one line, `Stanford, CA`; what is unknown is left out. */
export function placeLine(city: string | null, state: string | null): string {
  return [city, state].filter((part) => part !== null).join(', ');
}

interface Competition {
  readonly league: League | null;
  readonly division: Division | null;
  readonly conference: string | null;
}

/** League with division, and conference, `['NCAA D1', 'ACC']`; what is unknown is left out. */
export function competitionParts({ league, division, conference }: Competition): readonly string[] {
  const level = league === null ? null : `${LEAGUES[league].label}${division === null ? '' : ` D${division}`}`;
  return [level, conference].filter((part) => part !== null);
}
