import { Box } from '@chakra-ui/react/box';
import { CAMP_FACET_NAMES } from '@touchline/domain/search/camps/camp-facets';
import { campDays } from '../../components/camp-days';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { FilterChip } from '../../ui/filter-chip';
import { PageLink } from '../../ui/links';
import { campFiltersChosen, toggledCampFilter, useCampAddress, withoutCampFilters } from './camp-address';
import { campFilterText } from './camp-texts';

/** The chosen filters, each with a link that removes it, and one that removes all. Nothing where none is chosen. */
export function ChosenFilters() {
  const t = useTranslations();
  const { language } = useLanguage();
  const { query, linkTo } = useCampAddress();
  const { from, to, near, within, college } = query;
  if (campFiltersChosen(query) === 0) return null;
  const values = CAMP_FACET_NAMES.flatMap((name) => (query.filters[name] ?? []).map((value) => ({ name, value })));
  const days =
    from !== null && to !== null && from <= to
      ? campDays(from, to, language)
      : [
          from === null ? null : `${t('camps.from')} ${campDays(from, from, language)}`,
          to === null ? null : `${t('camps.to')} ${campDays(to, to, language)}`,
        ]
          .filter((part) => part !== null)
          .join(', ');
  return (
    <Box
      as="ul"
      aria-label={t('camps.active')}
      listStyleType="none"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      mb="4"
    >
      {values.map(({ name, value }) => (
        <Box as="li" key={`${name} ${value}`} maxW="full">
          <FilterChip text={campFilterText(name, value, t, language)} withoutIt={linkTo(toggledCampFilter(query, name, value))} />
        </Box>
      ))}
      {days !== '' && (
        <Box as="li" maxW="full">
          <FilterChip text={days} withoutIt={linkTo({ ...query, from: null, to: null, page: 1 })} />
        </Box>
      )}
      {near !== null && within !== null && (
        <Box as="li">
          <FilterChip
            text={t('camps.within', { miles: within })}
            withoutIt={linkTo({ ...query, near: null, within: null, sort: 'soonest', page: 1 })}
          />
        </Box>
      )}
      {college !== null && (
        <Box as="li" maxW="full">
          <FilterChip text={t('camps.of')} withoutIt={linkTo({ ...query, college: null, page: 1 })} />
        </Box>
      )}
      <Box as="li">
        <PageLink
          to={linkTo(withoutCampFilters(query))}
          state={{ preserveScroll: true }}
          display="inline-flex"
          alignItems="center"
          minH="11"
          px="2"
          textStyle="small"
          textDecoration="underline"
        >
          {t('camps.clear')}
        </PageLink>
      </Box>
    </Box>
  );
}
