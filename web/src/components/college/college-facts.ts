import type { College } from '@touchline/domain/college/college';
import { TABLE_GROUPS } from '@touchline/domain/college/facts/table-facts';
import type { FactGroup, FactRow, FactTableName } from '@touchline/domain/college/facts/fact-row';
import type { FieldSource } from '@touchline/domain/college/college-parts';
import type { Language } from '@touchline/domain/kernel/language';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import { suggestedLink } from '@touchline/domain/reference/suggestions';
import { isObject, type Json } from '@touchline/domain/kernel/json/json';
import { useLanguage } from '../../i18n/language-provider';
import { useFormats, useTranslations, type Translate } from '../../i18n/use-translations';
import { valueIn } from '../../lib/value-in';

/** What sources of our tables call a fact without a document. */
const KNOWLEDGE = 'general knowledge';

/**
 * The source of a fact and its year, `College Scorecard, 2024`; one without a document is named as such, and one that
 * somebody suggested by the site of its link.
 */
export function sourceText({ by, source, year }: FieldSource, t: Translate): string {
  if (by === 'import' && source.includes(KNOWLEDGE)) return t('college.sourceKnowledge');
  const link = suggestedLink(source);
  const who =
    link !== null
      ? t('college.sourceSuggested', { host: new URL(link).host })
      : by === 'coach'
        ? t('college.sourceCoach')
        : by === source
          ? t('college.sourceAdmin')
          : source;
  return year === null ? who : `${who}, ${year}`;
}

type ShownIn<Group> = Group extends unknown
  ? { [Name in keyof Group as Group[Name] extends { shown: unknown } ? Name & string : never]: Group[Name] }
  : never;

type ShownRows = ShownIn<(typeof TABLE_GROUPS)[number][1]>;

type NameIn<Rows, Row> = Rows extends unknown
  ? { [Name in keyof Rows & string]: Rows[Name] extends Row ? Name : never }[keyof Rows & string]
  : never;

type ChoiceIn<Rows> = Rows extends unknown
  ? { [Name in keyof Rows]: Rows[Name] extends { kind: 'choice'; values: readonly (infer Value)[] } ? Value : never }[keyof Rows]
  : never;

/** The facts that tables show; each has a text `college.<name>`. */
type ShownName = NameIn<ShownRows, unknown>;

/** The facts with a lower and an upper end, which have the texts `college.<name>Low` and `college.<name>High`. */
export type RangeName = NameIn<ShownRows, { kind: 'range' }>;

/** A fact that a table shows: its name, its JSON pointer in the college, and its row. */
export interface ShownFact {
  readonly name: ShownName;
  readonly path: string;
  readonly row: FactRow;
}

const GROUPS: readonly (readonly [object: string, group: FactGroup])[] = TABLE_GROUPS;

/** Every fact that a table of the page shows. */
export const SHOWN_FACTS: readonly ShownFact[] = GROUPS.flatMap(([object, group]) =>
  Object.entries(group).flatMap(([name, row]) =>
    row.shown === undefined
      ? []
      : [{ name: name as ShownName, path: `/${object === '' ? name : `${object.replaceAll('.', '/')}/${name}`}`, row }],
  ),
);

function inOrder(positionOf: (row: FactRow) => number | undefined): readonly ShownFact[] {
  return SHOWN_FACTS.filter(({ row }) => positionOf(row) !== undefined).toSorted(
    (left, right) => (positionOf(left.row) ?? 0) - (positionOf(right.row) ?? 0),
  );
}

const table = (name: FactTableName) => inOrder(({ shown }) => (shown?.[0] === name ? shown[1] : undefined));

/** The facts of the academics page by table (S3-05). */
export const ACADEMIC_FACTS = {
  admission: table('admission'),
  students: table('students'),
  afterCollege: table('afterCollege'),
  costs: table('costs'),
} as const;

/** Facts of a college's kind, for its overview. */
export const KIND_FACTS = table('kind');

/** The facts under the name, the most significant first: the page shows the first five that are known. */
export const HEADLINE_FACTS = inOrder(({ headline }) => headline);

/** A fact as the page shows it: its value is null where it is unknown, its source where none is named. */
export interface FormattedFact {
  readonly path: string;
  readonly label: string;
  readonly value: string | null;
  readonly source: FieldSource | null;
}

/** Writes a fact that is a text. */
type TextOfFact = (name: string, value: string, language: Language) => string;

/** A college, or as much of one as has the facts that are asked for. */
export type FactHolder = Pick<College, 'address' | 'sources'>;

/**
 * Formats facts of a college in the user's language. Rates are per cent, money is dollars without decimals; a known
 * zero is a fact. An unknown rate of the other kind of college is left out. In Canada money is
 * Canadian, and tests that only the United States know are left out. `textOf` writes facts that are texts, which the
 * facts under the name are not; `factText` knows the German words.
 */
export function useFacts(
  textOf: TextOfFact = (_, value) => value,
): (college: FactHolder, facts: readonly ShownFact[]) => readonly FormattedFact[] {
  const t = useTranslations();
  const { language } = useLanguage();
  const { formatNumber } = useFormats();
  const format = (name: ShownName, row: FactRow, value: Json): string | null => {
    if (row.kind === 'range') return isObject(value) ? rangeOf(value.low, value.high) : null;
    if (row.kind === 'choice') {
      const choice = row.values.find((one) => one === value) as ChoiceIn<ShownRows> | undefined;
      if (choice !== undefined) return t(`college.value.${choice}`);
    }
    if (typeof value === 'string') return textOf(name, value, language);
    if (typeof value !== 'number') return null;
    if (row.kind === 'percent') return formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 1 });
    if (row.kind === 'year') return String(value);
    if (row.kind === 'dollars') return academicsCost(value, language);
    return row.kind === 'ratio' ? t('college.ratio', { count: value }) : formatNumber(value);
  };
  return (college, facts) => {
    const isCanadian = college.address.country === 'CA';
    const known = facts.map(({ name, path, row }) => {
      const value = format(name, row, valueIn(college, path));
      return {
        path,
        label: t(`college.${name}`),
        value: isCanadian && row.kind === 'dollars' && value !== null ? t('college.canadianDollars', { price: value }) : value,
        source: college.sources[path.slice(1).replaceAll('/', '.')] ?? null,
      };
    });
    return known.filter(
      ({ path, value }) => value !== null || !(OF_ONE_KIND.has(path) || (isCanadian && AMERICAN_TESTS.has(path))),
    );
  };
}

/** Facts that one kind of college alone has: where they are unknown, nothing is missing. */
const OF_ONE_KIND: ReadonlySet<string> = new Set(
  ['six', 'four', 'three'].map((years) => `/academics/details/afterCollege/${years}YearGraduationRate`),
);

/** Tests that Canadian universities do not ask for. */
const AMERICAN_TESTS: ReadonlySet<string> = new Set(['/academics/details/admission/sat', '/academics/details/admission/act']);

/** Scores are written without a thousands separator. */
function rangeOf(low: unknown, high: unknown): string | null {
  const ends = [low, high].filter((end) => typeof end === 'number');
  return ends.length === 0 ? null : [...new Set(ends)].join('–');
}
