/** Entries of a list on one page (screens.md, All lists). */
export const PAGE_SIZE = 20;

/** The entries of a page, pages counted from 1; a page past the end is empty. */
export function pageOf<Entry>(list: readonly Entry[], page: number): readonly Entry[] {
  return list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}
