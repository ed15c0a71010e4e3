import type { RecruitQuery } from '../person/recruits/recruit-query';
import type { CampQuery } from '../search/camps/camp-query';
import type { CollegeQuery } from '../search/college-query';

/** The parameters of an address in their order. */
type Pairs = readonly (readonly [string, string])[];

/** Anything that returns all values of a parameter, as URLSearchParams do. */
interface Params {
  readonly getAll: (name: string) => readonly string[];
}

/** Parameters as the text of an address, without its question mark; equal parameters give equal texts. */
export function textOfParams(pairs: Pairs): string {
  return pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
}

/** The parameters that such a text holds; what cannot be decoded is left out. */
export function paramsIn(text: string): Params {
  const pairs = text.split('&').flatMap((part) => {
    const at = part.indexOf('=');
    const [name, value] = [decoded(part.slice(0, Math.max(at, 0))), decoded(part.slice(at + 1))];
    return at < 1 || name === null || value === null ? [] : [[name, value] as const];
  });
  return { getAll: (name) => pairs.flatMap(([one, value]) => (one === name ? [value] : [])) };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** What of a search of colleges is watched: what it finds, without its order and page. */
export function watchedCollegeQuery(query: CollegeQuery): CollegeQuery {
  return { ...query, ...textAndPlace(query), sort: 'relevance', page: 1 };
}

/** What of a search of camps is watched: what it finds, without its order and page. */
export function watchedCampQuery(query: CampQuery): CampQuery {
  return { ...query, ...textAndPlace(query), sort: 'soonest', page: 1 };
}

/** What of a search of recruits is watched: what it finds, without its order. */
export function watchedRecruitQuery(query: RecruitQuery): RecruitQuery {
  return { ...query, text: query.text.trim(), sort: query.filters.updated === undefined ? 'relevance' : 'updated' };
}

/** A place without a distance limits nothing. */
function textAndPlace({ text, near, within }: Pick<CollegeQuery & CampQuery, 'text' | 'near' | 'within'>) {
  const isNearby = near !== null && within !== null;
  return { text: text.trim(), near: isNearby ? near : null, within: isNearby ? within : null };
}
