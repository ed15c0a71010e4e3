import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Firestore } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { engineStage, HOST } from './testing/an-engine';

const stage = engineStage();

describe('a snapshot', () => {
  test('brings back every document with its times, into another engine', async () => {
    const file = join(stage.folder, 'whole');
    await stage.database.doc('c/one').set({ n: NaN, bytes: Buffer.from('x'), zero: -0, big: 2 ** 60 });
    const before = await stage.database.doc('c/one').get();
    await stage.engine.snapshot(file);
    const other = await stage.another();
    await other.restore(file);
    const client = stage.clientOf(other);
    const after = await client.doc('c/one').get();

    expect(after.data()).toEqual(before.data());
    expect(after.createTime?.valueOf()).toBe(before.createTime?.valueOf());
  });

  test('of one project holds its documents alone, and brings them back without touching others', async () => {
    const other = stage.clientOf(stage.engine, { projectId: 'demo-other' });
    const call = async (what: string, body: object): Promise<number> => {
      const address = `http://${HOST}:${stage.engine.port}/emulator/v1/projects/demo-engine:${what}`;
      const headers = { authorization: 'Bearer owner' };
      return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    const nOf = async (client: Firestore): Promise<unknown> => (await client.doc('c/one').get()).get('n');
    for (const client of [stage.database, other]) await client.doc('c/one').set({ n: 1 });
    expect(await call('export', { export_directory: stage.folder, export_name: 'firestore' })).toBe(200);
    for (const client of [stage.database, other]) await client.doc('c/one').set({ n: 2 });
    const file = join(stage.folder, 'firestore/touchline-firestore.snapshot');

    expect(await call('import', { export_directory: file })).toBe(200);
    expect([await nOf(stage.database), await nOf(other)]).toEqual([1, 2]);
    const empty = await stage.another();
    await empty.restore(file);
    const [own, foreign] = ['demo-engine', 'demo-other'].map((projectId) => stage.clientOf(empty, { projectId }));
    expect(await Promise.all([own, foreign].map(async (client) => client && nOf(client)))).toEqual([1, undefined]);
  });

  test('that is damaged is refused, and what is there stays', async () => {
    const file = join(stage.folder, 'damaged');
    await stage.database.doc('c/one').set({ n: 1 });
    await stage.engine.snapshot(file);
    const bytes = await readFile(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    await writeFile(file, bytes);

    await expect(stage.engine.restore(file)).rejects.toThrow('is damaged');
    expect((await stage.database.doc('c/one').get()).exists).toBe(true);
  });
});
