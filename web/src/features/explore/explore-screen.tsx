import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { CollectionFacet, CollegeCollections } from '@touchline/domain/search/college-collections';
import { useTranslations } from '../../i18n/use-translations';
import { Content } from '../../ui/page-layout';
import { CollectionList } from './collection-list';
import type { SeasonLeaders as Leaders } from './leader-texts';
import { PopularCollections } from './popular-collections';
import { SeasonLeaders } from './season-leaders';

/** Where one would live comes first, as a map. */
const STATE = 'state';
const FURTHER = ['field', 'conference'] as const satisfies readonly CollectionFacet[];

interface ExploreScreenProps {
  readonly total: number;
  readonly collections: CollegeCollections;
  /** Null where they cannot be loaded: the page can do without. */
  readonly leaders: Leaders | null;
  readonly conferenceColors: AnswerOf<'conferenceColors'>['items'];
}

/** /exploreColleges: collections of colleges, each a search that can be shared (S2-07), and the teams of the season. */
export function ExploreScreen({ total, collections, leaders, conferenceColors }: ExploreScreenProps) {
  const t = useTranslations();
  const colors = new Map(conferenceColors.map((one) => [one.conference, one.colors]));
  return (
    <Content py={{ base: '8', md: '14' }}>
      <Heading as="h1" textStyle="h1">
        {t('explore.title')}
      </Heading>
      <Text color="fg.muted" mt="2" mb={{ base: '6', md: '8' }} maxW="text">
        {t('explore.intro', { count: total })}
      </Text>
      <PopularCollections collections={collections.popular} />
      <Box mt={{ base: '12', md: '16' }}>
        <CollectionList facet={STATE} values={collections.lists[STATE]} />
      </Box>
      {leaders !== null && <SeasonLeaders leaders={leaders} />}
      {FURTHER.map((facet) => (
        <Box key={facet} mt={{ base: '12', md: '16' }}>
          <CollectionList facet={facet} values={collections.lists[facet]} colors={colors} />
        </Box>
      ))}
    </Content>
  );
}
