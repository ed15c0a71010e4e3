import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { COLLECTION_FACETS, type CollegeCollections } from '@touchline/domain/search/college-collections';
import { useTranslations } from '../../i18n/use-translations';
import { Content } from '../../ui/page-layout';
import { CollectionList } from './collection-list';
import { PopularCollections } from './popular-collections';

/** /exploreColleges: collections of colleges, each a search that can be shared (S2-07). */
export function ExploreScreen({ total, collections }: { readonly total: number; readonly collections: CollegeCollections }) {
  const t = useTranslations();
  return (
    <Content py={{ base: '8', md: '14' }}>
      <Heading as="h1" textStyle="h1">
        {t('explore.title')}
      </Heading>
      <Text color="fg.muted" mt="2" mb={{ base: '6', md: '8' }} maxW="text">
        {t('explore.intro', { count: total })}
      </Text>
      <PopularCollections collections={collections.popular} />
      {COLLECTION_FACETS.map((facet) => (
        <Box key={facet} mt={{ base: '12', md: '16' }}>
          <CollectionList facet={facet} values={collections.lists[facet]} />
        </Box>
      ))}
    </Content>
  );
}
