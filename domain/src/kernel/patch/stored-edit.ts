import * as z from 'zod/mini';
import type { PersonalData } from '../documents/personal-data';

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

/** What `personalDataOfEdits` needs of an edit. */
type MadeAndUndone = Pick<z.infer<z.ZodMiniObject<typeof storedEditShape>>, 'by' | 'forward' | 'takenBack'>;

/**
 * The personal data of a history whose documents belong to no one person: a download holds what the person changed, and
 * when the person undid an edit, each with the id of the document (`parameter` of the collection's path). Deleting an
 * account leaves the edits of a former member.
 */
export function personalDataOfEdits(
  parameter: string,
  sections: { readonly edits: string; readonly undone: string },
): PersonalData<MadeAndUndone> {
  return {
    export: [
      {
        section: sections.edits,
        as: 'list',
        of: [{ by: 'field', field: 'by.uid' }],
        sortedBy: 'at',
        entry: ({ by, forward }, { path }) => ({ [parameter]: path[parameter], at: by.at, changes: forward }),
      },
      {
        section: sections.undone,
        as: 'list',
        of: [{ by: 'field', field: 'takenBack.uid' }],
        sortedBy: 'undoneAt',
        entry: ({ by, takenBack }, { path }) =>
          takenBack === null ? null : { [parameter]: path[parameter], editedAt: by.at, undoneAt: takenBack.at },
      },
    ],
    deletion: {
      anonymise: [
        { by: 'field', field: 'by.uid' },
        { by: 'field', field: 'takenBack.uid' },
      ],
    },
  };
}
