import type { CollegeCamp } from '@touchline/domain/camp/college-camp';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { College } from '@touchline/domain/college/college';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import type { Language } from '@touchline/domain/kernel/language';
import { LINK_PREVIEW_SIZE, linkPreviewPath } from '@touchline/domain/pictures/link-preview-address';
import { previewSeasonOf, seasonLine } from '@touchline/domain/season/season-line';
import { competitionParts, placeLine } from '../../components/college/college-summary';
import { collegeAddress, type TeamSex } from '../../lib/addresses/college-address';
import { teamTitle } from '../../features/college-page/college-tabs';
import type { HeadDetails } from '../page-definition';
import { matchEvents } from './college-season-head';

/** What search engines read where there is no college. */
const NO_COLLEGE = {
  en: 'There is no college at this address on Touchline. Search all colleges with soccer teams.',
  de: 'Unter dieser Adresse gibt es auf Touchline kein College. Suche unter allen Colleges mit Fußballteams.',
} as const satisfies Record<Language, string>;

/** Description of the page of an unknown college. */
export function detailsOfUnknown(language: Language): HeadDetails {
  return { description: NO_COLLEGE[language] };
}

const TEXTS = {
  en: {
    students: (number: string) => `${number} students`,
    accepted: (share: string) => `${share} of applicants accepted`,
    price: (money: string) => `net price ${money} per year`,
    end: 'Staff, academics, costs, campus and town for recruits.',
  },
  de: {
    students: (number: string) => `${number} Studierende`,
    accepted: (share: string) => `${share} der Bewerbungen angenommen`,
    price: (money: string) => `Nettopreis ${money} im Jahr`,
    end: 'Trainerstab, Studium, Kosten, Campus und Stadt für Talente.',
  },
} as const satisfies Record<Language, Record<string, unknown>>;

/** What the page has loaded besides the college; null is not loaded. `season` is that of its address. */
export interface LoadedOfCollege {
  readonly comparison?: Pick<AnswerOf<'collegeComparison'>, 'ranks'> | null;
  readonly soccer?: AnswerOf<'collegeSoccer'> | null;
  readonly camps?: readonly CollegeCamp[] | null;
  readonly season?: string | null;
}

/**
 * Description, picture and structured data of a college's page; facts that are not known are left out. The camps and
 * the matches that the page lists are events. The newest season stands in the description, which link previews show.
 */
export function detailsOfCollege(
  college: College,
  sex: TeamSex,
  language: Language,
  { comparison = null, soccer = null, camps = null, season = null }: LoadedOfCollege = {},
): HeadDetails {
  const t = TEXTS[language];
  const team = teamTitle(college.name, sex, language);
  const { enrollmentSize, address, academics } = college;
  const { acceptanceRate } = academics.details.admission;
  const { netPriceTuition } = academics.details.costs;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const entry = college.athletics.sport.find((one) => one.sex === sex);
  const facts = [
    placeLine(address.locality, address.administrative_area_level_1),
    ...competitionParts({
      ...college,
      division: entry?.division ?? college.division,
      conference: entry?.conference ?? college.conference,
    }),
    enrollmentSize === null ? '' : t.students(number.format(enrollmentSize)),
    acceptanceRate === null ? '' : t.accepted(`${number.format(acceptanceRate)}${language === 'de' ? ' ' : ''}%`),
    netPriceTuition === null ? '' : t.price(`${address.country === 'CA' ? 'CA' : ''}${academicsCost(netPriceTuition, language)}`),
  ].filter((fact) => fact !== '');
  const ranks = comparison?.ranks ?? [];
  const played = seasonLine(ranks, language);
  return {
    description: [`${[team, ...facts].join(', ')}.`, ...(played === null ? [] : [`${played}.`]), t.end].join(' '),
    image: { path: linkPreviewPath(college, sex, previewSeasonOf(ranks)?.mark ?? null), ...LINK_PREVIEW_SIZE },
    structuredData: (origin) => {
      const address = `${origin}${collegeAddress(college.pathName, sex)}`;
      const matches = soccer === null ? [] : matchEvents(soccer, season, { sex, origin, address });
      const ofTeam = (camps ?? []).filter((camp) => camp.sex === 'both' || camp.sex === sex);
      const events = [...ofTeam.map((camp) => eventOf(camp, college, address)), ...matches];
      return structuredDataOf(college, sex, events, address);
    },
  };
}

