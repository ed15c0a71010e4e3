/** The parts of a complete page that facts fill (`college-completeness.ts`). */
export type FactPart =
  | 'academicsStory'
  | 'admission'
  | 'costs'
  | 'facilitiesStory'
  | 'campusStory'
  | 'cityStory'
  | 'population'
  | 'mail'
  | 'phone'
  | 'address';

/** The tables of facts on a college's page. */
export type FactTableName = 'kind' | 'admission' | 'students' | 'afterCollege' | 'costs';

/** What a fact of each kind holds, with its limits. The kind decides schema, form control and format. */
interface Kinds {
  /** One line of at most `most` characters. */
  readonly text: { readonly most: number };
  /** A country by its code, or as free text. */
  readonly country: { readonly most: number };
  /** Several lines of at most `most` characters in total. */
  readonly story: { readonly most: number };
  readonly link: object;
  readonly video: object;
  readonly phone: object;
  readonly mail: object;
  readonly color: object;
  readonly position: object;
  readonly cipCodes: object;
  /** The figures of up to three years, the earliest first. */
  readonly yearlyFigures: object;
  /** 0 to 100. */
  readonly percent: object;
  /** Whole US dollars. */
  readonly dollars: object;
  /** A year of history, written without a thousands separator; forms offer those from 1640 on (S3-10). */
  readonly year: object;
  /** From 0 to `most`; `most` is null where a whole number has no limit. */
  readonly whole: { readonly most: number | null };
  readonly number: { readonly most: number };
  /** A ratio of so many to one. */
  readonly ratio: { readonly most: number };
  /** `low` and `high`, the 25th and the 75th percentile, each from 0 to `most`. */
  readonly range: { readonly most: number };
  readonly choice: { readonly values: readonly string[] };
  readonly numberChoice: { readonly values: readonly number[] };
  /** At most `most` entries of at most `mostEach` characters. */
  readonly lines: { readonly most: number; readonly mostEach: number; readonly isDistinct?: true };
}

export type FactKind = keyof Kinds;

/** What the product does with a fact. */
interface FactUses {
  /** Where the page shows it: the table, and its position there. Its label is the text `college.<name>`. */
  readonly shown?: readonly [table: FactTableName, position: number];
  /** Its position among the facts under the college's name; the page shows the first five that are known. */
  readonly headline?: number;
  /** Whether it carries a source, so that an import may write it. */
  readonly sourced?: true;
  /** The part of a complete page that it fills. */
  readonly part?: FactPart;
  /** The version of the stored college in which it appeared; the first where it is left out. */
  readonly since?: number;
}

/** One fact of a college: what it holds, and what the product does with it. */
export type FactRow<Kind extends FactKind = FactKind> = {
  [One in Kind]: { readonly kind: One } & Kinds[One] & FactUses;
}[Kind];

/** The facts of one object of the document, by field name. */
export type FactGroup = Readonly<Record<string, FactRow>>;

/** The limits of a number in forms and schema. */
export interface NumberLimits {
  readonly isWhole: boolean;
  readonly least: number;
  /** Null if there is none. */
  readonly most: number | null;
}

/** The limits of a fact that is one number. */
export function limitsOf(row: FactRow<'percent' | 'dollars' | 'whole' | 'number' | 'ratio'>): NumberLimits {
  if (row.kind === 'percent') return { isWhole: false, least: 0, most: 100 };
  if (row.kind === 'dollars') return { isWhole: true, least: 0, most: 1_000_000 };
  return { isWhole: row.kind === 'whole', least: 0, most: row.most };
}
