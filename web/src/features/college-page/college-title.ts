import type { Language } from '@touchline/domain/http/api-messages';
import type { TeamSex } from '../../lib/college-address';
import type { CollegePlace, CollegeTab } from './college-tabs';

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
  },
} as const satisfies Record<Language, { tabs: Record<Exclude<CollegeTab, 'overview'>, string> } & Record<string, unknown>>;

/** A college's team as titles name it. */
export function teamTitle(name: string, sex: TeamSex, language: Language): string {
  return TEXTS[language].team(name, sex);
}

/** The title of a college's page, without the site's name. */
export function titleOfCollege(name: string, sex: TeamSex, { tab, album }: CollegePlace, language: Language): string {
  const team = teamTitle(name, sex, language);
  const part = album ?? (tab === 'overview' ? null : TEXTS[language].tabs[tab]);
  return part === null ? team : `${part} – ${team}`;
}