/** The college, its team and their events at the team's address, as schema.org describes them, without people. */
function structuredDataOf(
  college: College,
  sex: TeamSex,
  events: readonly Readonly<Record<string, unknown>>[],
  address: string,
): Readonly<Record<string, unknown>> {
  const team = college.athletics.sport.find((one) => one.sex === sex);
  const organisation = collegeOf(college, `${address}#college`);
  if (team === undefined && events.length === 0) return { '@context': 'https://schema.org', ...organisation };
  const teams = team === undefined ? [] : [teamOf(team, college, address)];
  return { '@context': 'https://schema.org', '@graph': [organisation, ...teams, ...events] };
}

function teamOf(
  team: College['athletics']['sport'][number],
  college: College,
  address: string,
): Readonly<Record<string, unknown>> {
  const { sex } = team;
  const conference = team.conference ?? college.conference;
  return withoutNulls({
    '@type': 'SportsTeam',
    '@id': `${address}#team`,
    name: teamTitle(college.name, sex, 'en'),
    sport: 'Soccer',
    gender: sex === 'male' ? 'https://schema.org/Male' : 'https://schema.org/Female',
    url: address,
    sameAs: team.athleticsURL,
    parentOrganization: { '@id': `${address}#college` },
    memberOf: conference === null ? null : { '@type': 'SportsOrganization', name: conference },
  });
}

/** A camp; its place is the one that it names, else the college's town. */
function eventOf(camp: CollegeCamp, college: College, address: string): Readonly<Record<string, unknown>> {
  const { name, startsOn, endsOn, placeName, priceCents, spacesLeft, registrationURL } = camp;
  const { locality, administrative_area_level_1: addressRegion, country } = college.address;
  const offer = withoutNulls({
    '@type': 'Offer',
    price: priceCents === null ? null : (priceCents / 100).toFixed(2),
    priceCurrency: 'USD',
    url: registrationURL,
    availability: spacesLeft === null ? null : `https://schema.org/${spacesLeft === 0 ? 'SoldOut' : 'InStock'}`,
  });
  return withoutNulls({
    '@type': 'SportsEvent',
    '@id': `${address}/camps#${camp._id}`,
    name,
    sport: 'Soccer',
    startDate: startsOn,
    endDate: endsOn,
    url: `${address}/camps`,
    location: {
      '@type': 'Place',
      name: placeName ?? college.name,
      address: withoutNulls({ '@type': 'PostalAddress', addressLocality: locality, addressRegion, addressCountry: country }),
    },
    organizer: { '@id': `${address}#college` },
    offers: priceCents === null ? null : offer,
  });
}

/** An imported abbreviation is the letters of the crest, which nobody calls the college. */
function collegeOf(college: College, id: string): Readonly<Record<string, unknown>> {
  const { address, position, aliases, sources } = college;
  const abbreviation = sources.abbreviation?.by === 'import' ? null : college.abbreviation;
  const names = [
    ...new Set([college.shortName, abbreviation, ...aliases].filter((name) => name !== null && name !== college.name)),
  ];
  return withoutNulls({
    '@type': 'CollegeOrUniversity',
    '@id': id,
    name: college.name,
    legalName: college.legalName,
    alternateName: names.length === 0 ? null : names,
    url: college.collegeURL,
    telephone: college.collegePhoneNumber,
    email: college.collegeEmail,
    address: withoutNulls({
      '@type': 'PostalAddress',
      streetAddress: address.address,
      addressLocality: address.locality,
      addressRegion: address.administrative_area_level_1,
      postalCode: address.postal_code,
      addressCountry: address.country,
    }),
    geo:
      position.lat === null || position.lng === null
        ? null
        : { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng },
  });
}

function withoutNulls(entries: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null));
}
