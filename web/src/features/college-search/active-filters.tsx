import { Box } from '@chakra-ui/react/box';
import { COLLEGE_FACET_NAMES, COLLEGE_FACETS, type CollegeFacet } from '@touchline/domain/search/college-facets';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { FilterChip } from '../../ui/filter-chip';
import { PageLink } from '../../ui/links';
import { facetName, facetValueText } from './facet-texts';
import { filtersChosen, toggled, useCollegeQuery, withoutFilters } from './search-address';

/** The chosen filters, each with a link that removes it, and a link that removes all. Nothing where none is chosen. */
export function ActiveFilters() {
  const t = useTranslations();
  const { language } = useLanguage();
  const { query, linkTo } = useCollegeQuery();
  if (filtersChosen(query) === 0) return null;
  const { near, within } = query;
  return (
    <Box as="ul" aria-label={t('colleges.active')} listStyleType="none" display="flex" flexWrap="wrap" gap="2" mb="4">
      {near !== null && within !== null && (
        <Box as="li" maxW="full">
          <FilterChip text={t('colleges.within', { miles: within })} withoutIt={linkTo({ ...query, within: null, page: 1 })} />
        </Box>
      )}
      {COLLEGE_FACET_NAMES.flatMap((name) =>
        (query.filters[name] ?? []).map((value) => {
          const text = facetValueText(name, value, t, language);
          return (
            <Box as="li" key={`${name} ${value}`} maxW="full">
              <FilterChip
                text={needsGroupName(name) ? `${t(facetName(name))}: ${text}` : text}
                withoutIt={linkTo(toggled(query, name, value))}
              />
            </Box>
          );
        }),
      )}
      <Box as="li">
        <PageLink
          to={linkTo(withoutFilters(query))}
          display="inline-flex"
          alignItems="center"
          minH="11"
          px="2"
          textStyle="small"
          fontWeight="medium"
          textDecoration="underline"
        >
          {t('colleges.clear')}
        </PageLink>
      </Box>
    </Box>
  );
}

/** Filters whose values are bare numbers or positions need the name of their group. */
function needsGroupName(name: CollegeFacet): boolean {
  return name === 'need' || ['rate', 'score', 'dollars'].includes(COLLEGE_FACETS[name].kind);
}
