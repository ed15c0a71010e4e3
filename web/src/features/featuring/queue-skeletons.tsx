import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { SkeletonBar, SkeletonBlock, SkeletonRegion } from '../../ui/states/skeletons';

const ROWS = 6;

/** The list while it is loading: rows in their final size. */
export function QueueSkeleton() {
  return (
    <SkeletonRegion label={useTranslations()('featureQueue.loading')}>
      <SkeletonBar width="8rem" height="1.5rem" mb="3" />
      <Box bg="bg.panel" borderWidth="1px" borderRadius="card">
        {Array.from({ length: ROWS }, (_, row) => (
          <Box key={row} display="flex" gap="4" p="4" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <SkeletonBlock width="16" height="20" flex="none" />
            <Box flex="1" minW="0">
              <SkeletonBar width="12rem" maxW="60%" mb="3" />
              <SkeletonBar width="24rem" maxW="90%" height="0.75rem" mb="3" />
              <SkeletonBar width="8rem" maxW="40%" height="0.75rem" />
            </Box>
          </Box>
        ))}
      </Box>
    </SkeletonRegion>
  );
}

/** An opened request while it is loading. */
export function RequestSkeleton() {
  return (
    <SkeletonRegion label={useTranslations()('featureQueue.loadingOne')}>
      <SkeletonBar width="16rem" maxW="70%" height="1.75rem" mb="4" />
      <SkeletonBar width="24rem" maxW="90%" height="0.875rem" mb="6" />
      <Box display="grid" gridTemplateColumns="64fr 45fr" gap="4">
        <SkeletonBlock height="auto" aspectRatio="4 / 5" />
        <SkeletonBlock height="auto" aspectRatio="9 / 16" />
      </Box>
    </SkeletonRegion>
  );
}
