import { afterStep, type CollegeMerge, isRunning, type StepDone } from '@touchline/domain/merging/college-merge';
import type { MergeMove } from '@touchline/domain/merging/merge-move';
import type { MergePart } from '@touchline/domain/merging/merge-parts';
import { JOB_CURSOR_SCHEMA_VERSION } from '@touchline/domain/person/account/erasure';
import type { Firestore } from 'firebase-admin/firestore';
import { writeAuditEntry } from '../../platform/audit-store';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction, readOrReport, type UnitOfWork, type Writes } from '../../platform/firestore';
import type { PictureFiles } from '../../platform/picture-file-store';
import type { RenewRoleClaims } from '../sign-in/role-claims';
import { rankingSummaryStore } from '../colleges/ranking-summary-store';
import { contactParts } from './contact-parts';
import { leagueParts } from './league-parts';
import { documentsAfter, mergeDocuments, type MovedPart } from './merge-documents-store';
import { hasSteps, type MergeStore } from './merge-store';
import { pageParts } from './page-parts';
import { peopleParts } from './people-parts';
import { sharedListParts } from './shared-list-parts';

/** What moving the documents of two colleges needs. */
export interface MergeDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly files: Pick<PictureFiles, 'findOriginal' | 'saveOriginal'>;
  readonly renewClaims: RenewRoleClaims;
}

/** Goes on with a merge or its undo until it is over, or for a time. */
export type RunMerge = (merge: CollegeMerge, withinMs: number) => Promise<CollegeMerge>;

const MOVES_AT_ONCE = 20;

/** A step before it is committed: what its transaction does, and where the phase goes on. */
interface Step {
  readonly cursor: string | null;
  readonly work: (unit: UnitOfWork, now: Date) => Promise<Omit<StepDone, 'cursor'> & { readonly write: (unit: Writes) => void }>;
}

/**
 * Runs the steps of merges (F29). The transaction of a step commits what it moved together with how far the merge has
 * come, so two runs at once do nothing twice, and a run that is killed is continued by the next.
 */
export function mergeRunner({ database, clock, files, renewClaims }: MergeDependencies): RunMerge {
  const parts: Readonly<Record<MergePart, MovedPart>> = {
    ...pageParts(database, files),
    ...leagueParts(database),
    ...peopleParts(database, renewClaims),
    ...contactParts(database),
    ...sharedListParts(database),
  };
  const summaries = rankingSummaryStore(database, clock);

  /** The steps of a part that moves documents. */
  const movingStep = async (merge: CollegeMerge, part: MergePart): Promise<Step> => {
    const { cursor, move } = await parts[part].next(merge);
    return {
      cursor,
      work: async (unit, now) => {
        const { moves, kept = [], write } = await move(unit, now);
        const documents = mergeDocuments(database()).movesOf(merge._id);
        return {
          moved: { [part]: moves.length },
          kept: kept.map(({ name }) => ({ part, name })),
          write: (writes) => {
            write(writes);
            for (const one of moves) writes.save(documents.doc(one._id), one);
          },
        };
      },
    };
  };

  /** Puts the next documents back, each only as long as it is as the merge left it. */
  const restoringStep = async (merge: CollegeMerge): Promise<Step> => {
    const documents = mergeDocuments(database()).movesOf(merge._id);
    const { docs } = await documents.where('isUndone', '==', false).limit(MOVES_AT_ONCE).get();
    const found = docs.flatMap((one) => readOrReport(one) ?? []);
    const chosen = sameKind(found);
    return {
      cursor: chosen.length === 0 ? null : 'more',
      work: async (unit, now) => {
        const writes: ((unit: Writes) => void)[] = [];
        const kept: { part: MergePart; name: string | null }[] = [];
        for (const move of chosen) {
          const write = await parts[move.part].restore(move, merge, unit, now);
          if (write === null) kept.push({ part: move.part, name: move.name });
          else writes.push(write);
        }
        return {
          ...{ moved: {}, kept },
          write: (unit) => {
            for (const write of writes) write(unit);
            for (const move of chosen) unit.save(documents.doc(move._id), { ...move, isUndone: true });
          },
        };
      },
    };
  };

  /**
   * Makes again what follows from moved documents: claims of people, seasons of teams, ranks and ends of camps. A
   * season is in the soccer of all its teams, so a step ends with it.
   */
  const aftermathStep = async (merge: CollegeMerge): Promise<Step> => {
    const all = mergeDocuments(database()).movesOf(merge._id);
    const { docs, cursor: after } = await documentsAfter(database(), all, merge.cursor, MOVES_AT_ONCE);
    let cursor = after;
    for (const document of docs) {
      const move = readOrReport(document);
      if (move !== null) await parts[move.part].afterwards?.(move, merge);
      if (move?.part !== 'seasons') continue;
      cursor = document.ref.path;
      break;
    }
    if (cursor === null) await summaries.refresh();
    return { cursor, work: () => Promise.resolve({ moved: {}, kept: [], write: () => undefined }) };
  };

  const stepOf = (merge: CollegeMerge): Promise<Step> => {
    if (merge.phase === 'restoring') return restoringStep(merge);
    return merge.phase === 'aftermath' ? aftermathStep(merge) : movingStep(merge, merge.phase);
  };

  const commit = (merge: CollegeMerge, { cursor, work }: Step): Promise<CollegeMerge> => {
    const { merges, running } = mergeDocuments(database());
    return inOneTransaction(async (unit) => {
      const [stored] = await unit.read(merges.doc(merge._id));
      const current = stored.data();
      if (current === undefined || current.step !== merge.step) return current ?? { ...merge, state: 'undone' };
      const now = clock();
      const { moved, kept, write } = await work(unit, now);
      const after = afterStep(current, { moved, kept, cursor }, now.toISOString());
      write(unit);
      unit.save(merges.doc(merge._id), after);
      if (isRunning(after)) return after;
      unit.save(running, { _id: running.id, schemaVersion: JOB_CURSOR_SCHEMA_VERSION, from: null });
      if (after.state === 'merged') writeAuditEntry(database(), unit, lineOf(after, now.toISOString()));
      return after;
    }, database());
  };

  return async (merge, withinMs) => {
    const until = clock().getTime() + withinMs;
    let current = merge;
    while (isRunning(current) && clock().getTime() < until) current = await commit(current, await stepOf(current));
    return current;
  };
}

/** Moves that one transaction may put back: of one part, and of soccer one, because two of them share a document. */
function sameKind(moves: readonly MergeMove[]): readonly MergeMove[] {
  const [first] = moves;
  if (first === undefined) return [];
  return first.part === 'soccer' ? [first] : moves.filter(({ part }) => part === first.part);
}

/** The line of the log that a merge has ended. */
function lineOf({ _id, by, from, into, moved }: CollegeMerge, at: string): Parameters<typeof writeAuditEntry>[2] {
  const documents = Object.values(moved).reduce((sum, count) => sum + count, 0);
  return {
    ...{ _id: `${_id}-merged`, at, by, byAdmin: true, action: 'college.merged', target: `colleges/${from._id}` },
    ...{ result: 'done', detail: { into: into._id, mergeId: _id, documents } },
  };
}

/** The job: goes on with a merge that broke off. Returns how many are done. */
export async function finishMerges(store: Pick<MergeStore, 'find' | 'running'>, run: RunMerge): Promise<number> {
  const mergeId = await store.running();
  const merge = mergeId === null ? null : await store.find(mergeId);
  if (!hasSteps(merge)) return 0;
  return isRunning(await run(merge, Infinity)) ? 0 : 1;
}
