import type { CatalogueCollege, CatalogueStore } from './catalogue-store';

/** The catalogue's rows of some colleges, by id. Where one is missing the catalogue is asked for news once: it may have been listed a moment ago. */
export async function listedColleges(
  catalogue: CatalogueStore,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CatalogueCollege>> {
  const wanted = new Set(ids);
  const among = async () =>
    new Map((await catalogue.current()).rows.filter(({ _id }) => wanted.has(_id)).map((row) => [row._id, row]));
  const known = await among();
  if (known.size === wanted.size) return known;
  catalogue.forget();
  return among();
}

/** The names of colleges by id; null for one that is not listed. */
export async function collegeNames(
  catalogue: CatalogueStore,
  ids: readonly string[],
): Promise<(collegeId: string) => string | null> {
  const listed = await listedColleges(catalogue, ids);
  return (collegeId) => listed.get(collegeId)?.name ?? null;
}
