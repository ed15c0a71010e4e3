import { DAY_MS } from '@touchline/domain/kernel/day';
import { erasureStore } from '@touchline/functions/features/account/erasure-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { checkGuardians, tellPlayers } from '../../support/api/featuring/guardian-links';
import { aLinkedChild, linksOf, mailsOfKind, storedLink } from '../../support/api/guardianship/guardianships';
import { codeOf } from '../../support/api/refusals';

const api = apiStage();
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A minor with a linked parent who comes of age in so many days. */
async function aChildOfAge(days: number, changes: Parameters<typeof aLinkedChild>[1] = {}) {
  const adultFrom = dayIn(days);
  const linked = await aLinkedChild(api.url, { adultFrom, ...changes });
  const { accounts, profiles } = personDocuments(firestore());
  const { _id } = linked.child.stored;
  await accounts.doc(_id).update({ dateOfBirth: `${Number(adultFrom.slice(0, 4)) - 18}${adultFrom.slice(4)}` });
  await profiles.doc(_id).set({ ...linked.child.stored, adultFrom });
  return linked;
}
const keep = ({ child, link }: Awaited<ReturnType<typeof aChildOfAge>>, keeps: boolean) =>
  child.caller.call('keepGuardianship', { params: { guardianshipId: link._id }, body: { keeps } });

test('[S1-01] 30 days before the 18th birthday the player is asked once, and may keep the guardian as a reader', async () => {
  const [early, soon] = await Promise.all([aChildOfAge(60), aChildOfAge(20)]);
  expect(codeOf(await keep(soon, true))).toBe('guardianshipNotAsked');
  for (const run of [tellPlayers, checkGuardians, tellPlayers, checkGuardians]) await run();
  const [told, ...further] = await mailsOfKind(soon.child.caller.email, 'comingOfAge');
  expect([told?.includes('view=guardians'), told?.includes('your grades (members)'), further]).toEqual([true, true, []]);
  expect(await mailsOfKind(soon.child.caller.email, 'guardianshipKept')).toEqual([]);
  for (const kind of ['comingOfAge', 'guardianshipKept']) expect(await mailsOfKind(early.child.caller.email, kind)).toEqual([]);
  expect((await keep(soon, true)).status).toBe(200);
  expect((await linksOf(soon.child.caller)).guardians).toMatchObject([{ keep: 'kept' }]);
});

test('a guardian who is linked after the announcement is asked about in a mail of its own', async () => {
  const adultFrom = dayIn(20);
  const late = await aChildOfAge(20);
  const { profiles } = personDocuments(firestore());
  const { child } = late;
  await profiles.doc(child.stored._id).set({ ...child.stored, adultFrom, notices: { ofAge: adultFrom, leftSchool: null } });
  await tellPlayers();
  await checkGuardians();
  expect(await mailsOfKind(child.caller.email, 'comingOfAge')).toEqual([]);
  expect(await mailsOfKind(child.caller.email, 'guardianshipKept')).toHaveLength(1);
});

test('on the birthday a link ends by itself and both are told; a kept one reads on, and decides nothing', async () => {
  const asked = { keepAskedAt: '2026-01-01T00:00:00.000Z' };
  const [ended, kept] = await Promise.all([
    aChildOfAge(0, asked),
    aChildOfAge(0, { ...asked, keptAt: '2026-01-02T00:00:00.000Z', pageHidden: true }),
  ]);
  const { profiles } = personDocuments(firestore());
  await profiles.doc(kept.child.stored._id).update({ guardianHides: true });
  expect((await linksOf(ended.parent)).children).toMatchObject([{ state: 'ended' }]);
  await checkGuardians();
  expect(await storedLink(ended.link._id)).toMatchObject({ endedBy: 'birthday' });
  expect(await mailsOfKind(ended.parent.email, 'guardianshipEnded')).toHaveLength(1);
  expect(await mailsOfKind(ended.child.caller.email, 'guardianshipEnded')).toHaveLength(1);
  expect((await profiles.doc(kept.child.stored._id).get()).data()?.guardianHides).toBe(false);
  const { parent, child, link } = kept;
  expect((await linksOf(parent)).children).toMatchObject([{ state: 'confirmed', isReadOnly: true, pageHidden: false }]);
  const params = { guardianshipId: link._id };
  expect(codeOf(await parent.call('guardChild', { params, body: { contactOff: true } }))).toBe('guardianshipReadsOnly');
  expect((await parent.call('profile', { params: { username: child.stored.username } })).body).toMatchObject({ gpa: 3.6 });
});

test('a page that a guardian hid is shown again once the guardian’s account is deleted', async () => {
  const { child, parent, link } = await aLinkedChild(api.url);
  await parent.call('guardChild', { params: { guardianshipId: link._id }, body: { pageHidden: true } });
  const erasures = erasureStore(firestore, systemClock, newId);
  expect((await personDocuments(firestore()).profiles.doc(child.stored._id).get()).data()?.guardianHides).toBe(true);
  await erasures.eraseByField(parent.uid);
  expect(await storedLink(link._id)).toBeUndefined();
  await checkGuardians();
  expect((await personDocuments(firestore()).profiles.doc(child.stored._id).get()).data()?.guardianHides).toBe(false);
});
