import type { Language } from '@touchline/domain/kernel/language';
import type { CitedRule } from '../../components/rules/cited-rule';

/** The chapters of the guide by the last part of their address, in their order (S1-06). */
export const GUIDE_SLUGS = [
  'how-recruiting-works',
  'divisions-and-leagues',
  'rules-and-calendar',
  'eligibility',
  'money-and-aid',
  'profile-and-video',
  'writing-to-coaches',
  'camps-and-visits',
  'international-players',
  'transfers',
  'parents',
  'glossary',
] as const;
export type GuideSlug = (typeof GUIDE_SLUGS)[number];

/** The chapter that defines the terms. */
export const GLOSSARY: GuideSlug = 'glossary';

/** The address of a chapter. */
export function chapterAddress(slug: string): string {
  return `/guide/${slug}`;
}

/** The figures that a chapter may show; `none` is no figure. */
export const FIGURE_KINDS = [
  'pyramid',
  'calendar',
  'price-of-a-year',
  'programme-map',
  'squad-classes',
  'from-abroad',
  'grade-scales',
  'squad-positions',
  'places-that-open',
] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** Text of a chapter. A `rule` is text that a row of the rules proves, a `term` a word that the glossary defines. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'em'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly content: readonly Inline[] }
  | { readonly kind: 'rule' | 'term'; readonly id: string; readonly content: readonly Inline[] };

export type Block =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Block[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'figure' }
  | { readonly kind: 'template'; readonly title: string; readonly text: string };

/** A term with its name and its definition as plain text. */
export interface DefinedTerm {
  readonly name: string;
  readonly definition: string;
}

/** A figure with what it draws; each kind has its component. */
export type Figure =
  | { readonly kind: 'pyramid'; readonly tiers: readonly Tier[] }
  | { readonly kind: 'calendar'; readonly marks: readonly CalendarMark[] }
  | { readonly kind: 'price-of-a-year'; readonly prices: readonly YearPrice[] }
  | { readonly kind: 'programme-map'; readonly regions: Readonly<Record<string, number>> }
  | { readonly kind: 'squad-classes'; readonly squads: readonly SquadClasses[] }
  | { readonly kind: 'from-abroad'; readonly divisions: readonly TeamsFromAbroad[] }
  | { readonly kind: 'grade-scales'; readonly grades: readonly GradeOnScales[] }
  | { readonly kind: 'squad-positions' | 'places-that-open'; readonly lines: readonly LineOfSquads[] };

/** The teams of a league, or of a division of it. */
export interface Tier {
  readonly name: string;
  readonly men: number;
  readonly women: number;
  /** Of both, those whose college is a member of the league, but that no list names. */
  readonly unconfirmed: number;
}

/** A day of the recruiting year on which rules begin, and for which players. */
export interface CalendarMark {
  /** MM-DD. */
  readonly day: string;
  readonly ids: readonly string[];
  readonly when: { readonly relation: 'after' | 'before' | 'in'; readonly grade: number };
  readonly rules: readonly { readonly whose: string; readonly topic: string }[];
}

/** What a year costs at colleges of a kind: medians, in dollars. */
export interface YearPrice {
  readonly kind: 'publicInState' | 'publicOutOfState' | 'private';
  readonly colleges: number;
  readonly tuition: number;
  /** Tuition, housing, food, books and the rest. */
  readonly total: number;
  /** After grants; null where it is not known for this kind. */
  readonly net: number | null;
}

/** The shares of a squad by class, in per cent. */
export interface SquadClasses {
  readonly division: 1 | 2 | 3;
  readonly sex: 'men' | 'women';
  readonly teams: number;
  readonly size: number;
  readonly shares: Readonly<Record<'freshman' | 'sophomore' | 'junior' | 'senior', number>>;
}

/**
 * The teams of a division by how many of their players come from abroad, in per cent: fewer than three players, less
 * than a quarter of the squad, less than half of it, half and more.
 */
export interface TeamsFromAbroad extends Pick<SquadClasses, 'division' | 'sex' | 'teams'> {
  readonly shares: readonly number[];
}

/** One line of the squads of men or women, from the goal to the attack. */
export interface LineOfSquads extends Pick<SquadClasses, 'sex' | 'teams'> {
  readonly line: 'GK' | 'DF' | 'MF' | 'FW';
  /** Players of this line in a squad, on average. */
  readonly players: number;
  /** The height in inches that half of the teams exceed with the middle player of this line. */
  readonly height: number;
  /** Teams by how many of this line are in their last year, in per cent: none, one, two, three and more. */
  readonly leaving: readonly number[];
}

/** An average on the scale of 4.0, and what comes to about the same on the other scales. */
export interface GradeOnScales {
  readonly four: number;
  readonly hundred: number;
  readonly german: number;
}

/** What lists say about a chapter. */
export interface ChapterEntry {
  readonly slug: GuideSlug;
  readonly title: string;
  readonly summary: string;
  /** The years of high school for which it was written. */
  readonly schoolYears: readonly number[];
  /** How long it takes to read. */
  readonly minutes: number;
  /** The day of its last change, as YYYY-MM-DD. */
  readonly updated: string;
}

/** What the search finds in a chapter: its headings, and the terms that it defines. */
export interface SearchedChapter extends Pick<ChapterEntry, 'slug' | 'title' | 'summary'> {
  readonly sections: readonly { readonly id: string; readonly text: string }[];
}

/** What the blocks of a text name: cited rules, terms, and the one figure. */
export type BlockSources = Pick<Chapter, 'rules' | 'terms' | 'figure' | 'figureCaption'>;

/** A chapter of the guide, as the build makes it from its Markdown file. */
export interface Chapter extends ChapterEntry {
  readonly language: Language;
  readonly words: number;
  readonly figure: Figure | null;
  readonly figureCaption: string;
  readonly keyFacts: readonly string[];
  readonly action: { readonly text: string; readonly to: string };
  readonly blocks: readonly Block[];
  /** The cited rules in the order of their first citation. */
  readonly rules: readonly CitedRule[];
  readonly terms: Readonly<Record<string, DefinedTerm>>;
  readonly previous: Pick<ChapterEntry, 'slug' | 'title'> | null;
  readonly next: Pick<ChapterEntry, 'slug' | 'title'> | null;
}
