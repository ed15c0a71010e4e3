import type { Json } from '../json/json';
import { webLinkOf } from '../text/web-link';
import { aliasesOf } from './alias-list';
import { conferenceOfCollege, conferenceOfWomensTeam } from './conference-of-row';
import type { Fact, RowFacts } from './fact';
import { factsSaid } from './facts-said';
import { valuesOfFigures } from './figures';
import { IMPORT_SOURCES, type ImportSource, namedSource } from './import-source';
import { phoneOf } from './phone-of-cell';
import type { TeamRow } from './team-row';
import { usableCells, wholeDollars } from './usable-cells';

const { survey, scorecard, teamList, nicknames } = IMPORT_SOURCES;

/**
 * What a row of a team file says of a college, each fact with source and year. An address or phone number that cannot be stored, and a negative
 * amount, is no fact and its column is named in `unusable`. A team exists only where its list says yes; "not listed" and "unknown" say nothing.
 */
export function factsOfRow(row: TeamRow): RowFacts {
  const { usable, unusable } = usableCells(row);
  const link = (
    column: 'url' | `url_${'admissions' | 'apply' | 'financial_aid' | 'athletics'}` | `soccer_${'men' | 'women'}_url`,
  ) => usable(column, webLinkOf);

  const facts: Fact[] = [];
  const say = (source: ImportSource, said: Readonly<Record<string, Json>>): void => {
    facts.push(...factsSaid(source, said));
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
  say(
    scorecard,
    valuesOfFigures({
      students: row.ug_enrollment,
      admissionShare: row.adm_rate,
      reading: { low: row.sat_v25, high: row.sat_v75 },
      math: { low: row.sat_m25, high: row.sat_m75 },
      act: { low: row.act25, high: row.act75 },
      studentFacultyRatio: row.student_faculty_ratio,
      netPrice: usable('net_price', wholeDollars),
      inStateTuition: usable('tuition_in', wholeDollars),
      outOfStateTuition: usable('tuition_out', wholeDollars),
      graduationShare: row.grad_rate_100_4,
      earningsAfter6Years: usable('median_earnings_6y', wholeDollars),
      cipFamilies: row.top_cip2 ?? [],
    }),
  );

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
