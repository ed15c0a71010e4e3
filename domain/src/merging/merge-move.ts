import * as z from 'zod/mini';
import { defineCollection } from '../kernel/documents/define-collection';
import { instant } from '../kernel/text/text-schemas';
import { mergeExpiresAt, mergePart } from './college-merge';

/** Version of the stored shape. */
export const MERGE_MOVE_SCHEMA_VERSION = 4;

const fields = z.record(z.string(), z.json());

/**
 * `collegeMerges/{mergeId}/mergeMoves/{id}`: what a merge did to a document. `before` and `after` are the fields that
 * it changed, null where there is no document; `from` is a document that the merge removed because its id names the
 * college. `name` says to admins what it is. `person` and `objector` are the people whose data it holds. `isUndone`
 * says that an undo has looked at it.
 */
export const mergeMove = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(MERGE_MOVE_SCHEMA_VERSION),
  startedAt: instant,
  part: mergePart,
  path: z.string(),
  name: z.nullable(z.string()),
  person: z.nullable(z.string()),
  objector: z.nullable(z.string()),
  before: z.nullable(fields),
  after: z.nullable(fields),
  from: z.nullable(z.strictObject({ path: z.string(), document: fields })),
  isUndone: z.boolean(),
});

export type MergeMove = z.infer<typeof mergeMove>;

/** What a merge did, document by document; by it the merge is undone. */
export const MERGE_MOVES = defineCollection({
  name: 'collegeMerges/{mergeId}/mergeMoves',
  holds: 'What a merge did to a document, with its fields before and after; by it the merge is undone.',
  version: MERGE_MOVE_SCHEMA_VERSION,
  schema: mergeMove,
  upgrades: { 1: (stored) => stored, 2: (stored) => stored, 3: (stored) => stored },
  stamps: { expiresAt: ({ startedAt }) => mergeExpiresAt(startedAt) },
  expires: 'with their merge',
  personalData: {
    export: {
      nothing:
        'It repeats roles, wishes, objections, visits and saved colleges, which are part of the download, and shared lists.',
    },
    deletion: {
      erase: [
        { by: 'field', field: 'person' },
        { by: 'field', field: 'objector' },
      ],
    },
  },
});

/** What is told of a move; the rest of it is empty. */
type ToldMove = Pick<MergeMove, 'part' | 'path' | 'startedAt'> & Partial<MergeMove>;

/** The id of a move: it names part and document, so that the same move is recorded once. */
export const mergeMoveId = (part: MergeMove['part'], path: string): string => `${part}~${path.replaceAll('/', '~')}`;

/** A move as it is recorded. */
export function newMove(told: ToldMove): MergeMove {
  return {
    ...{ _id: mergeMoveId(told.part, told.path), schemaVersion: MERGE_MOVE_SCHEMA_VERSION },
    ...{ name: null, person: null, objector: null, before: null, after: null, from: null, isUndone: false },
    ...told,
  };
}
