import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { ALL_COLLECTIONS } from '@touchline/domain/collections/all-collections';
import { CAMPS } from '@touchline/domain/camp/camp';
import { RANKINGS } from '@touchline/domain/ranking/ranking';
import { accountStore } from '@touchline/functions/features/account/account-store';
import { personalDataStore } from '@touchline/functions/features/account/personal-data-store';
import { profileStore } from '@touchline/functions/features/profiles/profile-store';
import { catalogueStore } from '@touchline/functions/features/colleges/catalogue-store';
import { collegeStore } from '@touchline/functions/features/colleges/college-store';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEngine, HOST } from '../firestore-engine/testing/an-engine';
import type { RunningEngine } from '../firestore-engine/start-engine';
import { repositoryRoot } from '../repository-root';

/**
 * A subset of the documents of a stack that an earlier release saved with `npm start -- --keep`, in the file format of
 * that release.
 */
const KEPT = join(repositoryRoot, 'tests/fixtures/kept-stack/firestore/firestore.overall_export_metadata');

let engine: RunningEngine;
let database: Firestore;
beforeAll(async () => {
  engine = await anEngine();
  await engine.restore(KEPT);
  const customHeaders = { Authorization: 'Bearer owner' };
  database = new Firestore({ projectId: 'demo-touchline-7100', host: `${HOST}:${engine.port}`, ssl: false, customHeaders });
});
afterAll(async () => {
  await database.terminate();
  await engine.close();
});

const clock = () => new Date('2026-11-22T12:00:00.000Z');
const newId = () => 'the-id-of-a-new-document';

describe('a stack that was kept by an earlier release', () => {
  test('has documents that are all read through their definitions', async () => {
    const ids = (await database.listCollections()).map(({ id }) => id);
    const collections = ALL_COLLECTIONS.filter(({ name }) => ids.includes(name));
    expect(collections.map(({ name }) => name).toSorted()).toEqual(ids.toSorted());
    for (const collection of collections) {
      const { docs } = await collectionOf(database, collection).get();
      expect(docs.map((document) => document.data()._id)).toEqual(docs.map(({ id }) => id));
    }
  });

  test('shows its people to those who read them', async () => {
    const person = await accountStore(() => database, clock, newId).find('demo-player');
    expect(person?.account).toMatchObject({
      email: 'player@touchline.example',
      consents: [{ kind: 'terms' }, { kind: 'marketing' }],
    });
    const profile = await profileStore(() => database).find('demo-harbor-coach');
    expect(profile?.roles).toMatchObject([{ value: 'harbor-point-university', status: 'Accepted' }]);
    const data = await personalDataStore(() => database)('demo-player');
    expect(data).toMatchObject({ profile: { username: 'demo-player' }, savedColleges: [], collegeRequest: null, cut: [] });
  });

  test('shows its colleges, camps and rankings, and can be edited', async () => {
    const catalogue = catalogueStore(() => database, clock);
    const colleges = collegeStore(() => database, clock, newId, catalogue);
    expect(await colleges.find('Duke_University')).toMatchObject({ _id: 'duke-university' });
    const { rows } = await catalogue.current();
    expect(rows.map(({ _id, hasCamp }) => [_id, hasCamp])).toEqual([
      ['duke-university', false],
      ['harbor-point-university', true],
    ]);
    const [camps, rankings] = [collectionOf(database, CAMPS), collectionOf(database, RANKINGS)];
    expect((await camps.where('endsOn', '>=', '2026-01-01').get()).docs.map((camp) => camp.data().collegeId)).toEqual([
      'eastridge-college',
    ]);
    expect((await rankings.where('season', '>', 2020).get()).docs.map((one) => one.data().list)).toEqual(['naia']);
  });
});
