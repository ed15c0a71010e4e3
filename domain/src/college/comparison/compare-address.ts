import { COLLEGE_ID } from '../path-name';

/** The parameter of `/colleges` that names the compared colleges, and the one that shows only what differs. */
export const COMPARE = 'compare';
export const DIFFERENCES = 'differences';

/** How many colleges may be chosen for a comparison in a window under 992 px, and in a wider one. */
export const COMPARED_AT_MOST = { narrow: 4, wide: 6 } as const;

/** The ids of the colleges that an address compares, each once, at most six; what is no id is left out. */
export function comparedIds(params: { readonly get: (name: string) => string | null }): readonly string[] {
  const asked = (params.get(COMPARE) ?? '').split(',').filter((id) => COLLEGE_ID.test(id));
  return [...new Set(asked)].slice(0, COMPARED_AT_MOST.wide);
}

/** The address that compares colleges: `/colleges?compare=harbor-point-university,eastridge-college`. */
export function compareAddress(ids: readonly string[]): string {
  return `/colleges?${COMPARE}=${ids.join(',')}`;
}
