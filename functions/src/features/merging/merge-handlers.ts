import { setTimeout } from 'node:timers/promises';
import { shownMergeOf } from '@touchline/domain/merging/college-merge';
import { missing } from '../../platform/audited-transaction';
import { callerUid, type Handler } from '../../platform/handler';
import { logBug } from '../../platform/log';
import type { CatalogueStore } from '../colleges/catalogue-store';
import type { MergePreviewStore } from './merge-preview-store';
import type { MergeStore } from './merge-store';
import type { RunMerge } from './run-merge';

/** How long a call begins further steps, and after how long it answers how far the merge has come in any case. */
const MOVES_FOR_MS = 4000;
const ANSWERS_WITHIN_MS = 7000;

/** What the calls of merges need. */
interface MergeHandlerDependencies {
  readonly merges: MergeStore;
  readonly previews: MergePreviewStore;
  readonly run: RunMerge;
  readonly catalogue: Pick<CatalogueStore, 'invalidate'>;
}

/** GET /ui/v1/admin/colleges/:collegeId/merge */
export function mergePreview({ previews }: MergeHandlerDependencies): Handler<'mergePreview'> {
  return ({ params: { collegeId }, query: { into } }) => previews.preview(collegeId, into);
}

/**
 * POST /ui/v1/admin/colleges/:collegeId/merge. The call succeeds once the merge has begun. A step that fails after that
 * is repeated by the next call, or by the job `finish-merges`.
 */
export function mergeCollege(dependencies: MergeHandlerDependencies): Handler<'mergeCollege'> {
  return async ({ actor, params: { collegeId }, body }) => {
    const mergeId = await dependencies.merges.begin(collegeId, callerUid(actor), body());
    return goOn(dependencies, mergeId);
  };
}

/** GET /ui/v1/admin/merges/:mergeId */
export function collegeMerge({ merges }: MergeHandlerDependencies): Handler<'collegeMerge'> {
  return async ({ params: { mergeId } }) => shownMergeOf((await merges.find(mergeId)) ?? missing('unknownMerge'));
}

/** POST /ui/v1/admin/merges/:mergeId/undo */
export function undoMerge(dependencies: MergeHandlerDependencies): Handler<'undoMerge'> {
  return async ({ actor, params: { mergeId } }) => {
    await dependencies.merges.beginUndo(mergeId, callerUid(actor));
    return goOn(dependencies, mergeId);
  };
}

async function goOn({ merges, run, catalogue }: MergeHandlerDependencies, mergeId: string) {
  catalogue.invalidate();
  const merge = (await merges.find(mergeId)) ?? missing('unknownMerge');
  try {
    const ended = await Promise.race([run(merge, MOVES_FOR_MS), setTimeout(ANSWERS_WITHIN_MS, null, { ref: false })]);
    return shownMergeOf(ended ?? (await merges.find(mergeId)) ?? merge);
  } catch (failure) {
    logBug('', failure);
    return shownMergeOf((await merges.find(mergeId)) ?? merge);
  } finally {
    catalogue.invalidate();
  }
}
