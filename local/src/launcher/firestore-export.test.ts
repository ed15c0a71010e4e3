import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engineStage, HOST } from '../firestore-engine/testing/an-engine';
import { repositoryRoot } from '../repository-root';
import { hasPersistedData, refuseDataOfOtherEngine, restoreData, saveData, type DataSources } from './persisted-data';

const stage = engineStage();
let auth: Server;
let folder = '';
beforeEach(async () => {
  folder = join(stage.folder, 'kept');
  auth = createServer((_request, response) => response.end('{ "users": [] }')).listen(0, HOST);
  await once(auth, 'listening');
});
afterEach(() => new Promise((resolve) => auth.close(resolve)));

/** Our engine, an Auth without accounts and a Storage without objects. */
function sources(projectId: string): DataSources {
  const address = auth.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    projectId,
    firestoreHost: `${HOST}:${stage.engine.port}`,
    authHost: `${HOST}:${port}`,
    exportStorage: (to) => mkdir(to).then(() => undefined),
    importStorage: () => Promise.resolve(),
  };
}

/** A folder with the documents of an earlier version's stack, which bore the official emulator's file name. */
async function keepAsBefore(): Promise<void> {
  await cp(join(repositoryRoot, 'tests/fixtures/kept-stack'), folder, { recursive: true });
  await writeFile(join(folder, 'accounts.json'), '{ "users": [] }');
}

describe('the documents that are kept', () => {
  test('by our engine have a name of their own, and the engine is recorded', async () => {
    await stage.database.doc('c/one').set({ n: 1 });
    await saveData(folder, sources('demo-engine'));

    expect(await readdir(join(folder, 'firestore'))).toEqual(['touchline-firestore.snapshot']);
    expect(await readFile(join(folder, 'firestore-engine'), 'utf8')).toBe('own\n');
    await stage.database.doc('c/one').set({ n: 2 });
    await restoreData(folder, sources('demo-engine'));
    expect((await stage.database.doc('c/one').get()).data()).toEqual({ n: 1 });
  });

  test('by an earlier version of ours are opened under their old name, and saved under the new one', async () => {
    await keepAsBefore();
    const kept = sources('demo-touchline-7100');

    expect(await hasPersistedData(folder)).toBe(true);
    await restoreData(folder, kept);
    const client = stage.clientOf(stage.engine, { projectId: kept.projectId });
    expect((await client.doc('colleges/duke-university').get()).exists).toBe(true);
    await saveData(folder, kept);
    expect(await readdir(join(folder, 'firestore'))).toEqual(['touchline-firestore.snapshot']);
  });
});

describe('a stack that was kept by another engine', () => {
  const keepByOfficial = async (): Promise<void> => {
    await saveData(folder, sources('demo-engine'));
    await rename(
      join(folder, 'firestore/touchline-firestore.snapshot'),
      join(folder, 'firestore/firestore.overall_export_metadata'),
    );
    await writeFile(join(folder, 'firestore/firestore.overall_export_metadata'), '{}');
    await writeFile(join(folder, 'firestore-engine'), 'official\n');
  };

  test('is refused in a sentence that names the engine and what to do', async () => {
    await keepByOfficial();
    await expect(refuseDataOfOtherEngine(folder, 'own')).rejects.toThrow(
      `The data in ${folder} were kept by the official Firestore emulator: start with \`--engine official\`, or remove that folder`,
    );
    await rm(folder, { recursive: true });
    await saveData(folder, sources('demo-engine'));
    await expect(refuseDataOfOtherEngine(folder, 'official')).rejects.toThrow('start with `--engine own`');
  });

  test('also where an earlier version of ours kept it, which recorded nothing', async () => {
    await keepAsBefore();
    await expect(refuseDataOfOtherEngine(folder, 'official')).rejects.toThrow('kept by our own Firestore engine');
    await refuseDataOfOtherEngine(folder, 'own');
  });

  test('is not refused where nothing is kept, or nobody knows what a given engine reads', async () => {
    await refuseDataOfOtherEngine(folder, 'own');
    await keepByOfficial();
    await refuseDataOfOtherEngine(folder, 'official');
    await refuseDataOfOtherEngine(folder, null);
  });
});
