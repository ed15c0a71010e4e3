import type { CollegePlace } from './college-tabs';
import { AcademicsTab } from './tabs/academics-tab';
import { AdministrationTab } from './tabs/administration-tab';
import { AthleticsTab } from './tabs/athletics-tab';
import { AlumniTab, CampsTab, RankingsAlbumTab } from './tabs/coming-tabs';
import { ContactTab } from './tabs/contact-tab';
import { OverviewTab } from './tabs/overview-tab';
import { AlbumTab, PhotosTab } from './tabs/photos-tab';
import { CampusTab, CityTab, FacilitiesTab } from './tabs/place-tabs';

const TABS = {
  overview: OverviewTab,
  athletics: AthleticsTab,
  academics: AcademicsTab,
  facilities: FacilitiesTab,
  campus: CampusTab,
  city: CityTab,
  photos: PhotosTab,
  camps: CampsTab,
  alumni: AlumniTab,
  contact: ContactTab,
  rankingsAlbum: RankingsAlbumTab,
  administration: AdministrationTab,
} as const;

/** The content of a subpage. */
export function TabOf({ place: { tab, album } }: { readonly place: CollegePlace }) {
  if (album !== null) return <AlbumTab name={album} />;
  const Tab = TABS[tab];
  return <Tab />;
}
