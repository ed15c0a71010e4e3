import type { College } from '@touchline/domain/college/college';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { sizeOfVariant } from '@touchline/domain/pictures/picture-address';
import { competitionParts, placeLine } from '../../components/college-summary';
import { collegePicturePath } from '../../components/photo';
import type { TeamSex } from '../../lib/college-address';
import { type CollegeSubpage, tabAddress, teamTitle, titleOfCollege } from './college-tabs';

/**
 * The head of a college page for search engines and link previews. The title lacks the site's name, `path` is
 * canonical.
 */
export interface CollegeHead {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** The cover, for link previews; null where there is none. */
  readonly image: { readonly path: string; readonly width: number; readonly height: number } | null;
  /** Structured data of schema.org. */
  readonly jsonLd: Readonly<Record<string, unknown>>;
}

const TEXTS = {
  en: {
    students: (number: string) => `${number} students`,
    accepted: (share: string) => `${share} of applicants accepted`,
    price: (money: string) => `net price ${money} a year`,
    end: 'Staff, academics, costs, campus and town for recruits.',
  },
  de: {
    students: (number: string) => `${number} Studierende`,
    accepted: (share: string) => `${share} der Bewerbungen angenommen`,
    price: (money: string) => `Nettopreis ${money} im Jahr`,
    end: 'Trainerstab, Studium, Kosten, Campus und Stadt für Talente.',
  },
} as const satisfies Record<Language, Record<string, unknown>>;

/** The head of a college's page. Its description leaves out facts that are not known. */
export function headOfCollege(college: College, sex: TeamSex, subpage: CollegeSubpage, language: Language): CollegeHead {
  const t = TEXTS[language];
  const team = teamTitle(college.name, sex, language);
  const { enrollmentSize, address, academics } = college;
  const { acceptanceRate } = academics.details.admission;
  const { netPriceTuition } = academics.details.costs;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const entry = college.athletics.sport.find((one) => one.sex === sex);
  const facts = [
    placeLine(address.locality, address.administrative_area_level_1),
    ...competitionParts({ ...college, conference: entry?.conference ?? college.conference }),
    enrollmentSize === null ? '' : t.students(number.format(enrollmentSize)),
    acceptanceRate === null ? '' : t.accepted(`${number.format(acceptanceRate)}${language === 'de' ? ' ' : ''}%`),
    netPriceTuition === null ? '' : t.price(academicsCost(netPriceTuition, language)),
  ].filter((fact) => fact !== '');
  return {
    title: titleOfCollege(college.name, sex, subpage, language),
    description: `${[team, ...facts].join(', ')}. ${t.end}`,
    path: tabAddress(college.pathName, sex, subpage),
    image: coverOf(college),
    jsonLd: jsonLdOf(college),
  };
}

/** The cover in the largest size that pages show. */
function coverOf(college: College): CollegeHead['image'] {
  const details = college.cover === null ? undefined : college.pictureDetails[college.cover];
  if (college.cover === null || details === undefined) return null;
  return { path: collegePicturePath(college, college.cover, 'ls'), ...sizeOfVariant(details, 'ls') };
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
