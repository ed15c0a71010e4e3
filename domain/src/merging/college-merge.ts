import * as z from 'zod/mini';
import { collegeId } from '../college/college';
import { DAY_MS } from '../kernel/day';
import { defineCollection } from '../kernel/documents/define-collection';
import { Refusal } from '../kernel/refusal/refusal';
import { instant, shortText } from '../kernel/text/text-schemas';
import { MERGES } from '../reference/limits';
import { MERGE_PARTS, MERGE_PHASES, type MergePart, phaseAfter } from './merge-parts';

export const mergePart = z.enum(MERGE_PARTS);
const mergePhase = z.enum(MERGE_PHASES);

/** Version of the stored shape. */
export const COLLEGE_MERGE_SCHEMA_VERSION = 4;

/** What an admin sends to merge a college: into which one, why, and the versions of both that the preview showed. */
export const mergeForm = z.object({
  into: collegeId,
  reason: shortText(500),
  versions: z.object({ from: z.int(), into: z.int() }),
});

const named = z.strictObject({ _id: collegeId, name: z.string() });
const count = z.int().check(z.minimum(0));

/** What stayed where it was: how many, and the names of the first of them. */
const left = z.strictObject({ count, names: z.array(z.string()).check(z.maxLength(MERGES.namesKept)) });

/**
 * `collegeMerges/{id}`: the merge of a college into another, and its undo. `step` counts the transactions; `phase` and
 * `cursor` say where it goes on. `moved` counts by part what a merge moved, `kept` what an undo left because it was
 * changed since (docs/decisions/168-merges-of-colleges.md).
 */
export const collegeMerge = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(COLLEGE_MERGE_SCHEMA_VERSION),
  from: named,
  into: named,
  by: z.string(),
  reason: mergeForm.shape.reason,
  startedAt: instant,
  endedAt: z.nullable(instant),
  state: z.enum(['merging', 'merged', 'undoing', 'undone']),
  step: count,
  phase: mergePhase,
  cursor: z.nullable(z.string()),
  moved: z.partialRecord(mergePart, count),
  kept: z.partialRecord(mergePart, left),
});

export type CollegeMerge = z.infer<typeof collegeMerge>;

/** When the documents of a merge expire: a day after its undo ends, so that an undo of the last hour has its time. */
export const mergeExpiresAt = (startedAt: string): Date => new Date(Date.parse(startedAt) + (MERGES.undoDays + 1) * DAY_MS);

/** The merges of colleges. */
export const COLLEGE_MERGES = defineCollection({
  name: 'collegeMerges',
  holds: 'The merge of a college into another: who began it and why, how far it has come, and what an undo left.',
  version: COLLEGE_MERGE_SCHEMA_VERSION,
  schema: collegeMerge,
  upgrades: {
    // Conversations and commitments, then suggested corrections and visits, then shared lists had not been parts of
    // a merge.
    1: (stored) => stored,
    2: (stored) => stored,
    3: (stored) => stored,
  },
  stamps: { expiresAt: ({ startedAt }) => mergeExpiresAt(startedAt) },
  expires: `${MERGES.undoDays + 1} days after it began`,
  personalData: {
    export: [
      {
        section: 'collegesMerged',
        as: 'list',
        of: [{ by: 'field', field: 'by' }],
        sortedBy: 'startedAt',
        entry: ({ from, into, reason, startedAt }) => ({ collegeId: from._id, into: into._id, reason, startedAt }),
      },
    ],
    deletion: { anonymise: [{ by: 'field', field: 'by' }] },
  },
});

/** A merge as it begins. Its first part, the addresses, moves with the beginning. */
export function newMerge(
  facts: Pick<CollegeMerge, '_id' | 'from' | 'into' | 'by' | 'reason' | 'startedAt'>,
  addresses: number,
): CollegeMerge {
  return {
    ...{ schemaVersion: COLLEGE_MERGE_SCHEMA_VERSION, ...facts, endedAt: null, state: 'merging' },
    ...{ step: 0, phase: 'pictures', cursor: null, moved: { addresses }, kept: {} },
  };
}

/** What a step did: how many documents of which part it moved, and what it left, each by its name if it has one. */
export interface StepDone {
  readonly moved: Readonly<Partial<Record<MergePart, number>>>;
  readonly kept: readonly { readonly part: MergePart; readonly name: string | null }[];
  /** Where the phase goes on; null when it is over. */
  readonly cursor: string | null;
}

/** A merge after a step; after the last one it is merged, or undone. */
export function afterStep(merge: CollegeMerge, { moved, kept, cursor }: StepDone, at: string): CollegeMerge {
  const counts = { ...merge.moved };
  for (const part of MERGE_PARTS) if ((moved[part] ?? 0) > 0) counts[part] = (counts[part] ?? 0) + (moved[part] ?? 0);
  const left = { ...merge.kept };
  for (const { part, name } of kept) {
    const { count: before, names } = left[part] ?? { count: 0, names: [] };
    const named = name === null || names.length >= MERGES.namesKept ? names : [...names, name];
    left[part] = { count: before + 1, names: named };
  }
  const next = { ...merge, step: merge.step + 1, moved: counts, kept: left };
  if (cursor !== null) return { ...next, cursor };
  const phase = phaseAfter(merge.phase);
  if (phase !== null) return { ...next, phase, cursor: null };
  return { ...next, cursor: null, endedAt: at, state: merge.state === 'undoing' ? 'undone' : 'merged' };
}

/** Whether steps of a merge or of its undo are left. */
export const isRunning = ({ state }: Pick<CollegeMerge, 'state'>): boolean => state === 'merging' || state === 'undoing';

/** Until when a merge can be undone. */
export const undoEndsAt = ({ startedAt }: Pick<CollegeMerge, 'startedAt'>): string =>
  new Date(Date.parse(startedAt) + MERGES.undoDays * DAY_MS).toISOString();

/** A merge whose undo begins. Throws Refusal conflict while it runs, once it is undone, and after 30 days. */
export function undoBegun(merge: CollegeMerge, at: string): CollegeMerge {
  if (merge.state === 'merging') throw new Refusal('conflict', 'mergeRunning');
  if (merge.state === 'undone') throw new Refusal('conflict', 'mergeUndone');
  if (undoEndsAt(merge) < at) throw new Refusal('conflict', 'mergeTooOld', { days: MERGES.undoDays });
  return { ...merge, state: 'undoing', step: merge.step + 1, phase: 'restoring', cursor: null, endedAt: null, kept: {} };
}

/** A merge as admins see it: `done` of `parts` are over. */
export const shownMerge = z.strictObject({
  ...z.pick(collegeMerge, { _id: true, from: true, into: true, state: true, startedAt: true, moved: true, kept: true }).shape,
  undoUntil: instant,
  done: z.int(),
  parts: z.int(),
});

export function shownMergeOf(merge: CollegeMerge): z.infer<typeof shownMerge> {
  const { _id, from, into, state, startedAt, moved, kept } = merge;
  const phases = state === 'merging' || state === 'merged' ? [...MERGE_PARTS, 'aftermath'] : ['restoring', 'aftermath'];
  const done = isRunning(merge) ? phases.indexOf(merge.phase) : phases.length;
  return { _id, from, into, state, startedAt, moved, kept, undoUntil: undoEndsAt(merge), done, parts: phases.length };
}
