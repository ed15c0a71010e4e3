import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engineStage } from './testing/an-engine';

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
