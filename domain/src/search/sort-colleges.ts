import type { CollegeSort } from './college-query';
import type { FilterableCollege } from './filterable-college';
import { foldWords } from './fold-words';
import { milesBetween, type Place } from './miles-between';

type KeyOf = (college: FilterableCollege, near: Place | null) => number | null;

/** What comes first is least. */
const KEYS: Readonly<Record<Exclude<CollegeSort, 'relevance' | 'name'>, KeyOf>> = {
  netPrice: ({ netPrice }) => netPrice,
  graduation: ({ graduationRate }) => (graduationRate === null ? null : -graduationRate),
  acceptance: ({ acceptanceRate }) => (acceptanceRate === null ? null : -acceptanceRate),
  distance: ({ lat, lng }, near) => (lat === null || lng === null || near === null ? null : milesBetween(near, { lat, lng })),
  ranking: ({ rank }) => rank,
};

/** Colleges in an order, those whose value is unknown last; `relevance` is the order in which they come, and what is equal stays in it. */
export function inOrderOf<Row extends FilterableCollege>(
  rows: readonly Row[],
  sort: CollegeSort,
  near: Place | null,
): readonly Row[] {
  if (sort === 'relevance') return rows;
  if (sort === 'name') return sorted(rows, ({ name }) => foldWords(name).join(' '));
  return sorted(rows, (row) => KEYS[sort](row, near) ?? Number.POSITIVE_INFINITY);
}

function sorted<Row>(rows: readonly Row[], keyOf: (row: Row) => string | number): readonly Row[] {
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed.map(({ row }) => row);
}
