import { type ComponentType, createElement, lazy, useState } from 'react';
import type { CollegePlace, CollegeTab } from './college-tabs';

interface TabProps {
  /** The album that is shown. */
  readonly album: string | null;
}

interface TabPart {
  readonly preload: () => Promise<void>;
  readonly View: ComponentType<TabProps>;
}

const part = (load: () => Promise<ComponentType<TabProps>>): TabPart => {
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

const PARTS: Readonly<Record<CollegeTab, TabPart>> = {
  overview: part(async () => (await import('./tabs/overview-tab')).OverviewTab),
  athletics: part(async () => (await import('./tabs/athletics-tab')).AthleticsTab),
  academics: part(async () => (await import('./tabs/academics-tab')).AcademicsTab),
  facilities: part(async () => (await import('./tabs/place-tabs')).FacilitiesTab),
  campus: part(async () => (await import('./tabs/place-tabs')).CampusTab),
  city: part(async () => (await import('./tabs/place-tabs')).CityTab),
  photos: part(async () => (await import('./tabs/photos-tab')).PhotosTab),
  camps: part(async () => (await import('./tabs/coming-tabs')).CampsTab),
  alumni: part(async () => (await import('./tabs/coming-tabs')).AlumniTab),
  contact: part(async () => (await import('./tabs/contact-tab')).ContactTab),
  rankingsAlbum: part(async () => (await import('./tabs/coming-tabs')).RankingsAlbumTab),
  administration: part(async () => (await import('./tabs/administration-tab')).AdministrationTab),
};

/** Downloads the content of a subpage, so that it can be drawn at once; rejects where that fails. */
export function preloadTab(tab: CollegeTab): Promise<void> {
  return PARTS[tab].preload();
}

/** The content of a subpage; suspends until it has been downloaded. */
export function TabOf({ tab, album }: CollegePlace) {
  return createElement(PARTS[tab].View, { album });
}
