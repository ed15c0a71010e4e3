import * as z from 'zod/mini';

const text = z.string();
const change = { path: text, value: z.json(), op: z.enum(['add', 'replace', 'remove']) };
const someone = z.strictObject({ uid: text, isAdmin: z.boolean(), at: z.iso.datetime() });

/**
 * What the history stores of an edit of any kind of document: author and time, operations, inverse, whether the page
 * offered UNDO, and who undid it (null: not undone). The two versions are the document's before and after.
 */
export const storedEditShape = {
  _id: text,
  by: someone,
  fromVersion: z.int(),
  toVersion: z.int(),
  forward: z.array(z.strictObject(change)),
  inverse: z.array(z.strictObject({ ...change, expected: z.json(), owners: z.array(text), siblings: z.nullable(z.array(text)) })),
  offersUndo: z.boolean(),
  takenBack: z.nullable(someone),
};

/** When an edit made at that moment leaves the history, so many months later. */
export function historyEndsAt(madeAt: string, months: number): Date {
  const end = new Date(madeAt);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}
