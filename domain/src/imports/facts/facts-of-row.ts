import { conferenceNamed } from '../../reference/conferences/conferences-of';
import { webLinkOf } from '../../kernel/text/web-link';
import { type Fact, factsFrom, IMPORT_SOURCES, type ImportSource, namedSource, type RowFacts, scorecardOf } from './fact';
import { type FactValues, FIGURE_COLUMNS, importedValues, SURVEY_COLUMNS } from './import-columns';
import type { FiguresOfYear } from '../../college/facts/yearly-figures';
import { percentOfShare, usableCells, wholeDollars } from './cells';
import type { TeamRow } from './team-row';
import type { ScorecardRow } from './scorecard-row';

const EARNINGS = 'academics.details.afterCollege.medianStartingSalaryAfter6Years';
const { survey, scorecard, earnings, byHand, teamList, nicknames, colours, directory2026 } = IMPORT_SOURCES;

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

  add(row.country === 'CA' ? byHand : survey, importedValues(SURVEY_COLUMNS, 'team', row, usable));
  const { [EARNINGS]: earned = null, ...figures } = importedValues(FIGURE_COLUMNS, 'team', row, usable);
  add(scorecard, figures);
  add(earnings, { [EARNINGS]: earned });

  const members = namedSource(row.division_source, teamList);
  const [conference, conferenceSource] = conferenceOfCollege(row) ?? [null, teamList];
  add(members, { league: row.league });
  if (row.division_2026 === null) add(members, { division: row.division });
  else add(directory2026, { division: row.division_2026 });
  add(conferenceSource, { conference });
  add(namedSource(row.nickname_source === AS_BEFORE ? null : row.nickname_source, nicknames), { nickname: row.nickname });
  const { words, hex } = colourSources(row.color_source);
  add(hex, { color: row.color_primary, secondColor: row.color_secondary });
  add(words, { colorWords: row.color_words });

  const athletics = link('url_athletics');
  const mens = link('soccer_men_url') ?? athletics;
  const womens = link('soccer_women_url') ?? athletics;
  if (row.soccer_men === true) {
    const source = teamSource(row.soccer_men_source);
    add(source, { 'athletics.sport.male': true, 'athletics.sport.male.evidence': row.soccer_men_evidence });
    add(source, { 'athletics.sport.male.athleticsURL': mens, 'athletics.sport.male.division': row.soccer_men_division });
  }
  if (row.soccer_women === true) {
    const source = teamSource(row.soccer_women_source2 ?? row.soccer_women_source);
    const [own, ownSource] = conferenceOfWomensTeam(row) ?? [null, teamList];
    add(source, { 'athletics.sport.female': true, 'athletics.sport.female.evidence': row.soccer_women_evidence });
    add(source, { 'athletics.sport.female.athleticsURL': womens, 'athletics.sport.female.division': row.soccer_women_division });
    add(ownSource, { 'athletics.sport.female.conference': own });
  }
  const registryId = row.unitid ?? row.ca_id ?? '';
  return { registryId, name: row.name, city: row.city, state: row.state, facts, unusable };
}

/** What later files say of a nickname that an earlier one brought. */
const AS_BEFORE = 'as in v1';

/** The source of a team; files leave the publisher out of the list of the NCAA, and name some sources twice. */
function teamSource(named: string | null): ImportSource {
  const once = named === null ? null : [...new Set(named.split('; '))].join('; ');
  return namedSource(once?.replace(/^team list\b/, 'NCAA soccer team list') ?? null, teamList);
}

/** The source of a conference of 2025; a file names the list that it goes on from by a version of its own. */
function conferenceSource2025(named: string | null): ImportSource {
  const source = namedSource(
    named?.replace(/^v1 conference list \(2022-23\)/, 'NCAA conference list of 2022-23') ?? null,
    teamList,
  );
  return { ...source, year: 2025 };
}

/** The sources of a row's colours: `ncaa.com … 2024; teamcolors 2025` names that of the words and that of the tones. */
function colourSources(named: string | null): Readonly<Record<'words' | 'hex', ImportSource>> {
  const parts = named?.split('; ') ?? [];
  return { words: namedSource(parts[0] ?? null, colours), hex: namedSource(parts.at(-1) ?? null, colours) };
}

