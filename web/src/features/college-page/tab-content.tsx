import { Box } from '@chakra-ui/react/box';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import { EarlyPress } from '../../lib/hydration/early-press';
import { TextSkeleton } from '../../ui/states/text-skeleton';
import type { CollegeSubpage, CollegeTab } from './college-tabs';

/**
 * The content of a subpage, downloaded when it is first shown. It is memoised, so that server-rendered content stays
 * untouched until its code is there, whatever changes around it.
 */
export const TabContent = memo(function TabContent({ tab, album }: CollegeSubpage) {
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

const TABS: Readonly<Record<CollegeTab, ComponentType<TabProps>>> = {
  overview: lazyTab(async () => (await import('./tabs/overview-tab')).OverviewTab),
  athletics: lazyTab(async () => (await import('./tabs/athletics-tab')).AthleticsTab),
  academics: lazyTab(async () => (await import('./tabs/academics-tab')).AcademicsTab),
  facilities: lazyTab(async () => (await import('./tabs/location-tabs')).FacilitiesTab),
  campus: lazyTab(async () => (await import('./tabs/location-tabs')).CampusTab),
  city: lazyTab(async () => (await import('./tabs/location-tabs')).CityTab),
  photos: lazyTab(async () => (await import('./tabs/photos-tab')).PhotosTab),
  camps: lazyTab(async () => (await import('./tabs/camps-tab')).CampsTab),
  alumni: lazyTab(async () => (await import('./tabs/alumni-tab')).AlumniTab),
  contact: lazyTab(async () => (await import('./tabs/contact-tab')).ContactTab),
  rankingsAlbum: lazyTab(async () => (await import('./tabs/rankings-album-tab')).RankingsAlbumTab),
  administration: lazyTab(async () => (await import('./tabs/administration-tab')).AdministrationTab),
};
