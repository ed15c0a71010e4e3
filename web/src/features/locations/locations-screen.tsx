import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { Content, Section } from '../../ui/page-layout';
import type { LocationItem } from './location-links';
import { LocationPanel } from './location-panel';
import { LocationsTable } from './locations-table';
import { RegionMap } from './region-map';

interface LocationsScreenProps {
  readonly locations: readonly LocationItem[];
  /** What the address asks for; an unknown one opens nothing. */
  readonly chosen: string | null;
}

/** /exploreLocations: a map of states and provinces shaded by their teams, one of them opened, and all as a table. */
export function LocationsScreen({ locations, chosen }: LocationsScreenProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const sum = (of: (one: LocationItem) => number) => locations.reduce((total, one) => total + of(one), 0);
  const open = locations.find(({ state }) => state === chosen) ?? null;
  const names = new Intl.Collator(language);
  return (
    <Content py={{ base: '8', md: '14' }}>
      <Heading as="h1" textStyle="h1">
        {t('locations.title')}
      </Heading>
      <Text color="fg.muted" mt="2" maxW="text">
        {t('locations.intro', {
          teams: sum(({ men, women }) => men + women),
          colleges: sum(({ colleges }) => colleges),
          regions: locations.length,
        })}
      </Text>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: open === null ? 'minmax(0, 1fr)' : 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap={{ base: '6', lg: '10' }}
        alignItems="start"
        mt="6"
      >
        <RegionMap locations={locations} open={open} />
        {open !== null && <LocationPanel location={open} />}
      </Box>
      <Box mt={{ base: '12', md: '16' }}>
        <Section title={t('locations.list')} intro={t('locations.confirmed')}>
          <LocationsTable locations={locations} open={open} compare={(one, other) => names.compare(one, other)} />
        </Section>
      </Box>
    </Content>
  );
}
