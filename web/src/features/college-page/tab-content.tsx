import { Box } from '@chakra-ui/react/box';
import { type ComponentType, createElement, lazy, memo, Suspense, useState } from 'react';
import { TextSkeleton } from './college-page-skeleton';
import type { CollegeSubpage, CollegeTab } from './college-tabs';

/**
 * The content of a subpage. It is memoised, so that server-rendered content stays untouched until its code is
 * downloaded, whatever changes around it.
 */
export const TabContent = memo(function TabContent({ tab, album }: CollegeSubpage) {
  return (
    <Suspense fallback={<TextSkeleton />}>
      <Box key={tab}>
        <LoadedTab tab={tab} album={album} />
      </Box>
    </Suspense>
  );
});

interface TabProps {
  /** The album to show, if any. */
  readonly album: string | null;
}

interface LazyTab {
  readonly preload: () => Promise<void>;
  readonly View: ComponentType<TabProps>;
}

const lazyTab = (load: () => Promise<ComponentType<TabProps>>): LazyTab => {
  let content: ComponentType<TabProps> | null = null;
  const Awaited = lazy(async () => ({ default: await load() }));
  return {
    preload: async () => {
      content = await load();
    },
    View: function View(props) {
      const [Chosen] = useState<ComponentType<TabProps>>(() => content ?? Awaited);
      return createElement(Chosen, props);
    },
  };
};

const TABS: Readonly<Record<CollegeTab, LazyTab>> = {
  overview: lazyTab(async () => (await import('./tabs/overview-tab')).OverviewTab),
  athletics: lazyTab(async () => (await import('./tabs/athletics-tab')).AthleticsTab),
  academics: lazyTab(async () => (await import('./tabs/academics-tab')).AcademicsTab),
  facilities: lazyTab(async () => (await import('./tabs/location-tabs')).FacilitiesTab),
  campus: lazyTab(async () => (await import('./tabs/location-tabs')).CampusTab),
  city: lazyTab(async () => (await import('./tabs/location-tabs')).CityTab),
  photos: lazyTab(async () => (await import('./tabs/photos-tab')).PhotosTab),
  camps: lazyTab(async () => (await import('./tabs/empty-tabs')).CampsTab),
  alumni: lazyTab(async () => (await import('./tabs/empty-tabs')).AlumniTab),
  contact: lazyTab(async () => (await import('./tabs/contact-tab')).ContactTab),
  rankingsAlbum: lazyTab(async () => (await import('./tabs/empty-tabs')).RankingsAlbumTab),
  administration: lazyTab(async () => (await import('./tabs/administration-tab')).AdministrationTab),
};

/** Downloads the code of a subpage, so that it renders without waiting. Rejects where the download fails. */
export function preloadTab(tab: CollegeTab): Promise<void> {
  return TABS[tab].preload();
}

/** The content of a subpage; suspends until its code is downloaded. */
function LoadedTab({ tab, album }: CollegeSubpage) {
  return createElement(TABS[tab].View, { album });
}
