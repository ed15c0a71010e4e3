import type { Language } from '../kernel/language';
import type { Position } from './positions';
import type { Choice, ReferenceList } from './reference-list';

/** The positions on the pitch with their names, from goal to attack (S3-10). */
export const POSITION_NAMES: ReferenceList<Choice<Position>> = {
  asOf: '2025-09-01',
  source: 'Touchline requirement S3-10',
  entries: [
    { value: 'GK', en: 'Goalkeeper', de: 'Tor' },
    { value: 'LB', en: 'Left back', de: 'Linke Verteidigung' },
    { value: 'RB', en: 'Right back', de: 'Rechte Verteidigung' },
    { value: 'CB', en: 'Center back', de: 'Innenverteidigung' },
    { value: 'DM', en: 'Defensive midfielder', de: 'Defensives Mittelfeld' },
    { value: 'CM', en: 'Central midfielder', de: 'Zentrales Mittelfeld' },
    { value: 'AM', en: 'Attacking midfielder', de: 'Offensives Mittelfeld' },
    { value: 'LM', en: 'Left midfielder', de: 'Linkes Mittelfeld' },
    { value: 'RM', en: 'Right midfielder', de: 'Rechtes Mittelfeld' },
    { value: 'FW', en: 'Forward', de: 'Sturm' },
  ],
};

/**
 * Names of positions for a list within a sentence: the first begins it, an adjective or an English name after it is
 * written small.
 */
export function listedPositionNames(names: readonly string[], language: Language): readonly string[] {
  return names.map((name, index) =>
    index === 0 || (language === 'de' && !name.includes(' ')) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  );
}

/** The three kinds of player. */
export const PLAYER_TYPES = ['playerHighSchool', 'playerCollege', 'playerPro'] as const;

/** Where a player stands on the way to a team; the values are our choice. */
export const PLAYER_STATUSES = ['looking', 'talking', 'committed', 'signed', 'transferring', 'notLooking'] as const;

/** What coaches can come to see: a match, or a camp, showcase or tournament of one day or several. */
export const SCHEDULE_KINDS = ['match', 'camp'] as const;

/** The stronger foot (S3-01). */
export const STRONGER_FEET = ['left', 'right', 'both'] as const;

/** Tiers of a team's level, the highest first (S3-10). */
export const TIERS = ['T1', 'T2', 'T3', 'T4', 'T5'] as const;
export type Tier = (typeof TIERS)[number];

/** The tiers of a team’s level with their names, the highest first (S3-10); their meaning is our choice. */
export const TIER_NAMES: ReferenceList<Choice<Tier>> = {
  asOf: '2025-09-01',
  source: 'Touchline requirement S3-10',
  entries: [
    { value: 'T1', en: 'Tier 1: national top level', de: 'Stufe 1: nationale Spitze' },
    { value: 'T2', en: 'Tier 2: national level', de: 'Stufe 2: nationales Niveau' },
    { value: 'T3', en: 'Tier 3: regional level', de: 'Stufe 3: regionales Niveau' },
    { value: 'T4', en: 'Tier 4: state or district level', de: 'Stufe 4: Landes- oder Bezirksniveau' },
    { value: 'T5', en: 'Tier 5: local level', de: 'Stufe 5: lokales Niveau' },
  ],
};

/** Class years, the youngest first (S3-10). */
export const CLASS_YEARS = ['Freshman', 'Sophomore', 'Junior', 'Senior'] as const;
export type ClassYear = (typeof CLASS_YEARS)[number];

/** The class years with their names, the youngest first (S3-10). German speakers of the field use the English names. */
export const CLASS_YEAR_NAMES: ReferenceList<Choice<ClassYear>> = {
  asOf: '2025-09-01',
  source: 'Touchline requirement S3-10',
  entries: [
    { value: 'Freshman', en: 'Freshman', de: 'Freshman' },
    { value: 'Sophomore', en: 'Sophomore', de: 'Sophomore' },
    { value: 'Junior', en: 'Junior', de: 'Junior' },
    { value: 'Senior', en: 'Senior', de: 'Senior' },
  ],
};

/**
 * The fields in which undergraduates take degrees, as two digits of the CIP: those of CIP_FAMILIES that are majors,
 * without the names.
 */
export const STUDY_FIELDS: readonly string[] = [
  '01',
  '03',
  '04',
  '05',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '19',
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '29',
  '30',
  '31',
  '38',
  '39',
  '40',
  '41',
  '42',
  '43',
  '44',
  '45',
  '46',
  '47',
  '48',
  '49',
  '50',
  '51',
  '52',
  '54',
];
