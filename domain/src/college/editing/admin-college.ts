import * as z from 'zod/mini';
import { instant } from '../../kernel/text/text-schemas';
import { type Division, DIVISIONS, LEAGUE_VALUES } from '../../reference/college-kinds';
import { divisionOfTeam } from '../catalogue/team-division';
import type { CatalogueRow } from '../catalogue/catalogue-row';
import { sex } from '../athletics';
import { type College, collegeId } from '../college';
import { splitWords } from '../../kernel/text/fold-text';
import type { ArchivedCollege } from './archived-college';
import { collegeCompleteness } from './college-completeness';

/** Colleges on one page of the admins' table. */
export const ADMIN_COLLEGES_PER_PAGE = 20;

const page = z._default(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
    z.transform((text: string) => Number(text)),
  ),
  1,
);

/**
 * What the admins' table asks for (S7-10); what is empty or left out is any. `suggested` finds those with open
 * suggestions alone.
 */
export const adminCollegesQuery = z.object({
  league: z._default(z.enum(['', ...LEAGUE_VALUES]), ''),
  division: z._default(z.enum(['', '1', '2', '3']), ''),
  text: z._default(z.string().check(z.maxLength(100)), ''),
  state: z._default(z.string().check(z.maxLength(200)), ''),
  archived: z._default(z.enum(['true', 'false']), 'false'),
  suggested: z._default(z.enum(['true', 'false']), 'false'),
  page,
});

export type AdminCollegesQuery = z.infer<typeof adminCollegesQuery>;

/**
 * A college as admins list it. `completeness` is in whole per cent, `dataYear` the newest year of its imported facts,
 * `lastEdit` the newest edit by a person (a null name: somebody who left), `openReports` the open requests about its
 * page, `openSuggestions` the suggested corrections that are not decided, `coaches` the accepted ones by team. All of
 * them are null for an archived college, and `sexes`, whose teams it has, are empty; `merged` says by which merge it
 * went into which college.
 */
export const adminCollege = z.strictObject({
  _id: collegeId,
  name: z.string(),
  pathName: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  league: z.nullable(z.enum(LEAGUE_VALUES)),
  division: z.nullable(z.literal(DIVISIONS)),
  sexes: z.array(sex),
  completeness: z.nullable(z.int()),
  dataYear: z.nullable(z.int()),
  lastEdit: z.nullable(z.strictObject({ at: instant, byAdmin: z.boolean(), name: z.nullable(z.string()) })),
  openReports: z.nullable(z.int()),
  openSuggestions: z.nullable(z.int()),
  coaches: z.nullable(z.strictObject({ male: z.int(), female: z.int() })),
  archived: z.nullable(
    z.strictObject({
      at: instant,
      name: z.nullable(z.string()),
      reason: z.string(),
      merged: z.nullable(z.strictObject({ mergeId: z.string(), name: z.string() })),
    }),
  ),
});

export type AdminCollege = z.infer<typeof adminCollege>;

type ListedRow = Pick<
  CatalogueRow,
  | '_id'
  | 'name'
  | 'legalName'
  | 'pathName'
  | 'city'
  | 'state'
  | 'league'
  | 'division'
  | 'mensDivision'
  | 'womensDivision'
  | 'sexes'
>;

/**
 * The rows that a query finds, by name. A division also finds the colleges of which a team plays there, and each word
 * of the text begins a word of the name, the legal name or the town.
 */
export function adminRows<Row extends ListedRow>(rows: readonly Row[], query: AdminCollegesQuery): readonly Row[] {
  const words = splitWords(query.text);
  const found = rows.filter((row) => {
    const divisions = [row.division, ...row.sexes.map((sex) => divisionOfTeam(row, sex))];
    return (
      isOfLeague(row, divisions, query) &&
      (query.state === '' || row.state === query.state) &&
      hasWords(`${row.name} ${row.legalName ?? ''} ${row.city ?? ''}`, words)
    );
  });
  return found.toSorted((one, other) => one.name.localeCompare(other.name, 'en') || (one._id < other._id ? -1 : 1));
}

/** Whether a college of this league, with teams in these divisions, is asked for. */
export function isOfLeague(
  { league }: Pick<AdminCollege, 'league'>,
  divisions: readonly (Division | null)[],
  query: Pick<AdminCollegesQuery, 'league' | 'division'>,
): boolean {
  const isInDivision = query.division === '' || divisions.some((one) => String(one) === query.division);
  return isInDivision && (query.league === '' || query.league === league);
}

/** Whether each word begins a word of a text; archived colleges are found by it as well. */
export function hasWords(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const known = splitWords(text);
  return words.every((word) => known.some((one) => one.startsWith(word)));
}

/** What a stored college adds to its row: how complete it is, and the newest year of its imported facts. */
export function adminFigures(college: College): Pick<AdminCollege, 'completeness' | 'dataYear'> {
  const years = Object.values(college.sources).flatMap(({ by, year }) => (by === 'import' && year !== null ? [year] : []));
  return { completeness: collegeCompleteness(college).percent, dataYear: years.length === 0 ? null : Math.max(...years) };
}

/** An archived college as admins list it. */
export function adminArchived(
  { _id, name, league, division, before, at, reason, mergedInto }: ArchivedCollege,
  by: string | null,
): AdminCollege {
  const { pathName } = before;
  const merged = mergedInto === null ? null : { mergeId: mergedInto.mergeId, name: mergedInto.name };
  return {
    ...{ _id, name, league, division, pathName: typeof pathName === 'string' ? pathName : _id, city: null, state: null },
    ...{ sexes: [], completeness: null, dataYear: null, lastEdit: null, openReports: null, openSuggestions: null, coaches: null },
    archived: { at, name: by, reason, merged },
  };
}

/** The name in the address of a college's page, with or without its host; null for any other address. */
export function collegePathIn(address: string): string | null {
  const [, name = null] = /(?:^|\/)([^/?#\s]+)\/(?:mens|womens)(?:[/?#]|$)/.exec(address.trim()) ?? [];
  if (name === null) return null;
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}
