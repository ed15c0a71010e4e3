import type { Language } from '../kernel/language';
import { headerTeamOf, teamTitleOf } from '../person/profiles/completeness/completeness';
import { HEIGHTS } from '../person/profiles/height';
import { shownGrades } from '../person/profiles/grade-scale';
import type { ShownProfile } from '../person/profiles/audience/shown-profile';
import { COUNTRIES } from '../reference/countries';
import { CLASS_YEAR_NAMES, listedPositionNames, POSITION_NAMES, TIER_NAMES } from '../reference/player-lists';
import type { Choice, ReferenceList } from '../reference/reference-list';

/** The fields of a shown profile that a post says something about. */
export type FeaturedProfile = Pick<
  ShownProfile,
  | ('username' | 'displayName' | 'sportsTypeGender' | 'position' | 'class' | 'graduationYear' | 'teams' | 'address')
  | ('characteristics' | 'gpa' | 'gpaOf' | 'sat' | 'act' | 'jerseyNumber')
>;

/** What is said about a featured player in one language; null where it is not shown. */
export interface FeaturedFacts {
  readonly name: string;
  /** Which soccer it is: women’s or men’s. */
  readonly sport: string;
  readonly classLine: string | null;
  /** The names of the positions as in a list, the best first. */
  readonly positions: readonly string[];
  /** The name of the team in the header, else its league. */
  readonly team: string | null;
  readonly tier: string | null;
  readonly town: string | null;
  /** At most two numbers that a coach looks for first. */
  readonly figures: readonly { readonly value: string; readonly label: string }[];
}

const MOST_FIGURES = 2;

const TEXTS = {
  en: {
    Female: 'Women’s soccer',
    Male: 'Men’s soccer',
    classOf: (year: number) => `Class of ${year}`,
    height: 'Height',
    gpa: 'GPA',
    gpaOf: (scale: string) => `GPA of ${scale}`,
    about: (gpa: string) => `about ${gpa}`,
    own: { german: '{gpa} German', five: '{gpa} of 5', hundred: '{gpa} of 100' },
    sat: 'SAT',
    act: 'ACT',
    foot: 'Stronger foot',
    feet: { left: 'Left', right: 'Right', both: 'Both' },
    number: (value: number) => String(value),
  },
  de: {
    Female: 'Frauenfußball',
    Male: 'Männerfußball',
    classOf: (year: number) => `Abschluss ${year}`,
    height: 'Größe',
    gpa: 'Notenschnitt',
    gpaOf: (scale: string) => `Schnitt von ${scale}`,
    about: (gpa: string) => `etwa ${gpa}`,
    own: { german: '{gpa} deutsch', five: '{gpa} von 5', hundred: '{gpa} von 100' },
    sat: 'SAT',
    act: 'ACT',
    foot: 'Starker Fuß',
    feet: { left: 'Links', right: 'Rechts', both: 'Beide' },
    number: (value: number) => String(value).replace('.', ','),
  },
} as const;

/**
 * What a post says about a player in a language. It says what it is handed and nothing else: anyone who hands in the
 * profile as visitors see it (`shownProfileTo`) gets what is public alone.
 */
export function featuredFacts(shown: FeaturedProfile, language: Language): FeaturedFacts {
  const texts = TEXTS[language];
  const team = headerTeamOf(shown);
  const year = shown.class === null ? null : nameIn(CLASS_YEAR_NAMES, shown.class, language);
  const names = shown.position.main.map((position) => nameIn(POSITION_NAMES, position, language));
  return {
    name: shown.displayName,
    sport: texts[shown.sportsTypeGender],
    classLine: joined([shown.graduationYear === null ? null : texts.classOf(shown.graduationYear), year], ' · '),
    positions: listedPositionNames(names, language),
    team: teamTitleOf(team),
    tier: team?.tier === null || team === null ? null : nameIn(TIER_NAMES, team.tier, language),
    town: townOf(shown.address, language),
    figures: figuresOf(shown, language).slice(0, MOST_FIGURES),
  };
}

/** The address of a featured player’s page, at the origin of the site. */
export function featuredLink(origin: string, { username }: Pick<FeaturedProfile, 'username'>): string {
  return `${origin}/profile/${username}`;
}

function figuresOf(shown: FeaturedProfile, language: Language): FeaturedFacts['figures'] {
  const texts = TEXTS[language];
  const { characteristics, sat, act } = shown;
  const { feet, foot } = characteristics;
  const cm = HEIGHTS.find((height) => height.feet === feet)?.cm;
  const height = language === 'de' && cm !== undefined ? `${cm} cm` : feet;
  return [
    { value: height, label: texts.height },
    gradesOf(shown, language),
    { value: sat === null ? null : String(sat), label: texts.sat },
    { value: act === null ? null : String(act), label: texts.act },
    { value: foot === null ? null : texts.feet[foot], label: texts.foot },
  ].flatMap(({ value, label }) => (value === null ? [] : [{ value, label }]));
}

/** The average of grades, on the scale of 4.0 first. */
function gradesOf(shown: FeaturedProfile, language: Language): { readonly value: string | null; readonly label: string } {
  const texts = TEXTS[language];
  const grades = shownGrades(shown);
  if (grades === null) return { value: null, label: texts.gpa };
  const { gpa, of, own } = grades;
  if (own !== null) {
    const ownText = texts.own[own.scale].replace('{gpa}', texts.number(own.gpa));
    return { value: texts.about(texts.number(gpa)), label: `${texts.gpaOf(texts.number(4))} (${ownText})` };
  }
  return { value: texts.number(gpa), label: of === null ? texts.gpa : texts.gpaOf(texts.number(of)) };
}

function townOf({ locality, administrative_area_level_1: region, country }: ShownProfile['address'], language: Language) {
  return joined([locality, region, country === null || country === 'US' ? null : nameIn(COUNTRIES, country, language)], ', ');
}

function joined(parts: readonly (string | null)[], between: string): string | null {
  return parts.filter((part) => part !== null).join(between) || null;
}

function nameIn({ entries }: ReferenceList<Choice>, value: string, language: Language): string {
  return entries.find((entry) => entry.value === value)?.[language] ?? value;
}
