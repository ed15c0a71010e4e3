import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { finishImports, siteImportRunner } from '@touchline/functions/features/imports/run-site-import';
import { siteImportStore } from '@touchline/functions/features/imports/site-import-store';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { repositoryRoot } from '@touchline/local/repository-root';
import { beforeAll, expect, test } from 'vitest';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { ownProject } from '../../support/api/platform/own-project';

ownProject();
let now = Date.parse('2026-03-01T08:00:00.000Z');
const clock = () => new Date(now);
const store = siteImportStore(firestore, clock, newId);
const run = siteImportRunner({ database: firestore, clock, newId });

/** Longer than one who works on an import keeps others away. */
const LATER_MS = 91_000;

/** A run whose process ends when it asks for the time for the n-th time: before, between or after its commits. */
const killedAt = (last: number) => {
  let asked = 0;
  return siteImportRunner({
    ...{ database: firestore, newId },
    clock: () => {
      asked += 1;
      if (asked >= last) throw new Error('killed');
      return clock();
    },
  });
};

/** Goes on with what runs, and is killed at each moment once before it may end. Returns how often it was killed. */
async function finishInPieces(importId: string): Promise<number> {
  let kills = 0;
  for (let last = 2; (await store.running()) !== null; last += 1) {
    now += LATER_MS;
    await killedAt(last)(importId).catch(() => (kills += 1));
  }
  return kills;
}

let sample = '';
beforeAll(async () => {
  sample = await readFile(join(repositoryRoot, 'tests/fixtures/teams-sample.csv'), 'utf8');
});
const uploaded = (text: string) =>
  store.add({ kind: 'teams', file: 'teams.csv', year: null, replacesAdded: false, by: 'an-admin' }, text);
const colleges = async () => (await collegeDocuments(firestore()).colleges.get()).docs.map((one) => one.data());

test('an import that is killed at each moment writes everything once, and so does its undo', async () => {
  const importId = await uploaded(sample);
  await run(importId);
  const fingerprint = (await store.find(importId))?.preview?.fingerprint ?? '';
  await store.start(importId, { reason: 'Why not.', fingerprint }, 'an-admin');
  expect(await finishInPieces(importId)).toBeGreaterThan(3);
  expect(await store.find(importId)).toMatchObject({ state: 'done', preview: { added: 15 }, refusals: { total: 0 } });
  const written = await colleges();
  expect(written.map(({ version }) => version)).toEqual(Array.from({ length: 15 }, () => 1));
  expect((await auditAbout('colleges')).map(({ action }) => String(action))).toEqual(['college.import']);

  await store.startUndo(importId, 'another-admin');
  expect(await finishInPieces(importId)).toBeGreaterThan(1);
  expect(await store.find(importId)).toMatchObject({ state: 'undone', kept: { total: 0 } });
  expect(await colleges()).toEqual([]);
  expect((await auditAbout(`siteImports/${importId}`)).map(({ by }) => String(by))).toEqual(['another-admin']);
});

test('while somebody works on an import nobody else does; the hourly job goes on after that', async () => {
  const importId = await uploaded(sample);
  await run(importId);
  const fingerprint = (await store.find(importId))?.preview?.fingerprint ?? '';
  await store.start(importId, { reason: 'Why not.', fingerprint }, 'an-admin');
  await killedAt(3)(importId).catch(() => undefined);
  expect(await finishImports(store, run)).toBe(0);
  expect(await colleges()).toEqual([]);
  now += LATER_MS;
  expect(await finishImports(store, run)).toBe(1);
  expect(await colleges()).toHaveLength(15);
  expect(await finishImports(store, run)).toBe(0);
});
