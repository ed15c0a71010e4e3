import { Box } from '@chakra-ui/react/box';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import { EarlyPress } from '../../lib/hydration/early-press';
import { TextSkeleton } from '../../ui/states/text-skeleton';
import type { ProfileSubpage, ProfileTab } from './profile-tabs';

/**
 * The content of a subpage, downloaded when it is first shown. It is memoised, so that what the server rendered stays
 * untouched until its code is there, whatever changes around it.
 */
export const TabContent = memo(function TabContent({ tab, album }: ProfileSubpage) {
  const Tab = TABS[tab];
  return (
    <Suspense fallback={<TextSkeleton />}>
      <Box key={tab}>
        <Tab album={album} />
        <EarlyPress />
      </Box>
    </Suspense>
  );
});

interface TabProps {
  /** The album to show, if any. */
  readonly album: string | null;
}

const lazyTab = (load: () => Promise<ComponentType<TabProps>>) => lazy(async () => ({ default: await load() }));

const TABS: Readonly<Record<ProfileTab, ComponentType<TabProps>>> = {
  about: lazyTab(async () => (await import('./tabs/about-tab')).AboutTab),
  videos: lazyTab(async () => (await import('./tabs/videos-tab')).VideosTab),
  photos: lazyTab(async () => (await import('./tabs/photos-tab')).PhotosTab),
  academics: lazyTab(async () => (await import('./tabs/academics-tab')).AcademicsTab),
  more: lazyTab(async () => (await import('./tabs/more-tab')).MoreTab),
};