type NamedConference = readonly [conference: string, source: ImportSource];

/** What the lists contain for a team without a conference. */
const NO_CONFERENCE = /\bIndependents?$/i;

/**
 * The conference of a college. First choice is that of 2025, then that of 2024 where our lists know it, then the list
 * of all sports of 2022. Next is the women's soccer table, unless it only says that the conference does not have the
 * sport. Last are the long names. Long names become those that fans use (SEC, NSIC) where our lists know them.
 */
function conferenceOfCollege(row: TeamRow): NamedConference | null {
  const womens = row.conference_wsoc_d2_2025;
  const candidates = [
    [row.conference_2025, conferenceSource2025(row.conference_2025_source)],
    [shortNameOf(row, row.conference_ncaa_2024), IMPORT_SOURCES.conferences2024],
    [row.conference_short_2022, IMPORT_SOURCES.conferences2022],
    [womens !== null && NO_CONFERENCE.test(womens) ? null : womens, IMPORT_SOURCES.womensConferences2025],
    [shortNameOf(row, row.conference_bball_2020) ?? row.conference_bball_2020, IMPORT_SOURCES.conferences2020],
  ] as const;
  for (const [conference, source] of candidates) if (conference !== null) return [conference, source];
  return null;
}

/** The name that fans use for a conference of the college's league; null where our lists do not know it. */
function shortNameOf({ league, division, division_2026 }: TeamRow, name: string | null): string | null {
  if (league === null || name === null) return null;
  return conferenceNamed(league, division_2026 ?? division, name)?.short ?? conferenceNamed(league, null, name)?.short ?? null;
}

/** The women's team's own conference; null where it is unknown or equals the college's. */
function conferenceOfWomensTeam(row: TeamRow): NamedConference | null {
  const own = row.conference_wsoc_d2_2025;
  if (own === null || own === conferenceOfCollege(row)?.[0]) return null;
  return [own, IMPORT_SOURCES.womensConferences2025];
}

/** The figures of a row of the College Scorecard as those of the file's year. */
function yearOfScorecard(row: ScorecardRow, year: number): FiguresOfYear {
  const netPrice = row.CONTROL === 'public' ? row.NPT4_PUB : row.NPT4_PRIV;
  return figuresOfYearOf(year, {
    ...{ netPrice, inStateTuition: row.TUITIONFEE_IN, outOfStateTuition: row.TUITIONFEE_OUT, costOfAttendance: row.COSTT4_A },
    ...{ acceptanceRate: row.ADM_RATE, undergraduates: row.UGDS, graduationRate: row.C150_4 ?? row.C150_L4 },
  });
}

/** The figures of a year from amounts and shares of 0 to 1 as files have them. */
export function figuresOfYearOf(
  year: number,
  cells: Readonly<Record<Exclude<keyof FiguresOfYear, 'year'>, number | null>>,
): FiguresOfYear {
  const dollars = (cell: number | null) => (cell === null ? null : wholeDollars(cell));
  const percent = (cell: number | null) => (cell === null ? null : percentOfShare(cell));
  return {
    year,
    netPrice: dollars(cells.netPrice),
    inStateTuition: dollars(cells.inStateTuition),
    outOfStateTuition: dollars(cells.outOfStateTuition),
    costOfAttendance: dollars(cells.costOfAttendance),
    acceptanceRate: percent(cells.acceptanceRate),
    undergraduates: cells.undergraduates,
    graduationRate: percent(cells.graduationRate),
  };
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
  const figures = yearOfScorecard(row, year);
  const isKnown = Object.entries(figures).some(([name, value]) => name !== 'year' && value !== null);
  if (isKnown) facts.push({ field: 'academics.yearlyFigures', value: [{ ...figures }], source });
  return { registryId: row.UNITID, name: row.INSTNM ?? '', city: row.CITY, state: row.STABBR, facts, unusable };
}
