import { BETTER_END, bestOf, differs } from '@touchline/domain/college/comparison/side-by-side';
import { factText } from '../../components/college/affiliation-name';
import { fieldsOfStudy } from '@touchline/domain/college/facts/fields-of-study';
import { ACADEMIC_FACTS, KIND_FACTS, type ShownFact, useFacts, sourceText } from '../../components/college/college-facts';
import { competitionParts, placeLine } from '../../components/college/college-summary';
import type { MessageKey } from '../../i18n/english';
import { useYearPrices } from '../../components/price/use-year-prices';
import { useLanguage } from '../../i18n/language-provider';
import { useFormats } from '../../i18n/use-translations';
import { valueIn } from '../../lib/value-in';
import { useOwnPriceRows } from './own-price-rows';
import { useTeamRows } from './compare-team-rows';
import { areInOneCurrency, competitionOf, type CollegeColumn, type CompareRow, type Drawing } from './college-column';

/** The rows of one chapter. */
export interface CompareGroup {
  readonly title: MessageKey;
  readonly rows: readonly CompareRow[];
}

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  sat: 'sat',
  act: 'act',
  netPriceTuition: 'price',
  sixYearGraduationRate: 'sixYears',
  threeYearGraduationRate: 'threeYears',
};
const FIELDS_SHOWN = 6;

/** Everything that is known of at least one of the colleges, by chapter, with its differences and sources. */
export function useCompareRows(colleges: readonly CollegeColumn[]): readonly CompareGroup[] {
  const { t, formatNumber, formatList } = useFormats();
  const { language } = useLanguage();
  const factsOf = useFacts(factText);
  const own = (id: string, label: MessageKey, valueOf: (college: CollegeColumn) => string | null): CompareRow => {
    const values = colleges.map(valueOf);
    return {
      ...{ id, label: t(label), values, drawing: null, isDifferent: differs(values) },
      sources: values.map(() => null),
      isBest: values.map(() => false),
    };
  };
  const numbered = (id: string, label: MessageKey, numbers: readonly (number | null)[], texts: readonly (string | null)[]) => ({
    ...own(id, label, () => null),
    values: texts,
    isDifferent: differs(numbers),
    isBest: bestOf(numbers, 'higher'),
  });
  const isOneCurrency = areInOneCurrency(colleges);
  const priceOf = useYearPrices();
  const factRow = (fact: ShownFact): CompareRow => {
    const shown = colleges.map((college) => factsOf(college, [fact])[0] ?? null);
    const values = shown.map((one) => one?.value ?? null);
    const better = fact.row.kind === 'dollars' && !isOneCurrency ? undefined : BETTER_END[fact.name];
    const numbers = colleges.map((college) => {
      const value = valueIn(college, fact.path);
      return typeof value === 'number' ? value : null;
    });
    const isOwnPrice = fact.name === 'netPriceTuition' && priceOf !== null;
    return {
      id: fact.name,
      label: fact.name === 'netPriceTuition' ? t('compare.netPrice') : t(`college.${fact.name}`),
      values,
      sources: shown.map((one) => (one === null || one.value === null || one.source === null ? null : sourceText(one.source, t))),
      isDifferent: differs(values),
      isBest: better === undefined || isOwnPrice ? values.map(() => false) : bestOf(numbers, better),
      drawing: DRAWINGS[fact.name] ?? null,
    };
  };
  const teamOf = ({ teams }: CollegeColumn, sex: 'male' | 'female') => teams.find((team) => team.sex === sex);
  const titles = colleges.map((college) => (college.titles.length === 0 ? null : college.titles.length));
  const titleTexts = colleges.map(({ titles: years }) =>
    years.length === 0 ? null : t('compare.titlesOf', { count: years.length, year: years.toSorted().at(-1) ?? '' }),
  );
  const teamRows = useTeamRows(colleges);
  const ownPrices = useOwnPriceRows(colleges);
  const needs = colleges.map(({ openNeeds }) => openNeeds);
  const groups: readonly CompareGroup[] = [
    {
      title: 'compare.sport',
      rows: [
        own('competition', 'compare.competition', (college) => competitionParts(competitionOf(college))[0] ?? null),
        own('conferenceMale', 'compare.conferenceMale', (college) => teamOf(college, 'male')?.conference ?? null),
        own('conferenceFemale', 'compare.conferenceFemale', (college) => teamOf(college, 'female')?.conference ?? null),
        own('coachMale', 'compare.coachMale', (college) => teamOf(college, 'male')?.headCoach ?? null),
        own('coachFemale', 'compare.coachFemale', (college) => teamOf(college, 'female')?.headCoach ?? null),
        ...teamRows,
        numbered('titles', 'compare.titles', titles, titleTexts),
        numbered(
          'needs',
          'compare.needs',
          needs,
          needs.map((count) => (count === null ? null : formatNumber(count))),
        ),
      ],
    },
    { title: 'compare.admission', rows: ACADEMIC_FACTS.admission.map(factRow) },
    { title: 'compare.ownCosts', rows: ownPrices },
    { title: 'compare.costs', rows: ACADEMIC_FACTS.costs.map(factRow) },
    { title: 'compare.after', rows: ACADEMIC_FACTS.afterCollege.map(factRow) },
    {
      title: 'compare.life',
      rows: [
        own('place', 'compare.place', ({ address }) => {
          const line = placeLine(address.locality, address.administrative_area_level_1);
          return line === '' ? null : line;
        }),
        ...[...KIND_FACTS, ...ACADEMIC_FACTS.students].map(factRow),
        own('fields', 'compare.fields', ({ academics }) => {
          const names = fieldsOfStudy(academics.cipCodes, language).slice(0, FIELDS_SHOWN);
          return names.length === 0 ? null : formatList(names);
        }),
      ],
    },
  ];
  return groups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter((row) => ownPrices.includes(row) || row.values.some((value) => value !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** The source that all known values of a row have in common; null where they differ or one has none. */
export function commonSourceOf({ values, sources }: CompareRow): string | null {
  const known = new Set(sources.filter((_, index) => values[index] !== null));
  return known.size === 1 ? ([...known][0] ?? null) : null;
}
