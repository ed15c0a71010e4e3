import type { Json } from '../json/json';
import { webLinkOf } from '../text/web-link';
import { aliasesOf } from './alias-list';
import { conferenceOfCollege, conferenceOfWomensTeam } from './conference-of-row';
import type { Fact, RowFacts } from './fact';
import { IMPORT_SOURCES, type ImportSource, namedSource } from './import-source';
import { percentOfShare } from './percent-of-share';
import { phoneOf } from './phone-of-cell';
import type { TeamRow } from './team-row';

const { survey, scorecard, teamList, nicknames } = IMPORT_SOURCES;

/**
 * What a row of a team file says of a college, each fact with source and year. An address or phone number that cannot be stored, and a negative
 * amount, is no fact and its column is named in `unusable`. A team exists only where its list says yes; "not listed" and "unknown" say nothing.
 */
export function factsOfRow(row: TeamRow): RowFacts {
  const unusable: string[] = [];
  const usable = <Column extends keyof TeamRow, Value>(
    column: Column,
    read: (value: NonNullable<TeamRow[Column]>) => Value | null,
  ): Value | null => {
    const cell = row[column];
    if (cell === null) return null;
    const value = read(cell);
    if (value === null) unusable.push(column);
    return value;
  };
  const link = (
    column: 'url' | `url_${'admissions' | 'apply' | 'financial_aid' | 'athletics'}` | `soccer_${'men' | 'women'}_url`,
  ) => usable(column, webLinkOf);
  const money = (column: 'net_price' | 'tuition_in' | 'tuition_out' | 'median_earnings_6y') =>
    usable(column, (amount) => (amount < 0 ? null : Math.round(amount)));

  const facts: Fact[] = [];
  const say = (source: ImportSource, said: Readonly<Record<string, Json>>): void => {
    for (const [field, value] of Object.entries(said)) if (!saysNothing(value)) facts.push({ field, value, source });
  };

  say(survey, {
    name: row.name,
    aliases: aliasesOf(row.aliases, row.name),
    'address.locality': row.city,
    'address.administrative_area_level_1': row.state,
    'address.country': 'US',
    'address.postal_code': row.zip,
    position: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    collegeURL: link('url'),
    'admissions.url': link('url_admissions'),
    applyURL: link('url_apply'),
    financialAidURL: link('url_financial_aid'),
    collegePhoneNumber: usable('phone', phoneOf),
    collegeType: row.control,
    campusSetting: row.campus_setting,
  });
  say(scorecard, {
    enrollmentSize: row.ug_enrollment,
    'academics.details.admission.acceptanceRate': row.adm_rate === null ? null : percentOfShare(row.adm_rate),
    'academics.details.admission.sat': range(sum(row.sat_v25, row.sat_m25), sum(row.sat_v75, row.sat_m75)),
    'academics.details.admission.act': range(row.act25, row.act75),
    'academics.details.students.studentFacultyRatio': row.student_faculty_ratio,
    'academics.details.costs.netPriceTuition': money('net_price'),
    'academics.details.costs.inStateTuition': money('tuition_in'),
    'academics.details.costs.outOfStateTuition': money('tuition_out'),
    'academics.details.afterCollege.fourYearGraduationRate':
      row.grad_rate_100_4 === null ? null : percentOfShare(row.grad_rate_100_4),
    'academics.details.afterCollege.medianStartingSalaryAfter6Years': money('median_earnings_6y'),
    'academics.cipCodes': row.top_cip2 ?? [],
  });

  const members = namedSource(row.division_source, teamList);
  const [conference, conferenceSource] = conferenceOfCollege(row) ?? [null, teamList];
  const [womensConference, womensConferenceSource] = conferenceOfWomensTeam(row) ?? [null, teamList];
  say(members, { league: row.league, division: row.division });
  say(conferenceSource, { conference });
  say(nicknames, { nickname: row.nickname });

  const athletics = link('url_athletics');
  const mens = link('soccer_men_url') ?? athletics;
  const womens = link('soccer_women_url') ?? athletics;
  if (row.soccer_men === true) say(teamList, { 'athletics.sport.male': true, 'athletics.sport.male.athleticsURL': mens });
  if (row.soccer_women === true) {
    const listed = namedSource(row.soccer_women_source, teamList);
    say(listed, { 'athletics.sport.female': true, 'athletics.sport.female.athleticsURL': womens });
    say(womensConferenceSource, { 'athletics.sport.female.conference': womensConference });
  }
  return { unitId: row.unitid, name: row.name, city: row.city, state: row.state, facts, unusable };
}

function saysNothing(value: Json): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function sum(left: number | null, right: number | null): number | null {
  return left === null || right === null ? null : left + right;
}

function range(low: number | null, high: number | null): { low: number | null; high: number | null } | null {
  return low === null && high === null ? null : { low, high };
}
