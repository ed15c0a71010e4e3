import type { College } from '@touchline/domain/college/college';
import { nameOfPath } from '@touchline/domain/college/path-name';
import { ALL_PHOTOS } from '@touchline/domain/pictures/photo-areas';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { data, redirect } from 'react-router-dom';
import { ApiRefusal } from '../../lib/api-refusal';
import { MAX_SEARCH_LENGTH } from '../../lib/college-address';
import type { Loaded, LoaderContext } from '../page-definition';

/** The college of an address; where nobody knows it, colleges with similar names. */
export type LoadedCollege =
  { readonly college: College } | { readonly college: null; readonly name: string; readonly similar: AnswerOf<'searchColleges'> };

const NOT_FOUND = 404;
const MOVED = 301;

/**
 * Loads a college by its name in the address (S2-18). An earlier name leads to the present one, for good; the page of
 * an album that it does not have is answered 404.
 */
export async function loadCollege({ call, store, params, url }: LoaderContext): Promise<Loaded<LoadedCollege>> {
  const pathName = params.name ?? '';
  try {
    const college = await call('college', { params: { collegeId: pathName } });
    if (college.pathName !== pathName) {
      store('college', { collegeId: college.pathName }, college);
      const rest = url.pathname.split('/').slice(2).join('/');
      return redirect(`/${encodeURI(college.pathName)}/${rest}${url.search}`, MOVED);
    }
    const isUnknownAlbum = params.id !== undefined && !hasAlbum(college, params.id);
    return isUnknownAlbum ? data<LoadedCollege>({ college }, NOT_FOUND) : { college };
  } catch (failure) {
    if (!(failure instanceof ApiRefusal) || failure.status !== NOT_FOUND) throw failure;
    const name = nameOfPath(pathName);
    const similar = await call('searchColleges', { query: { q: name.slice(0, MAX_SEARCH_LENGTH), page: 1 } });
    return data<LoadedCollege>({ college: null, name, similar }, NOT_FOUND);
  }
}

/** Whether a college has the album of an address; `allPhotos` is derived and always there. */
export function hasAlbum({ albums }: College, name: string): boolean {
  return name === ALL_PHOTOS || albums.some((album) => album.name === name);
}
