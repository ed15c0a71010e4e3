import {
  ADMIN_COLLEGES_PER_PAGE,
  type AdminCollege,
  adminArchived,
  adminRows,
  hasWords,
  isOfLeague,
} from '@touchline/domain/college/editing/admin-college';
import { correctCollege as corrected } from '@touchline/domain/college/editing/correction';
import { splitWords } from '@touchline/domain/kernel/text/fold-text';
import { hostOf } from '@touchline/domain/kernel/text/host-match';
import { isRunning, shownMergeOf } from '@touchline/domain/merging/college-merge';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { QueryOf } from '@touchline/domain/http/api-contract';
import type { Clock } from '../../platform/clock-and-ids';
import { callerUid, type Handler } from '../../platform/handler';
import type { CatalogueStore } from '../colleges/catalogue-store';
import type { CollegeStore } from '../colleges/college-store';
import type { MergeStore } from '../merging/merge-store';
import type { ProfileStore } from '../profiles/profile-store';
import type { AdminCollegeStore } from './admin-college-store';
import type { ArchivedCollegeStore } from './archived-college-store';

/** What the admins' table of colleges works with. */
interface AdminCollegeDependencies {
  readonly catalogue: CatalogueStore;
  readonly colleges: Pick<CollegeStore, 'edit'>;
  readonly archive: ArchivedCollegeStore;
  readonly table: AdminCollegeStore;
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly merges: Pick<MergeStore, 'running' | 'find'>;
  readonly clock: Clock;
}

/**
 * GET /ui/v1/admin/colleges?league=&division= (S7-10): filters the catalogue in memory, and reads documents of the
 * shown page alone.
 */
export function adminColleges(dependencies: AdminCollegeDependencies): Handler<'adminColleges'> {
  const { catalogue, table } = dependencies;
  return async ({ query }) => {
    if (query.archived === 'true') return archivedOnes(dependencies, query);
    const all = (await catalogue.fresh()).rows;
    const suggested = query.suggested === 'true' ? await table.suggestedColleges() : null;
    const asked = suggested === null ? all : all.filter(({ _id }) => suggested.has(_id));
    const { rows, ...place } = pageOf(adminRows(asked, query), query.page);
    const [further, requests] = await Promise.all([
      table.further(rows.map(({ _id }) => _id)),
      rows.length === 0 ? new Map<string, number>() : table.openRequests(),
    ]);
    const items = rows.map(({ _id, name, pathName, city, state, league, division, sexes }): AdminCollege => {
      const {
        completeness = null,
        dataYear = null,
        lastEdit = null,
        openSuggestions = null,
        coaches = null,
      } = further.get(_id) ?? {};
      const openReports = requests.get(pathName.toLowerCase()) ?? 0;
      return {
        ...{ _id, name, pathName, city, state, league, division, sexes: [...sexes] },
        ...{ completeness, dataYear, lastEdit, coaches, openReports, openSuggestions, archived: null },
      };
    });
    return { items, ...place, running: await runningMerge(dependencies) };
  };
}

/** The merge, or the undo of one, that is not finished. */
async function runningMerge({ merges }: Pick<AdminCollegeDependencies, 'merges'>) {
  const mergeId = await merges.running();
  const merge = mergeId === null ? null : await merges.find(mergeId);
  return merge !== null && isRunning(merge) ? shownMergeOf(merge) : null;
}

async function archivedOnes(dependencies: AdminCollegeDependencies, query: QueryOf<'adminColleges'>) {
  const { archive, profiles } = dependencies;
  const words = splitWords(query.text);
  const found = (await archive.list()).filter((one) => isOfLeague(one, [one.division], query) && hasWords(one.name, words));
  const { rows, ...place } = pageOf(found, query.page);
  const names = new Map(
    await Promise.all(
      [...new Set(rows.map(({ by }) => by))].map(async (uid) => [uid, (await profiles.find(uid))?.displayName ?? null] as const),
    ),
  );
  return {
    items: rows.map((one) => adminArchived(one, names.get(one.by) ?? null)),
    ...place,
    running: await runningMerge(dependencies),
  };
}

/** One page of a list; a page beyond the last is the last one. */
function pageOf<Row>(all: readonly Row[], wanted: number) {
  const pages = Math.max(1, Math.ceil(all.length / ADMIN_COLLEGES_PER_PAGE));
  const page = Math.min(wanted, pages);
  const rows = all.slice((page - 1) * ADMIN_COLLEGES_PER_PAGE, page * ADMIN_COLLEGES_PER_PAGE);
  return { rows, total: all.length, page, pages };
}

/** POST /ui/v1/admin/colleges */
export function createCollege({ catalogue, archive }: AdminCollegeDependencies): Handler<'createCollege'> {
  return async ({ actor, body }) => {
    const form = body();
    const host = hostOf(form.collegeURL);
    const { rows } = await catalogue.fresh();
    const sharing = rows.find((row) => row.host !== null && row.host === host);
    if (sharing !== undefined && !form.sharesSite)
      throw new Refusal('conflict', 'siteOfCollege', { name: sharing.name }, 'collegeURL');
    const taken = new Set(rows.map(({ pathName }) => pathName.toLowerCase()));
    const { _id, name, pathName } = await archive.create(callerUid(actor), form, (address) => taken.has(address.toLowerCase()));
    catalogue.invalidate();
    return { college: { _id, name, pathName } };
  };
}

/** POST /ui/v1/admin/colleges/:collegeId/archive */
export function archiveCollege({ archive, catalogue }: AdminCollegeDependencies): Handler<'archiveCollege'> {
  return async ({ actor, params: { collegeId }, body }) => {
    await archive.archive(collegeId, callerUid(actor), body().reason);
    catalogue.invalidate();
    return null;
  };
}

/** POST /ui/v1/admin/colleges/:collegeId/restore */
export function restoreCollege({ archive, catalogue }: AdminCollegeDependencies): Handler<'restoreCollege'> {
  return async ({ actor, params: { collegeId } }) => {
    await archive.restore(collegeId, callerUid(actor));
    catalogue.invalidate();
    return null;
  };
}

/** POST /ui/v1/admin/colleges/:collegeId/corrections */
export function correctCollege({ colleges, clock }: AdminCollegeDependencies): Handler<'correctCollege'> {
  return async ({ actor, params: { collegeId }, body }) => {
    const form = body();
    const by = { uid: callerUid(actor), isAdmin: true };
    const today = clock().toISOString().slice(0, 10);
    const { college, patchId } = await colleges.edit(collegeId, { by, ifMatch: null, offersUndo: true }, (before) =>
      corrected(before, form, today),
    );
    const { _id, name, pathName } = college;
    return { college: { _id, name, pathName }, patchId };
  };
}
