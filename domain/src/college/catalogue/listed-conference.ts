import { conferenceIdOf, conferenceOfId } from '../../reference/conferences/conference-ids';
import { INDEPENDENT } from '../../reference/conferences/conferences-of';
import type { Sex } from '../athletics';
import type { CatalogueRow } from './catalogue-row';

const SEXES = ['male', 'female'] as const;

type Row = Pick<CatalogueRow, 'league' | 'division' | 'conference' | 'mensConference' | 'womensConference' | 'sexes'>;

/**
 * The conference that a list names for a college: that of the asked team, or of both. Teams in two conferences are
 * `SCAC/Mountain West`, that of the men first, in the order of their divisions. The college's own where no team is
 * known.
 */
export function listedConference(row: Row, team?: Sex): string | null {
  const teams = SEXES.filter((sex) => row.sexes.includes(sex) && (team === undefined || sex === team));
  const names = new Set(teams.map((sex) => nameOf(row, sex)).filter((name) => name !== null));
  return names.size === 0 ? row.conference : [...names].join('/');
}

/** Null where our tables lack the team's own conference. */
function nameOf({ league, division, conference, mensConference, womensConference }: Row, team: Sex): string | null {
  const own = team === 'male' ? mensConference : womensConference;
  const colleges = conferenceIdOf(league, division, conference);
  if (own === colleges) return conference;
  return own === null ? INDEPENDENT.short : (conferenceOfId(own)?.short ?? null);
}
