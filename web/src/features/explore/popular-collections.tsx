import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { ENROLLMENT_BANDS } from '@touchline/domain/reference/limits';
import { BY_THE_SEA_MILES } from '@touchline/domain/reference/geography/miles-between';
import { collectionAddress, type CollegeCollections } from '@touchline/domain/search/college-collections';
import { DEFAULT_BUDGET } from '@touchline/domain/search/popular-values';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { PageLink } from '../../ui/links';
import { PopularScene } from './popular-scenes';

/** The collections that are often wanted: a picture each, the rule behind it, and the number of its colleges. */
export function PopularCollections({ collections }: { readonly collections: CollegeCollections['popular'] }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const rule = {
    miles: BY_THE_SEA_MILES,
    students: ENROLLMENT_BANDS.Small.to,
    price: academicsCost(Number(DEFAULT_BUDGET), language),
  };
  return (
    <Box as="section" aria-label={t('explore.popular')}>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(5, minmax(0, 1fr))',
        }}
        gap={{ base: '3', md: '5' }}
      >
        {collections.map(({ name, filters, count }) => (
          <Box
            as="li"
            key={name}
            position="relative"
            display="flex"
            flexDirection="column"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="card"
            overflow="hidden"
            transition="border-color 150ms ease-out, box-shadow 150ms ease-out"
            _hover={{ borderColor: 'border.emphasized', boxShadow: 'soft' }}
          >
            <Box aspectRatio="2 / 1" bg="hero">
              <PopularScene name={name} />
            </Box>
            <Box p={{ base: '3', md: '4' }} display="flex" flexDirection="column" flex="1">
              <Heading as="h2" textStyle="h3" fontSize={{ base: 'md', md: 'lg' }}>
                <PageLink
                  to={collectionAddress(filters)}
                  _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'card' }}
                  _focusVisible={{
                    outline: 'none',
                    _before: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-3px' },
                  }}
                >
                  {t(`explore.${name}`)}
                </PageLink>
              </Heading>
              <Box textStyle="small" color="fg.muted" mt="1" mb="3" flex="1">
                {t(`explore.${name}Text`, rule)}
              </Box>
              <Box fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {t('explore.count', { count })}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
