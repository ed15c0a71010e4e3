import * as z from 'zod/mini';
import { shownChange, shownChangesOf } from '../../kernel/patch/shown-changes';
import { type CollegePatch, collegePatch } from './college-patch';
import { mayUndoCollegeEdit } from './edit-college';

/**
 * Who made an edit. `touchline` is an admin, `member` a coach by the name of the profile (null for a former one), and
 * `coach` any coach, for readers who are no editors.
 */
export const historyAuthor = z.strictObject({
  kind: z.enum(['touchline', 'member', 'coach']),
  name: z.nullable(z.string()),
  isYou: z.boolean(),
});

export type HistoryAuthor = z.infer<typeof historyAuthor>;

/**
 * An edit in the history of a college (S1-12). Readers get when it was and which fields it changed; `detail` is for
 * editors alone: earlier values may be what somebody took off the page for a reason. Its `changes` are null where they
 * are too large to show.
 */
export const historyEdit = z.strictObject({
  version: z.int(),
  at: z.iso.datetime(),
  by: historyAuthor,
  paths: z.array(z.string()),
  /** Who suggested the value: nobody is named. Null where the author of the edit found it. */
  suggestedBy: collegePatch.shape.suggestedBy,
  undone: z.nullable(z.strictObject({ at: z.iso.datetime(), by: historyAuthor })),
  detail: z.nullable(z.strictObject({ patchId: z.string(), mayRestore: z.boolean(), changes: z.nullable(z.array(shownChange)) })),
});

export type HistoryEdit = z.infer<typeof historyEdit>;

/** Who reads the history: an editor, with the names of the authors by uid, or anybody else who is signed in. */
export interface HistoryReader {
  readonly uid: string;
  readonly isAdmin: boolean;
  readonly isEditor: boolean;
  readonly names: ReadonlyMap<string, string>;
}

/** A stored edit as this reader may see it (docs/permissions.md). */
export function historyEditOf(patch: CollegePatch, reader: HistoryReader): HistoryEdit {
  const { _id, toVersion, by, forward, takenBack, suggestedBy } = patch;
  return {
    version: toVersion,
    at: by.at,
    by: authorFor(by, reader),
    paths: [...new Set(forward.map(({ path }) => path))],
    suggestedBy,
    undone: takenBack === null ? null : { at: takenBack.at, by: authorFor(takenBack, reader) },
    detail: reader.isEditor
      ? { patchId: _id, mayRestore: takenBack === null && mayUndoCollegeEdit(patch, reader), changes: shownChangesOf(patch) }
      : null,
  };
}

function authorFor({ uid, isAdmin }: CollegePatch['by'], reader: HistoryReader): HistoryAuthor {
  const isYou = reader.isEditor && uid === reader.uid;
  if (isAdmin) return { kind: 'touchline', name: null, isYou };
  return reader.isEditor
    ? { kind: 'member', name: reader.names.get(uid) ?? null, isYou }
    : { kind: 'coach', name: null, isYou: false };
}
