import { Box } from '@chakra-ui/react/box';
import { COLLEGE_FACET_NAMES } from '@touchline/domain/search/college-facets';
import { useLanguage } from '../../i18n/language-context';
import { useTranslations } from '../../i18n/use-translations';
import { FilterChip } from '../../ui/filter-chip';
import { PageLink } from '../../ui/page-link';
import { facetName, facetValueInWords } from './facet-words';
import { filtersChosen, toggled, withoutFilters } from './search-address';
import { useCollegeQuery } from './use-college-query';

/** The chosen filters, each with the way to take it away, and the way to take all away. Nothing where none is chosen. */
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
          const text = facetValueInWords(name, value, t, language);
          return (
            <Box as="li" key={`${name} ${value}`} maxW="full">
              <FilterChip
                text={needsItsGroup(name) ? `${t(facetName(name))}: ${text}` : text}
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

/** Numbers alone do not say what they are of. */
function needsItsGroup(name: string): boolean {
  return ['acceptance', 'graduation', 'sat', 'act', 'netPrice'].includes(name);
}
