import { webLinkOf } from '@touchline/domain/kernel/text/web-link';
import { type Fact, factsFrom, IMPORT_SOURCES, type ImportSource, namedSource, type RowFacts, scorecardOf } from './fact';
import { type FactValues, FIGURE_COLUMNS, importedValues, SURVEY_COLUMNS } from './import-columns';
import { usableCells } from './cells';
import type { TeamRow } from './team-row';
import type { ScorecardRow } from './scorecard-row';

const { survey, scorecard, teamList, nicknames } = IMPORT_SOURCES;

/**
 * The facts that a row of a team file has about a college, each with source and year. An invalid address, phone number
 * or negative amount is no fact, and its column is named in `unusable`. A team exists only where its list says yes;
 * "not listed" and "unknown" are no facts.
 */
export function factsOfRow(row: TeamRow): RowFacts {
  const { usable, unusable } = usableCells(row);
  const link = (
    column: 'url' | `url_${'admissions' | 'apply' | 'financial_aid' | 'athletics'}` | `soccer_${'men' | 'women'}_url`,
  ) => usable(column, webLinkOf);

  const facts: Fact[] = [];
  const add = (source: ImportSource, values: FactValues): void => {
    facts.push(...factsFrom(source, values));
  };

  add(survey, importedValues(SURVEY_COLUMNS, 'team', row, usable));
  add(scorecard, importedValues(FIGURE_COLUMNS, 'team', row, usable));

  const members = namedSource(row.division_source, teamList);
  const [conference, conferenceSource] = conferenceOfCollege(row) ?? [null, teamList];
  const [womensConference, womensConferenceSource] = conferenceOfWomensTeam(row) ?? [null, teamList];
  add(members, { league: row.league, division: row.division });
  add(conferenceSource, { conference });
  add(nicknames, { nickname: row.nickname });

  const athletics = link('url_athletics');
  const mens = link('soccer_men_url') ?? athletics;
  const womens = link('soccer_women_url') ?? athletics;
  if (row.soccer_men === true) add(teamList, { 'athletics.sport.male': true, 'athletics.sport.male.athleticsURL': mens });
  if (row.soccer_women === true) {
    const listed = namedSource(row.soccer_women_source, teamList);
    add(listed, { 'athletics.sport.female': true, 'athletics.sport.female.athleticsURL': womens });
    add(womensConferenceSource, { 'athletics.sport.female.conference': womensConference });
  }
  return { unitId: row.unitid, name: row.name, city: row.city, state: row.state, facts, unusable };
}

type NamedConference = readonly [conference: string, source: ImportSource];

/** What the lists contain for a team without a conference. */
const NO_CONFERENCE = /\bIndependents?$/i;

/**
 * The conference of a college. First choice is the list of all sports, whose names are those that fans use (SEC, NSIC):
 * it covers 99 of 100 colleges in one spelling. Second is the women's soccer table in the same spelling, unless it only
 * says that the conference does not have the sport. Last are the long names.
 */
function conferenceOfCollege(row: TeamRow): NamedConference | null {
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

/** The women's team's own conference; null where it is unknown or equals the college's. */
function conferenceOfWomensTeam(row: TeamRow): NamedConference | null {
  const own = row.conference_wsoc_d2_2025;
  if (own === null || own === conferenceOfCollege(row)?.[0]) return null;
  return [own, IMPORT_SOURCES.womensConferences2025];
}

/**
 * The facts that a row of the College Scorecard has about a college, each with the source and the year of the file. The
 * net price is that of public or of private colleges, by CONTROL. An invalid address, amount or code is no fact and its
 * column is named in `unusable`.
 */
export function factsOfScorecard(row: ScorecardRow, year: number): RowFacts {
  const { usable, unusable } = usableCells(row);
  const source = scorecardOf(year);
  const facts = [SURVEY_COLUMNS, FIGURE_COLUMNS].flatMap((table) =>
    factsFrom(source, importedValues(table, 'scorecard', row, usable)),
  );
  return { unitId: row.UNITID, name: row.INSTNM ?? '', city: row.CITY, state: row.STABBR, facts, unusable };
}
