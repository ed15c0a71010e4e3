import { describe, expect, inject, test } from 'vitest';
import { CLIENT_ACTORS } from './client-actors';
import { DOCUMENTS } from './collections';

const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
const projectId = process.env.GCLOUD_PROJECT ?? '';
const database = `projects/${projectId}/databases/(default)`;
const root = `http://${host}/v1/${database}/documents`;
const anyFields = { fields: { text: { stringValue: 'written by a client' } } };

interface Call {
  readonly does: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body?: unknown;
}

/** Every way a client may touch a document or its collection. */
function callsOn(collection: string, id: string): Call[] {
  const name = `${database}/documents/${collection}/${id}`;
  const group = collection.slice(collection.lastIndexOf('/') + 1);
  const groupQuery = { structuredQuery: { from: [{ collectionId: group, allDescendants: true }], limit: 1 } };
  return [
    { does: 'get', method: 'GET', url: `${root}/${collection}/${id}` },
    { does: 'list', method: 'GET', url: `${root}/${collection}?pageSize=1` },
    { does: 'query', method: 'POST', url: `${root}:runQuery`, body: groupQuery },
    { does: 'create', method: 'POST', url: `${root}/${collection}?documentId=created-by-client`, body: anyFields },
    { does: 'update', method: 'PATCH', url: `${root}/${collection}/${id}?currentDocument.exists=true`, body: anyFields },
    { does: 'write', method: 'POST', url: `${root}:commit`, body: { writes: [{ update: { name, ...anyFields } }] } },
    { does: 'delete', method: 'DELETE', url: `${root}/${collection}/${id}` },
  ];
}

async function statusOf({ method, url, body }: Call, bearer: string | null): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }) };
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  await response.arrayBuffer();
  return response.status;
}

describe.skipIf(!inject('readsRules'))('firestore.rules', () => {
  test('let the Admin SDK in, which proves that the refusals below are the rules at work', async () => {
    for (const { collection, id } of DOCUMENTS) {
      const write: Call = { does: 'write', method: 'PATCH', url: `${root}/${collection}/${id}`, body: anyFields };
      expect(await statusOf(write, 'owner')).toBe(200);
      expect(await statusOf({ does: 'get', method: 'GET', url: `${root}/${collection}/${id}` }, 'owner')).toBe(200);
    }
  });

  describe.each(CLIENT_ACTORS)('refuse $who', ({ bearer }) => {
    test.each(DOCUMENTS)('every read and write in $collection', async ({ collection, id }) => {
      const outcomes = await Promise.all(
        callsOn(collection, id).map(async (call) => `${call.does} ${String(await statusOf(call, bearer))}`),
      );

      expect(outcomes).toEqual(['get 403', 'list 403', 'query 403', 'create 403', 'update 403', 'write 403', 'delete 403']);
    });
  });

  test('are asked about tokens at all: one that is no token is refused as such', async () => {
    const call: Call = { does: 'get', method: 'GET', url: `${root}/colleges/harbor-point-university` };
    expect(await statusOf(call, 'no-token')).toBe(400);
  });
});
