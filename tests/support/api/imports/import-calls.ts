import type { ImportKind } from '@touchline/domain/imports/import-kinds';
import { shownImport, type ShownImport } from '@touchline/domain/imports/import-course';
import { expect } from 'vitest';
import type { Answer, Caller } from '../caller';

/** The calls by which an admin imports files, and what they wait for. */
export function importCalls(admin: Pick<Caller, 'call'>) {
  const upload = (kind: string, lines: readonly string[] | Uint8Array, query: Readonly<Record<string, string>> = {}) =>
    admin.call('previewImport', {
      query: { kind, name: `${kind}.csv`, ...query },
      headers: { 'content-type': 'text/csv' },
      body: lines instanceof Uint8Array ? lines : `${lines.join('\n')}\n`,
    });
  const read = async (importId: string): Promise<ShownImport> =>
    shownIn(await admin.call('adminImport', { params: { importId } }), 200);
  const isAtWork = ({ state }: ShownImport) => ['checking', 'running', 'undoing'].includes(state);

  /** The import once it waits for an admin or is over. */
  const ended = async (one: ShownImport): Promise<ShownImport> => {
    let current = one;
    await expect.poll(async () => isAtWork((current = await read(one._id))), { timeout: 60_000, interval: 100 }).toBe(false);
    return current;
  };
  const start = ({ _id, preview }: ShownImport, reason = 'The new season.'): Promise<Answer> =>
    admin.call('startImport', {
      params: { importId: _id },
      body: { reason, fingerprint: preview?.fingerprint ?? '' },
    });
  const undo = (importId: string): Promise<Answer> => admin.call('undoImport', { params: { importId } });

  return {
    ...{ upload, read, start, undo },
    /** Uploads a file and waits for its check. */
    checked: async (kind: ImportKind, lines: readonly string[], query: Readonly<Record<string, string>> = {}) =>
      ended(shownIn(await upload(kind, lines, query), 201)),
    /** Starts a checked import and waits for its end. */
    imported: async (one: ShownImport) => ended(shownIn(await start(one), 200)),
    /** Undoes an import and waits for its end. */
    undone: async ({ _id }: ShownImport) => ended(shownIn(await undo(_id), 200)),
    list: async () => admin.call('adminImports'),
  };
}

/** The import that an answer shows. */
export function shownIn({ status, body, text }: Answer, expected: number): ShownImport {
  expect(status, text).toBe(expected);
  return shownImport.parse(body);
}
