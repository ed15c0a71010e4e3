import type { College } from '@touchline/domain/college/college';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { nameOfPath, pathNameOf, registeredName } from '@touchline/domain/college/path-name';
import { ALL_PHOTOS } from '@touchline/domain/pictures/photo-areas';
import { data, redirect } from 'react-router-dom';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { MAX_SEARCH_LENGTH, type TeamSex, teamOfAddress } from '../../lib/addresses/college-address';
import type { NationalTitles } from '../../features/college-page/tabs-with-content';
import { type CollegeSubpage, subpageOfAddress } from '../../features/college-page/college-tabs';
import type { Loaded, LoaderContext } from '../page-definition';
import { namesakesOf, type UnknownCollege } from './title-of-unknown';

/** The college of an address; where nobody knows it, colleges with similar names. */
export type LoadedCollege = KnownCollege | UnknownCollege;

interface KnownCollege {
  readonly college: College;
  /** Null where it could not be loaded: the page can do without. */
  readonly comparison: AnswerOf<'collegeComparison'> | null;
  /** Null where the page is opened neither at Athletics nor at Facilities, which load it when they are chosen. */
  readonly soccer: AnswerOf<'collegeSoccer'> | null;
  /** Null where the page is not opened at its Camps tab, which loads them itself when it is chosen. */
  readonly camps: AnswerOf<'collegeCamps'>['items'] | null;
  /** Null where the page is not opened at its Alumni tab, which loads them itself when it is chosen. */
  readonly members: AnswerOf<'collegeAlumni'>['items'] | null;
  readonly titles: readonly NationalTitles[];
}

const NOT_FOUND = 404;
const MOVED = 301;

/**
 * Loads a college by its name in the address (S2-18). An earlier name leads to the present one, for good; the page of
 * an album that it does not have is answered 404.
 */
export async function loadCollege({ call, attempt, store, params, url }: LoaderContext): Promise<Loaded<LoadedCollege>> {
  const pathName = params.name ?? '';
  try {
    const college = await call('college', { params: { collegeId: pathName } });
    if (college.pathName !== pathName) {
      const choice = isPlainNameOf(college, pathName) ? await namesakesAt(pathName, call) : null;
      if (choice !== null) return choice;
      store('college', { collegeId: college.pathName }, college);
      const rest = url.pathname.split('/').slice(2).join('/');
      return redirect(`/${encodeURI(college.pathName)}/${rest}${url.search}`, MOVED);
    }
    const sex = teamOfAddress(params.g ?? '');
    const compared = call('collegeComparison', { params: { collegeId: college._id }, query: { sex } });
    const subpage = subpageOfAddress(url.pathname);
    const tab = subpage?.tab;
    const ofCollege = { params: { collegeId: college._id } };
    const tellsSoccer = await mayTellSoccer(subpage, college, sex);
    const [{ answer: comparison }, soccer, camps, members] = await Promise.all([
      attempt(compared.catch(nothingWhereUnknown)),
      tellsSoccer ? attempt(call('collegeSoccer', { ...ofCollege, query: { sex } })) : null,
      tab === 'camps' ? attempt(call('collegeCamps', ofCollege)) : null,
      tab === 'alumni' ? attempt(call('collegeAlumni', ofCollege)) : null,
    ]);
    const lists = {
      soccer: soccer?.answer ?? null,
      camps: camps?.answer?.items ?? null,
      members: members?.answer?.items ?? null,
    };
    const { nationalTitlesOf } = await import('../../features/college-page/team/national-titles');
    const known = { college, comparison, titles: nationalTitlesOf(college), ...lists };
    const isUnknownAlbum = params.id !== undefined && !hasAlbum(college, params.id);
    return isUnknownAlbum ? data<LoadedCollege>(known, NOT_FOUND) : known;
  } catch (failure) {
    if (!(failure instanceof ApiRefusal) || failure.status !== NOT_FOUND) throw failure;
    return data<LoadedCollege>(await unknownAt(pathName, call), NOT_FOUND);
  }
}

/**
 * Whether a page opens with the stadium or the season: at Athletics, Facilities, or where "Life" shows the stadium. In
 * the browser "Life" loads it when it is chosen, which saves its visitors the code of this rule.
 */
async function mayTellSoccer(subpage: CollegeSubpage | null, college: College, sex: TeamSex): Promise<boolean> {
  if (subpage === null || subpage.album !== null) return false;
  const { tab } = subpage;
  if (tab === 'athletics' || tab === 'facilities') return true;
  if (!import.meta.env.SSR || (tab !== 'campus' && tab !== 'city' && tab !== 'photos')) return false;
  const { lifeTabs, tellsInWords } = await import('../../features/college-page/tabs-with-content');
  const life = lifeTabs(college, sex);
  if (tab === 'photos') return life.includes('facilities') && tellsInWords('facilities', college);
  return life.includes(tab);
}

/** A college that the catalogue lacks has no comparison; any other failure stays one. */
function nothingWhereUnknown(failure: unknown): null {
  if (failure instanceof ApiRefusal && failure.status === NOT_FOUND) return null;
  throw failure;
}

/** Whether a college has the album of an address; `allPhotos` is derived and always there. */
export function hasAlbum({ albums }: College, name: string): boolean {
  return name === ALL_PHOTOS || albums.some((album) => album.name === name);
}

async function unknownAt(pathName: string, call: LoaderContext['call']): Promise<UnknownCollege> {
  const name = nameOfPath(pathName);
  const similar = await call('searchColleges', { query: { q: name.slice(0, MAX_SEARCH_LENGTH), page: 1 } });
  return { college: null, name, similar };
}

function isPlainNameOf(college: College, pathName: string): boolean {
  return pathName.toLowerCase() === pathNameOf(registeredName(college)).toLowerCase();
}

/** The choice of colleges where several share the plain name that one of them had as its address; null elsewhere. */
async function namesakesAt(pathName: string, call: LoaderContext['call']): Promise<Loaded<LoadedCollege> | null> {
  const unknown = await unknownAt(pathName, call);
  return namesakesOf(unknown).length > 1 ? data<LoadedCollege>(unknown, NOT_FOUND) : null;
}
