import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { documentSaver } from './document-saver';
import type { ConflictQuestion } from './conflict';

interface Note {
  readonly _id: string;
  readonly version: number;
  readonly text: string;
  readonly town: string;
}

/** A stored note that others edit as well: an undo is refused (409) where its field has changed since. */
function aNoteServer(choice: 'mine' | 'theirs' | 'back') {
  let stored: Note = { _id: 'note', version: 1, text: 'First.', town: 'Dayton' };
  let last: { readonly before: string; readonly after: string } | null = null;
  const asked: Omit<ConflictQuestion<Note>, 'choose'>[] = [];
  const failures: unknown[] = [];
  const undos: ((() => void) | null)[] = [];
  let isUndone = false;
  const change = (fields: Partial<Note>) => {
    stored = { ...stored, ...fields, version: stored.version + 1 };
  };
  const { save } = documentSaver<Note>({
    id: 'note',
    callApi: () => Promise.reject(new Error('the kind calls')),
    kind: {
      fieldAt: () => ({ type: 'text', most: 100 }),
      calls: {
        read: () => Promise.resolve(stored),
        patch: (_, __, { patch, ifMatch }) => {
          if (ifMatch !== stored.version) throw new ApiRefusal(412);
          const value = patch[0]?.value;
          const after = typeof value === 'string' ? value : '';
          last = { before: stored.text, after };
          change({ text: after });
          return Promise.resolve({ document: stored, patchId: 'p' });
        },
        undo: () => {
          if (last === null || stored.text !== last.after) throw new ApiRefusal(409);
          change({ text: last.before });
          return Promise.resolve(stored);
        },
        uploadAddress: (id) => `/notes/${id}`,
      },
    },
    current: () => stored,
    onDocument: () => Promise.resolve(),
    onSaved: (undo) => undos.push(undo),
    onUndone: () => {
      isUndone = true;
    },
    onFailed: (failure) => failures.push(failure),
    ask: (question) => {
      asked.push(question);
      return Promise.resolve(choice);
    },
  });
  const textOf = () => stored.text;
  return { save, change, asked, failures, undos, textOf, isUndone: () => isUndone };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The undo of an edit from "First." to "Second.", made after somebody else has changed the note. */
async function undoAfter(change: Partial<Note>, choice: 'mine' | 'theirs' | 'back') {
  const server = aNoteServer(choice);
  expect(await server.save([{ path: '/text', label: 'Text', value: 'Second.' }])).toBe(true);
  server.change(change);
  server.undos[0]?.();
  await settled();
  return server;
}

describe('the undo of an edit', () => {
  test('puts the earlier text back, and keeps what others changed elsewhere', async () => {
    const server = await undoAfter({ town: 'Akron' }, 'back');
    expect([server.textOf(), server.isUndone(), server.asked]).toEqual(['First.', true, []]);
  });

  test.each([
    ['mine', 'First.'],
    ['theirs', 'Third.'],
    ['back', 'Third.'],
  ] as const)('of a text that somebody changed since asks; after "%s" the text is "%s"', async (choice, text) => {
    const server = await undoAfter({ text: 'Third.' }, choice);
    const [question] = server.asked;
    expect(question?.conflict).toMatchObject({
      cause: 'undo',
      yours: [{ path: '/text', value: 'First.' }],
      theirs: [{ path: '/text', value: 'Third.' }],
    });
    expect([server.textOf(), server.asked.length, server.failures]).toEqual([text, 1, []]);
  });
});
