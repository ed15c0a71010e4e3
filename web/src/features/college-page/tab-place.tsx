import { Box } from '@chakra-ui/react/box';
import { memo, Suspense } from 'react';
import type { CollegePlace } from './college-tabs';
import { TabOf } from './tab-parts';
import { TextSkeleton } from './text-skeleton';

/** Where the content of a subpage stands. Drawn again only for another place: what the server drew stays untouched until its code is there, whatever happens around it. */
export const TabPlace = memo(function TabPlace({ tab, album }: CollegePlace) {
  return (
    <Suspense fallback={<TextSkeleton />}>
      <Box key={tab}>
        <TabOf tab={tab} album={album} />
      </Box>
    </Suspense>
  );
});
