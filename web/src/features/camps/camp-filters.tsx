import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { CAMP_FACET_NAMES, type CampFacet } from '@touchline/domain/search/camps/camp-facets';
import type { CampCounts } from '@touchline/domain/search/camps/find-camps';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { toggledCampFilter, useCampAddress } from './camp-address';
import { CampDates } from './camp-dates';
import { CampDistance } from './camp-distance';
import { campFilterText } from './camp-texts';
import { FilterPill, FilterSection } from './filter-section';

/** Groups of numbers: short pills in rows of equal columns. */
const NUMBERS: readonly CampFacet[] = ['age', 'grade'];

/** Every group of filters with its counts; a value that brings nothing is left out, except in rows of numbers. */
export function CampFilters({ counts }: { readonly counts: CampCounts }) {
  return (
    <Box>
      <CampDates />
      {CAMP_FACET_NAMES.map((name) => (
        <FilterGroup key={name} name={name} counts={counts[name]} />
      ))}
      <CampDistance />
    </Box>
  );
}

function FilterGroup({ name, counts }: { readonly name: CampFacet; readonly counts: CampCounts[CampFacet] }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { query, linkTo } = useCampAddress();
  const chosen = query.filters[name] ?? [];
  const isNumbers = NUMBERS.includes(name);
  const offered = counts.filter(([value, count]) => count > 0 || chosen.includes(value));
  if (offered.length === 0) return null;
  return (
    <FilterSection title={t(`camps.facet.${name}`)}>
      <Box
        as="ul"
        listStyleType="none"
        gap="2"
        {...(isNumbers
          ? { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))' }
          : { display: 'flex', flexWrap: 'wrap' })}
      >
        {offered.map(([value, count]) => {
          const text = campFilterText(name, value, t, language);
          return (
            <Box as="li" key={value} minW="0">
              <FilterPill
                to={linkTo(toggledCampFilter(query, name, value))}
                rel="nofollow"
                aria-current={chosen.includes(value) ? 'true' : undefined}
                {...(isNumbers ? { width: 'full', justifyContent: 'center', px: '0' } : {})}
              >
                <Box as="span" aria-hidden overflowWrap="anywhere" minW="0">
                  {isNumbers ? value : text}
                </Box>
                {!isNumbers && (
                  <Box as="span" aria-hidden fontVariantNumeric="tabular-nums" opacity="0.8">
                    {new Intl.NumberFormat(language).format(count)}
                  </Box>
                )}
                <VisuallyHidden>{t('camps.option', { name: text, count })}</VisuallyHidden>
              </FilterPill>
            </Box>
          );
        })}
      </Box>
    </FilterSection>
  );
}
