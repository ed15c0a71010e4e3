import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { mailStopLinkOf } from '@touchline/functions/features/mail/mail-stop';
import { tellSearches as tell } from '@touchline/functions/features/watching/tell-searches-store';
import { catalogueStore } from '@touchline/functions/features/colleges/catalogue-store';
import { recruitSearchStore } from '@touchline/functions/features/recruits/recruit-search-store';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { firestore } from '@touchline/functions/platform/firestore';
import { expect, test, vi } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { idTokenOf, signedIn } from '../../support/api/members/people';
import { ownProject } from '../../support/api/platform/own-project';
import { aPlayer } from '../../support/api/profiles/profiles';
import {
  aStoredWatch,
  lastRoundIsOver,
  runTheJob,
  searchMailsTo,
  tellSearches,
  watch,
  watchesOf,
} from '../../support/api/watching/watched-searches';

ownProject();
const api = apiStage();

test('attack 498: runs at the same moment, and one that stops half-way, tell nothing twice', async () => {
  await aStoredCollege({ name: 'Halfway Thornbury' });
  const people = await Promise.all([aPlayer(api.url), aPlayer(api.url), aPlayer(api.url)]);
  for (const { caller } of people) await aStoredWatch(caller.uid, { query: 'search=thornbury' });
  let asked = 0;
  const find = firebaseAuthChanges().find;
  const stopsAfterOne = () =>
    tell({
      ...{ database: firestore, clock: systemClock, newId, origin: () => api.url },
      ...{ catalogue: catalogueStore(firestore, systemClock), camps: { current: () => Promise.resolve([]) } },
      recruits: recruitSearchStore(firestore),
      users: {
        find: (uid) => {
          asked += 1;
          return asked > 1 ? Promise.reject(new Error('the instance is gone')) : find(uid);
        },
      },
    });
  await lastRoundIsOver();
  await expect(stopsAfterOne()).rejects.toThrow('the instance is gone');
  await Promise.all([runTheJob(), runTheJob()]);
  await runTheJob();
  const counts = await Promise.all(people.map(async ({ caller }) => (await searchMailsTo(caller.uid)).length));
  expect(counts).toEqual([1, 1, 1]);
});

test('one press in the mail ends them all; what fits meanwhile is not told, and watching again turns them on', async () => {
  const { caller } = await aPlayer(api.url);
  await watch(caller, 'colleges', 'search=marlowe');
  const stop = mailStopLinkOf('searchFits', caller.uid);
  expect((await api.visitor.call('stopMails', { query: { stop } })).body).toEqual({ kind: 'searchFits', wanted: false });
  await aStoredCollege({ name: 'Marlowe Hall' });
  await tellSearches();
  expect((await caller.call('watchedSearches')).body).toMatchObject({ areMailsOff: true, items: [{ query: 'search=marlowe' }] });
  expect((await watch(caller, 'colleges', 'search=marlowe')).body).toMatchObject({ areMailsOff: false });
  await tellSearches(1);
  expect(await searchMailsTo(caller.uid)).toEqual([]);
  await aStoredCollege({ name: 'Marlowe Bridge' });
  await tellSearches(2);
  const [mail] = await searchMailsTo(caller.uid);
  expect(mail?.message.text).toContain('1 college: Marlowe Bridge\n');
});

test('nothing is told to a suspended or deactivated account, and to an unverified address once it is verified', async () => {
  const admin = await signedIn(api.url, { isAdmin: true });
  const [suspended, gone, unverified] = [
    await signedIn(api.url),
    await signedIn(api.url),
    await signedIn(api.url, { isVerified: false }),
  ];
  await aStoredCollege({ name: 'Silent Ashcombe' });
  for (const { uid } of [suspended, gone, unverified]) await aStoredWatch(uid, { query: 'search=ashcombe' });
  await admin.call('suspendPerson', { params: { uid: suspended.uid }, body: { suspended: true, reason: 'A test' } });
  await gone.call('deactivateAccount');
  await tellSearches();
  for (const { uid } of [suspended, gone, unverified]) expect(await searchMailsTo(uid)).toEqual([]);
  const seen = await Promise.all([suspended, gone, unverified].map(async ({ uid }) => (await watchesOf(uid))[0]?.seen));
  expect(seen.map((one) => one !== '')).toEqual([true, true, false]);
});

test('a download holds the searches, and deleting the account removes them', async () => {
  const member = await signedIn(api.url);
  await watch(member, 'colleges', 'near=40.1%2C-82.9&within=100', 'Within 100 miles');
  const download = (await member.call('downloadAccount')).text;
  expect(download).toContain('near=40.1%2C-82.9&within=100');
  expect(download).toContain('Within 100 miles');
  expect((await member.call('deleteAccount', { body: { idToken: await idTokenOf(member) } })).status).toBeLessThan(300);
  await vi.waitFor(async () => expect(await watchesOf(member.uid)).toEqual([]), { timeout: 30_000 });
  await aStoredWatch(member.uid, { query: 'search=ashcombe' });
  await tellSearches();
  expect(await searchMailsTo(member.uid)).toEqual([]);
});
