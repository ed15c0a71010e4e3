import { Box } from '@chakra-ui/react/box';
import { chosenIn } from '@touchline/domain/person/recruits/recruit-query';
import { useTranslations } from '../../i18n/use-translations';
import { FilterChip } from '../../ui/filter-chip';
import { PageLink } from '../../ui/links';
import { toggledRecruits, useRecruitQuery, withoutRecruitFilters } from './recruit-address';
import { useRecruitTexts } from './recruit-texts';

/** The chosen filters, each with a link that removes it, and a link that removes all. Nothing where none is chosen. */
export function ChosenFilters() {
  const t = useTranslations();
  const { valueText } = useRecruitTexts();
  const { query, linkTo } = useRecruitQuery();
  const chosen = chosenIn(query.filters);
  if (chosen.length === 0) return null;
  return (
    <Box as="ul" aria-label={t('recruits.chosen')} listStyleType="none" display="flex" flexWrap="wrap" gap="2" mb="4">
      {chosen.flatMap(([name, values]) =>
        values.map((value) => (
          <Box as="li" key={`${name} ${value}`} maxW="full">
            <FilterChip text={valueText(name, value)} withoutIt={linkTo(toggledRecruits(query, name, value))} />
          </Box>
        )),
      )}
      <Box as="li">
        <PageLink
          to={linkTo(withoutRecruitFilters(query))}
          display="inline-flex"
          alignItems="center"
          minH="11"
          px="2"
          textStyle="small"
          fontWeight="medium"
          textDecoration="underline"
        >
          {t('recruits.clear')}
        </PageLink>
      </Box>
    </Box>
  );
}
