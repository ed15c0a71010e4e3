import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engineStage, HOST } from '../firestore-engine/testing/an-engine';
import { refuseDamagedData } from './damaged-data';

const stage = engineStage();
let root = '';
let folder = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'touchline-damaged-'));
  folder = join(root, 'kept');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** What a stack with one account, one document and two pictures keeps. */
async function keepAStack(): Promise<void> {
  for (const name of ['storage/blobs', 'storage/metadata']) await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'accounts.json'), '{ "users": [{ "localId": "one" }] }');
  await writeFile(join(folder, 'storage/buckets.json'), '{ "buckets": [] }');
  for (const picture of ['a', 'b']) {
    await writeFile(join(folder, 'storage/blobs', picture), picture);
    await writeFile(join(folder, 'storage/metadata', `${picture}.json`), '{}');
  }
  await stage.database.doc('c/one').set({ n: 1 });
  const body = JSON.stringify({ export_directory: folder, export_name: 'firestore' });
  const url = `http://${HOST}:${stage.engine.port}/emulator/v1/projects/demo-engine:export`;
  await fetch(url, { method: 'POST', headers: { authorization: 'Bearer owner' }, body });
}

/** Every file of the folder with its content. */
async function contents(): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(async (file) => [file, await readFile(file, 'base64')] as const);
  return new Map(await Promise.all(read));
}

const WHAT_TO_DO = 'Nothing was changed: put back what is missing from a copy of';

describe('kept data', () => {
  test('that are whole are taken, and so is a folder that is not there or empty', async () => {
    await refuseDamagedData(folder);
    await mkdir(folder);
    await refuseDamagedData(folder);
    await keepAStack();
    await refuseDamagedData(folder);
  });

  test.each([
    ['accounts.json', '{ "users": [', 'accounts.json is damaged.'],
    ['accounts.json', '[]', 'accounts.json lists no accounts.'],
    ['accounts.json', '{ "users": [1] }', 'accounts.json lists no accounts.'],
    ['accounts.json', null, 'accounts.json.'],
    ['firestore', null, 'The kept documents are missing in'],
    ['firestore/touchline-firestore.snapshot', 'cut off', 'touchline-firestore.snapshot is no snapshot of this engine.'],
    ['storage', null, 'The kept pictures are missing: there is no'],
    ['storage/metadata', null, 'storage/metadata.'],
    ['storage/blobs/b', null, 'Of 2 kept pictures, 1 lack a file:'],
    ['storage/metadata/a.json', null, 'Of 2 kept pictures, 1 lack a file:'],
    ['storage/metadata/a.json', '{', 'a.json is damaged.'],
  ])('are refused with what to do, and stay as they are: %s as %s', async (name, content, complaint) => {
    await keepAStack();
    await (content === null ? rm(join(folder, name), { recursive: true }) : writeFile(join(folder, name), content));
    const before = await contents();

    const refused = await refuseDamagedData(folder).then(
      () => '',
      (failure: unknown) => String(failure),
    );

    expect(refused).toContain(complaint);
    expect(refused).toContain(WHAT_TO_DO);
    expect(await contents()).toEqual(before);
  });
});
