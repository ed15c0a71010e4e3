import { IMPORT_SOURCES, type ImportSource } from './import-source';
import type { TeamRow } from './team-row';

type NamedConference = readonly [conference: string, source: ImportSource];

/** What the lists write for a team that plays in no conference. */
const NO_CONFERENCE = /\bIndependents?$/i;

/**
 * The conference of a college: the list of all sports with the names that fans use (SEC, NSIC) first, because it names 99 of 100 colleges and in one
 * spelling; then the women's soccer table in the same spelling, unless it only says that the conference has no such sport; then the long names.
 */
export function conferenceOfCollege(row: TeamRow): NamedConference | null {
  const womens = row.conference_wsoc_d2_2025;
  const candidates = [
    [row.conference_short_2022, IMPORT_SOURCES.conferences2022],
    [womens !== null && NO_CONFERENCE.test(womens) ? null : womens, IMPORT_SOURCES.womensConferences2025],
    [row.conference_wiki_2023, IMPORT_SOURCES.conferences2023],
    [row.conference_bball_2020, IMPORT_SOURCES.conferences2020],
  ] as const;
  for (const [conference, source] of candidates) if (conference !== null) return [conference, source];
  return null;
}

/** The women's team's own conference, null where none is known or it is the college's: only a different one overrides that. */
export function conferenceOfWomensTeam(row: TeamRow): NamedConference | null {
  const own = row.conference_wsoc_d2_2025;
  if (own === null || own === conferenceOfCollege(row)?.[0]) return null;
  return [own, IMPORT_SOURCES.womensConferences2025];
}
