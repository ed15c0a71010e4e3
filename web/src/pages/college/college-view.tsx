import { lazy, Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { CollegePage, DEFERRED_OF_COLLEGE } from '../../features/college-page/college-page';
import {
  type CollegeSubpage,
  SIGNED_IN_TABS,
  subpageOfAddress,
  tabAddress,
  titleOfCollege,
} from '../../features/college-page/college-tabs';
import { photoName } from '../../features/college-page/pictures/photo-names';
import { teamOfAddress } from '../../lib/addresses/college-address';
import type { HeadContext, PageHead } from '../page-definition';
import { hasAlbum, type LoadedCollege } from './load-college';
import { titleOfUnknown } from './title-of-unknown';

const OVERVIEW: CollegeSubpage = { tab: 'overview', album: null };
const CollegeNotFound = lazy(async () => ({ default: (await import('./college-not-found')).CollegeNotFound }));

/** What is hydrated on its own; its code is downloaded before the page is shown to who navigates here. */
export const deferred = DEFERRED_OF_COLLEGE;

/** /{name}/{g}/soccer and its subpages (S2-18, S2-19). */
export function View({ data }: { readonly data: LoadedCollege }) {
  const { g = '' } = useParams();
  const { pathname } = useLocation();
  if (data.college === null) {
    return (
      <Suspense fallback={null}>
        <CollegeNotFound name={data.name} similar={data.similar} />
      </Suspense>
    );
  }
  const { college, comparison, soccer, camps, members, titles } = data;
  const subpage = subpageOfAddress(pathname) ?? OVERVIEW;
  const loaded = { college, comparison, soccer, camps, members, titles };
  return <CollegePage key={college._id} {...loaded} sex={teamOfAddress(g)} subpage={subpage} />;
}

/** The head of a college's page; that of an unknown college is not indexed. */
export function head({ data, params, pathname, query, language, t }: HeadContext<LoadedCollege>): PageHead {
  if (data.college === null) {
    const title = titleOfUnknown(data, t);
    return { title, isIndexable: false, details: async () => (await import('./college-head')).detailsOfUnknown(language) };
  }
  const { college } = data;
  const sex = teamOfAddress(params.g ?? '');
  const subpage = subpageOfAddress(pathname) ?? OVERVIEW;
  const album = subpage.album === null ? null : photoName(subpage.album, t);
  const isUnknownAlbum = subpage.album !== null && !hasAlbum(college, subpage.album);
  return {
    ...(isUnknownAlbum || SIGNED_IN_TABS.has(subpage.tab) ? { isIndexable: false } : {}),
    title: titleOfCollege(college.name, sex, { ...subpage, album }, language),
    canonical: tabAddress(college.pathName, sex, subpage),
    details: async () =>
      (await import('./college-head')).detailsOfCollege(college, sex, language, { ...data, season: query.get('season') }),
  };
}
