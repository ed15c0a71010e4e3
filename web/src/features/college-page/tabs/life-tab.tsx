import type { FunctionComponent } from 'react';
import { TabBody } from '../../../ui/tab-layout';
import type { CollegeTab } from '../college-tabs';
import { lifeTabs, tellsInWords } from '../tabs-with-content';
import { useCollegePage } from '../use-college-page';
import { CampusTab, CityTab, FacilitiesTab, Stadium } from './location-tabs';
import { AllPhotos, PhotosTab } from './photos-tab';

const PLACES = { campus: CampusTab, city: CityTab, facilities: FacilitiesTab } as const;
type Place = keyof typeof PLACES;
const isPlace = (tab: CollegeTab): tab is Place => tab in PLACES;
/** The album whose photos each of them shows. */
const ALBUMS: Readonly<Record<Place, string>> = { campus: 'Campus', city: 'City', facilities: 'Athletic Facilities' };

/** The subpages that are one page with the one that is open; none where each has its own tab. */
function useLife(tab: CollegeTab): readonly Place[] {
  const { college, sex, editing } = useCollegePage();
  const life = editing === null ? lifeTabs(college, sex) : [];
  return life.includes(tab) ? life.filter(isPlace) : [];
}

/**
 * The subpage at the address of Campus, City or Facilities. Where these are short, one page has all of them; it begins
 * with the section of its address, so that it opens there without a script (S2-19).
 */
function lifeFrom(first: Place): FunctionComponent {
  return function LifeTab() {
    const life = useLife(first);
    const First = PLACES[first];
    if (life.length === 0) return <First />;
    return (
      <TabBody>
        {[first, ...life.filter((one) => one !== first)].map((one) => {
          const Section = PLACES[one];
          return <Section key={one} />;
        })}
        {!life.includes('facilities') && <Stadium />}
        <AllPhotos without={life.map((one) => ALBUMS[one])} />
      </TabBody>
    );
  };
}

export const LifeFromCampus = lifeFrom('campus');
export const LifeFromCity = lifeFrom('city');
export const LifeFromFacilities = lifeFrom('facilities');

/**
 * The subpage at the address of Photos, and of an album: where all is short, what the others say follows the photos.
 */
export function LifeFromPhotos({ album }: { readonly album: string | null }) {
  const { college } = useCollegePage();
  const told = useLife('photos').filter((one) => tellsInWords(one, college));
  if (album !== null || told.length === 0) return <PhotosTab album={album} />;
  return (
    <TabBody>
      <AllPhotos />
      {told.map((one) => {
        const Section = PLACES[one];
        return <Section key={one} hasPhotos={false} />;
      })}
    </TabBody>
  );
}
