import type { College } from '@touchline/domain/college/college';
import { academicsCost } from '@touchline/domain/format/money';
import type { Language } from '@touchline/domain/http/api-messages';
import type { TeamSex } from '../../lib/college-address';
import { competitionParts, placeLine } from '../../pieces/college-lines';
import { type CollegePlace, type CollegeTab, tabAddress } from './college-tabs';

/** What search engines and link previews say of a college page; the title comes without the site's name, `path` is the canonical one. */
export interface CollegeHead {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Structured data of schema.org. */
  readonly jsonLd: Readonly<Record<string, unknown>>;
}

const TEXTS = {
  en: {
    team: (name: string, sex: TeamSex) => `${name} ${sex === 'male' ? 'men’s' : 'women’s'} soccer`,
    tabs: {
      athletics: 'Team and staff',
      academics: 'Academics and costs',
      facilities: 'Facilities',
      campus: 'Campus',
      city: 'City',
      photos: 'Photos',
      camps: 'Camps',
      alumni: 'Alumni',
      contact: 'Contact',
      rankingsAlbum: 'Rankings album',
      administration: 'Administration',
    },
    students: (number: string) => `${number} students`,
    accepted: (share: string) => `${share} of applicants accepted`,
    price: (money: string) => `net price ${money} a year`,
    end: 'Staff, academics, costs, campus and town for recruits.',
  },
  de: {
    team: (name: string, sex: TeamSex) => `${name}: ${sex === 'male' ? 'Männerfußball' : 'Frauenfußball'}`,
    tabs: {
      athletics: 'Team und Stab',
      academics: 'Studium und Kosten',
      facilities: 'Anlagen',
      campus: 'Campus',
      city: 'Stadt',
      photos: 'Fotos',
      camps: 'Camps',
      alumni: 'Ehemalige',
      contact: 'Kontakt',
      rankingsAlbum: 'Ranglisten-Album',
      administration: 'Verwaltung',
    },
    students: (number: string) => `${number} Studierende`,
    accepted: (share: string) => `${share} der Bewerbungen angenommen`,
    price: (money: string) => `Nettopreis ${money} im Jahr`,
    end: 'Trainerstab, Studium, Kosten, Campus und Stadt für Talente.',
  },
} as const satisfies Record<Language, { tabs: Record<Exclude<CollegeTab, 'overview'>, string> } & Record<string, unknown>>;

/** The head of a college's page: facts that are not known are left out of its sentences. */
export function headOfCollege(college: College, sex: TeamSex, place: CollegePlace, language: Language): CollegeHead {
  const say = TEXTS[language];
  const team = say.team(college.name, sex);
  const part = place.album ?? (place.tab === 'overview' ? null : say.tabs[place.tab]);
  const { enrollmentSize, address, academics } = college;
  const { acceptanceRate } = academics.details.admission;
  const { netPriceTuition } = academics.details.costs;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const entry = college.athletics.sport.find((one) => one.sex === sex);
  const facts = [
    placeLine(address.locality, address.administrative_area_level_1),
    ...competitionParts({ ...college, conference: entry?.conference ?? college.conference }),
    enrollmentSize === null ? '' : say.students(number.format(enrollmentSize)),
    acceptanceRate === null ? '' : say.accepted(`${number.format(acceptanceRate)}${language === 'de' ? ' ' : ''}%`),
    netPriceTuition === null ? '' : say.price(academicsCost(netPriceTuition, language)),
  ].filter((fact) => fact !== '');
  return {
    title: part === null ? team : `${part} – ${team}`,
    description: `${[team, ...facts].join(', ')}. ${say.end}`,
    path: tabAddress(college.pathName, sex, place),
    jsonLd: jsonLdOf(college),
  };
}

function jsonLdOf(college: College): Readonly<Record<string, unknown>> {
  const { address, position, aliases, abbreviation } = college;
  const names = [
    ...new Set([college.shortName, abbreviation, ...aliases].filter((name) => name !== null && name !== college.name)),
  ];
  return withoutNulls({
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name: college.name,
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
