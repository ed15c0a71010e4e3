import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { SkeletonBar, SkeletonRegion } from '../../ui/states/skeletons';
import { cardAfterKey } from './grid-steps';
import { PICTURE_RATIO, RecruitCard } from './recruit-card';
import type { FoundRecruit } from './recruit-results-query';
import { ResultGroups } from './result-groups';

const SKELETON_CARDS = 6;
/** One column on phones, two on tablets, three in wide windows. */
const GRID = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    xl: 'repeat(3, minmax(0, 1fr))',
  },
  gap: { base: '4', md: '5' },
} as const;

/** The results as cards; null while they are loading. */
export function RecruitCards({ items }: { readonly items: readonly FoundRecruit[] | null }) {
  if (items === null) return <LoadingCards />;
  return <ResultGroups items={items} Entry={RecruitCard} frame={GRID} keyLeadsTo={cardUnderKey} />;
}

function cardUnderKey(key: string, links: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const edges = links.map((link) => (link.closest('li') ?? link).getBoundingClientRect());
  return links[cardAfterKey(key, edges, at) ?? -1];
}

/** Cards that are loading, in their final shape. */
function LoadingCards() {
  const t = useTranslations();
  return (
    <SkeletonRegion label={t('recruits.loading')}>
      <Box {...GRID}>
        {Array.from({ length: SKELETON_CARDS }, (_, card) => (
          <Box key={card} borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden">
            <SkeletonBar width="full" height="auto" aspectRatio={PICTURE_RATIO} borderRadius="0" />
            <Box p="4" minH="9rem">
              <SkeletonBar width="70%" mb="3" />
              <SkeletonBar width="45%" />
            </Box>
          </Box>
        ))}
      </Box>
    </SkeletonRegion>
  );
}
