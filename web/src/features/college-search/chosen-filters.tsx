import { COLLEGE_FACET_NAMES, COLLEGE_FACETS, type CollegeFacet } from '@touchline/domain/search/college-facets';
import { ChosenFilters } from '../../components/search/chosen-filters';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { facetName, facetValueText } from './facet-texts';
import { toggled, useCollegeQuery, withoutFilters } from './search-address';

/** The chosen filters, each with a link that removes it, and a link that removes all. Nothing where none is chosen. */
export function ChosenCollegeFilters() {
  const t = useTranslations();
  const { language } = useLanguage();
  const { query, linkTo } = useCollegeQuery();
  const { near, within, area } = query;
  const chosen = COLLEGE_FACET_NAMES.flatMap((name) =>
    (query.filters[name] ?? []).map((value) => {
      const text = facetValueText(name, value, t, language);
      return {
        key: `${name} ${value}`,
        text: needsGroupName(name) ? `${t(facetName(name))}: ${text}` : text,
        withoutIt: linkTo(toggled(query, name, value)),
      };
    }),
  );
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
  return (
    <ChosenFilters
      label={t('colleges.active')}
      chosen={[...distance, ...place, ...chosen]}
      clear={{ text: t('colleges.clear'), to: linkTo(withoutFilters(query)) }}
    />
  );
}

const NAMED: ReadonlySet<CollegeFacet> = new Set(['need', 'opens', 'freshmen', 'abroad', 'home', 'squad']);

/** Filters whose values are bare numbers or positions need the name of their group. */
function needsGroupName(name: CollegeFacet): boolean {
  return NAMED.has(name) || ['rate', 'score', 'dollars'].includes(COLLEGE_FACETS[name].kind);
}
