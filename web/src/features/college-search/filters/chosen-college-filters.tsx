import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { COLLEGE_FACET_NAMES, COLLEGE_FACETS, type CollegeFacet } from '@touchline/domain/search/college-facets';
import type { FacetCounts } from '@touchline/domain/search/find-colleges';
import { ChosenFilters } from '../../../components/search/chosen-filters';
import { usePayer } from '../../../components/price/use-payer';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { facetName, facetValueText, TEAM_FACETS, useFilterTexts } from './facet-texts';
import { toggled, useCollegeQuery, withoutFilters } from '../search-address';

export interface ChosenCollegeFiltersProps {
  readonly counts: FacetCounts | null;
  /** What words of the text were read as. */
  readonly read: AnswerOf<'searchColleges'>['read'];
}

/**
 * The chosen filters and those that words of the text ask for, named as the counts of the results name them, each with
 * a link that removes it, and a link that removes all. Nothing where none is chosen.
 */
export function ChosenCollegeFilters({ counts, read }: ChosenCollegeFiltersProps) {
  const t = useTranslations();
  const { query, linkTo } = useCollegeQuery();
  const chosen = useChosenCollegeFilters({ counts, read });
  return (
    <ChosenFilters
      label={t('colleges.active')}
      chosen={chosen}
      clear={{ text: t('colleges.clear'), to: linkTo(withoutFilters(query, read)) }}
    />
  );
}

/** The chosen filters with their names, and the way to the search without each. */
export function useChosenCollegeFilters({ counts, read }: ChosenCollegeFiltersProps) {
  const t = useTranslations();
  const texts = useFilterTexts();
  const { language } = useLanguage();
  const { query, linkTo } = useCollegeQuery();
  const { near, within, area } = query;
  const payer = usePayer();
  const textOf = (name: CollegeFacet, value: string) => {
    const [, , , text = facetValueText(name, value, t, language)] = counts?.[name].find(([one]) => one === value) ?? [];
    return needsGroupName(name) ? `${t(facetName(name, payer !== null))}: ${text}` : text;
  };
  const chosen = COLLEGE_FACET_NAMES.flatMap((name) =>
    (query.filters[name] ?? []).map((value) => ({
      key: `${name} ${value}`,
      text: textOf(name, value),
      withoutIt: linkTo(toggled(query, name, value)),
    })),
  );
  const inText = (read?.parts ?? []).map(({ name, value, words, without }, index) => ({
    key: `${index} ${words}`,
    text:
      name === 'soccer' ? words : name === 'sort' ? texts.sorts[payer === null ? 'netPrice' : 'ownPrice'] : textOf(name, value),
    withoutIt: linkTo({ ...query, text: without, page: 1 }),
  }));
  const distance =
    near === null || within === null
      ? []
      : [
          {
            key: 'within',
            text: t('colleges.within', { miles: within }),
            withoutIt: linkTo({ ...query, within: null, page: 1 }),
          },
        ];
  const place =
    area === null ? [] : [{ key: 'area', text: t('colleges.map.area'), withoutIt: linkTo({ ...query, area: null, page: 1 }) }];
  return [...inText, ...distance, ...place, ...chosen];
}

/** Filters whose values are bare numbers or positions need the name of their group. */
function needsGroupName(name: CollegeFacet): boolean {
  return TEAM_FACETS.has(name) || ['rate', 'score', 'dollars'].includes(COLLEGE_FACETS[name].kind);
}
