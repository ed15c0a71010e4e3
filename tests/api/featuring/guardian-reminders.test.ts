import { DAY_MS } from '@touchline/domain/kernel/day';
import { isObject } from '@touchline/domain/kernel/json/json';
import { mayBeFeatured } from '@touchline/domain/person/profiles/featuring/may-be-featured';
import { erasureStore } from '@touchline/functions/features/account/erasure-store';
import { personalDataStore } from '@touchline/functions/features/account/personal-data-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import {
  aConfirmedMinor,
  aGuardianAddress,
  aGuardianLink,
  aMinor,
  answerLink,
  checkGuardians,
  guardianLinksTo,
  wish,
} from '../../support/api/featuring/guardian-links';
import { readProfile } from '../../support/api/profiles/profiles';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const documents = () => personDocuments(firestore());
const subjectsTo = async (email: string) => {
  const { docs } = await firestore().collection('mail').where('to', 'array-contains', email).get();
  return docs.map((one) => {
    const message: unknown = one.get('message');
    return isObject(message) ? message.subject : null;
  });
};

test('a guardian is reminded 30 days after the yes, once, in their language, and ends it by that link', async () => {
  const [due, early] = [aGuardianAddress(), aGuardianAddress()];
  const { stored } = await aConfirmedMinor(api.url, due, daysAgo(31));
  await aConfirmedMinor(api.url, early, daysAgo(29));
  await checkGuardians();
  await checkGuardians();

  expect(await subjectsTo(due)).toEqual([`Du hast zugestimmt, dass Touchline ${stored.displayName} vorstellt`]);
  expect(await subjectsTo(early)).toEqual([]);
  const [link = ''] = await guardianLinksTo(due);
  expect((await api.visitor.call('openGuardianLink', { body: { link } })).body).toMatchObject({ state: 'on' });
  expect((await answerLink(api.visitor, link, 'end')).body).toEqual({ state: 'off' });
  const profile = (await documents().profiles.doc(stored._id).get()).data();
  expect(profile !== undefined && mayBeFeatured(profile, daysAgo(0).slice(0, 10))).toBe(false);
});

test('nobody is reminded of what has ended, or of somebody who is of age or deleted', async () => {
  const [ended, ofAge, deleted] = [aGuardianAddress(), aGuardianAddress(), aGuardianAddress()];
  const player = await aConfirmedMinor(api.url, ended, daysAgo(31));
  await wish(player.caller, player.stored._id, false);
  const adult = await aConfirmedMinor(api.url, ofAge, daysAgo(31));
  const account = (await documents().accounts.doc(adult.stored._id).get()).data();
  if (account !== undefined)
    await documents()
      .accounts.doc(account._id)
      .set({ ...account, dateOfBirth: '2000-01-01' });
  const gone = await aConfirmedMinor(api.url, deleted, daysAgo(31));
  await erasureStore(firestore, systemClock, newId).removePerson(gone.stored._id);

  await checkGuardians();

  for (const email of [ended, ofAge, deleted]) expect(await subjectsTo(email)).toEqual([]);
});

test('what a guardian says of themselves is in the download and goes with the account', async () => {
  const player = await aMinor(api.url);
  await answerLink(api.visitor, await aGuardianLink(player), 'allow');
  const uid = player.stored._id;
  expect(JSON.stringify(await personalDataStore(firestore)(uid))).toContain('"name":"Kim Sample","relation":"mother"');
  const erasures = erasureStore(firestore, systemClock, newId);
  await erasures.eraseByField(uid);
  await erasures.removePerson(uid);
  expect((await documents().accounts.doc(uid).get()).exists).toBe(false);
  expect(JSON.stringify(await personalDataStore(firestore)(uid))).not.toContain('Kim Sample');
});

test('attack 252: a yes without a name or relation, or with an address as a name, is refused and changes nothing', async () => {
  const player = await aMinor(api.url);
  const link = await aGuardianLink(player);
  for (const said of [
    {},
    { name: 'Kim Sample' },
    { relation: 'mother' },
    { name: ' ', relation: 'mother' },
    { name: 'kim@example.com', relation: 'mother' },
    { name: 'Kim Sample', relation: 'coach' },
  ])
    expectRefusal(await api.visitor.call('answerAsGuardian', { body: { link, answer: 'allow', ...said } }), 422);
  expect((await documents().profiles.doc(player.stored._id).get()).data()?.featuring).toMatchObject({ allowedAt: null });
});

test('a guardian sees the profile as visitors do before answering, and nothing while it is hidden', async () => {
  const player = await aMinor(api.url);
  const link = await aGuardianLink(player);
  const open = async () => (await api.visitor.call('openGuardianLink', { body: { link } })).body;
  expect(await open()).toMatchObject({ state: 'asked', profile: await readProfile(api.visitor, player.stored.username) });
  await documents().profiles.doc(player.stored._id).update({ hidden: true });
  expect(await open()).toMatchObject({ profile: null });
});
