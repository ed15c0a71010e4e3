import * as z from 'zod/mini';
import { sex } from '../college/athletics';
import { college, type College } from '../college/college';
import type { CollegeSoccer } from '../season/college-soccer';
import { mergePart } from './college-merge';
import { movedPage } from './moved-page';

/** What an admin has to know before a merge, because only one of the two can stay as it is. */
export const MERGE_CONFLICTS = [
  'headCoach',
  'roleAtBoth',
  'savedBoth',
  'teamPage',
  'albumName',
  'rankingLine',
  'season',
  'squad',
  'invitedBoth',
  'noRoom',
] as const;

const mergeConflict = z.enum(MERGE_CONFLICTS);

/** Which of them, by name where they have one: people, albums, rankings; a team by its sex. */
const conflict = z.strictObject({
  kind: mergeConflict,
  count: z.int().check(z.minimum(1)),
  names: z.array(z.string()),
  teams: z.array(sex),
});
export type MergeConflict = z.infer<typeof conflict>;

const previewed = z.pick(college, { _id: true, name: true, pathName: true, version: true });

/**
 * What a merge would move, by part, and what conflicts. `reports` are open requests about the page of the merged
 * college, whose address leads on. `isCut` says that more people have saved colleges than a preview counts.
 */
export const mergePreview = z.strictObject({
  from: previewed,
  into: previewed,
  counts: z.partialRecord(mergePart, z.int()),
  claims: z.int(),
  reports: z.int(),
  isCut: z.boolean(),
  conflicts: z.array(conflict),
});
export type MergePreview = z.infer<typeof mergePreview>;

/** What a preview is asked for: the college that remains. */
export const mergeQuery = z.object({ into: college.shape._id });

/** A conflict, if there is one. */
export function conflictOf(
  kind: MergeConflict['kind'],
  { names = [], teams = [], count = Math.max(names.length, teams.length) }: Partial<Omit<MergeConflict, 'kind'>>,
): readonly MergeConflict[] {
  return count === 0 ? [] : [{ kind, count, names: [...new Set(names)].slice(0, 20), teams }];
}

/** What conflicts on the pages of two colleges, and in the seasons and squads of their teams. */
export function pageConflicts(
  { from, into }: { readonly from: College; readonly into: College },
  soccer: { readonly from: CollegeSoccer; readonly into: CollegeSoccer },
  covers: readonly string[],
): readonly MergeConflict[] {
  const { albums } = movedPage(from, into, covers);
  const teams = from.athletics.sport
    .map((team) => team.sex)
    .filter((one) => into.athletics.sport.some((team) => team.sex === one));
  const taken = new Set(into.albums.map(({ name }) => name));
  const squads = teams.filter(
    (one) => (soccer.from.teams[one]?.squad ?? null) !== null && (soccer.into.teams[one]?.squad ?? null) !== null,
  );
  const seasons = teams.flatMap((one) => {
    const own = soccer.into.teams[one]?.seasons ?? [];
    return (soccer.from.teams[one]?.seasons ?? [])
      .filter(({ season, league, division }) =>
        own.some((other) => other.season === season && other.league === league && other.division === division),
      )
      .map(({ season }) => String(season));
  });
  const left = from.albums.length - albums.length;
  return [
    ...conflictOf('teamPage', { teams }),
    ...conflictOf('albumName', { names: from.albums.map(({ name }) => name).filter((name) => taken.has(name)) }),
    ...conflictOf('season', { names: seasons }),
    ...conflictOf('squad', { teams: squads }),
    ...(left > 0 ? conflictOf('noRoom', { count: left, names: from.albums.slice(albums.length).map(({ name }) => name) }) : []),
  ];
}
