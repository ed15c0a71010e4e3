import { mayBeFeatured } from '@touchline/domain/person/profiles/featuring/may-be-featured';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { GUARDIAN_QUESTIONS } from '@touchline/domain/reference/limits';
import { erasureStore } from '@touchline/functions/features/account/erasure-store';
import { personalDataStore } from '@touchline/functions/features/account/personal-data-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { auditAbout } from '../../support/api/platform/audit-lines';
import type { Answer } from '../../support/api/caller';
import {
  aGuardianAddress,
  aGuardianLink,
  aMinor,
  answerLink,
  guardianLinksTo,
  wish,
} from '../../support/api/featuring/guardian-links';
import { signedIn } from '../../support/api/members/people';
import { askFor, aPlayer, patchProfile, profileIn, traceOfProfile } from '../../support/api/profiles/profiles';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const TODAY = new Date().toISOString().slice(0, 10);
const open = (link: string): Promise<Answer> => api.visitor.call('openGuardianLink', { body: { link } });
const answer = (link: string, said: 'allow' | 'end'): Promise<Answer> => answerLink(api.visitor, link, said);
const documents = () => personDocuments(firestore());
const storedOf = async (uid: string): Promise<Profile> => {
  const stored = (await documents().profiles.doc(uid).get()).data();
  if (stored === undefined) throw new Error(`no profile ${uid}`);
  return stored;
};
const isFeatured = async (uid: string): Promise<boolean> => mayBeFeatured(await storedOf(uid), TODAY);
const actionsAbout = async (uid: string) => (await auditAbout(`profiles/${uid}`)).map(({ action, by }): unknown => [action, by]);

describe('an adult', () => {
  test('may be featured by own consent, and ends it at once', async () => {
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2000-01-01' });
    const { _id } = stored;
    expect(await isFeatured(_id)).toBe(false);

    expect(profileIn(await wish(caller, _id, true)).featuring).toMatchObject({ by: 'owner' });
    expect(await isFeatured(_id)).toBe(true);
    expect(profileIn(await wish(caller, _id, false)).featuring).toBeNull();

    expect(await isFeatured(_id)).toBe(false);
    expect(await actionsAbout(_id)).toEqual([
      ['featuring.allow', _id],
      ['featuring.end', _id],
    ]);
    expect((await askFor(api.visitor, stored.username)).text).not.toContain('featuring');
  });

  test('is one by the account where the profile does not know yet; a coach cannot be featured', async () => {
    const { caller, stored } = await aPlayer(api.url);
    expect(profileIn(await wish(caller, stored._id, true)).featuring?.by).toBe('owner');
    const coach = await aPlayer(api.url, { type: 'coach' });
    expectRefusal(await wish(coach.caller, coach.stored._id, true), 403);
  });
});

describe('a minor', () => {
  test('asks a guardian by mail, and nothing is on before the guardian agrees', async () => {
    const { caller, stored } = await aMinor(api.url);
    const email = aGuardianAddress();
    const asked = await wish(caller, stored._id, true, email);

    expect(profileIn(asked).featuring).toMatchObject({ by: 'guardian', allowedAt: null });
    expect(await isFeatured(stored._id)).toBe(false);
    const [link = ''] = await guardianLinksTo(email);
    expect((await open(link)).body).toMatchObject({ displayName: stored.displayName, state: 'asked' });
    expect((await answer(link, 'allow')).body).toEqual({ state: 'on' });

    expect(await isFeatured(stored._id)).toBe(true);
    const account = (await documents().accounts.doc(stored._id).get()).data();
    expect(account?.guardian).toMatchObject({
      email,
      confirmedAt: expect.any(String) as string,
      name: 'Kim Sample',
      relation: 'mother',
      locale: 'en',
    });
    expect(await actionsAbout(stored._id)).toEqual([
      ['featuring.ask', stored._id],
      ['featuring.allow', null],
    ]);
  });

  test('cannot allow it: nothing that the player reads holds the link, and a patch does not reach it', async () => {
    const player = await aMinor(api.url);
    const { caller, stored } = player;
    const link = await aGuardianLink(player);
    for (const row of ['ownProfile', 'account'] as const) expect((await caller.call(row)).text).not.toContain(link.slice(-43));
    expect(JSON.stringify(await personalDataStore(firestore)(stored._id))).not.toContain(link.slice(-43));
    const before = await traceOfProfile(stored._id);
    const allowedAt = { op: 'replace', path: '/featuring/allowedAt', value: '2026-01-01T00:00:00.000Z' };
    expectRefusal(await patchProfile(caller, stored._id, [allowedAt]), 422);
    expect(await traceOfProfile(stored._id)).toEqual(before);
  });

  test('names no guardian, or the own address: refused, and nothing is kept', async () => {
    const { caller, stored } = await aMinor(api.url);
    const before = await traceOfProfile(stored._id);
    const own = caller.email.replace('@', '+mum@');
    const refused = [await wish(caller, stored._id, true), await wish(caller, stored._id, true, own)];
    expect(refused.map(codeOf)).toEqual(['guardianMissing', 'guardianIsOwner']);
    for (const one of refused) expectRefusal(one, 422);
    expect(await traceOfProfile(stored._id)).toEqual(before);
  });

  test('may ask few guardians a day, and one guardian gets few mails from all players', async () => {
    const [{ caller, stored }, email] = [await aMinor(api.url), aGuardianAddress()];
    for (let sent = 0; sent < GUARDIAN_QUESTIONS.perDay; sent += 1)
      expect((await wish(caller, stored._id, true, email)).status).toBe(200);
    expect(await guardianLinksTo(email)).toHaveLength(2);
    const one = await wish(caller, stored._id, true, email);
    expectRefusal(one, 429);
    expect(codeOf(one)).toBe('tooManyToday');
    const other = await aMinor(api.url);
    expect((await wish(other.caller, other.stored._id, true, email)).status).toBe(200);
    expect(await guardianLinksTo(email)).toHaveLength(2);
  });
});

describe('a guardian’s link', () => {
  test('ends what it allowed, and is over then; so it is where the player ends it', async () => {
    const player = await aMinor(api.url);
    const first = await aGuardianLink(player);
    await answer(first, 'allow');
    expect((await answer(first, 'end')).body).toEqual({ state: 'off' });
    expect(await isFeatured(player.stored._id)).toBe(false);
    for (const again of [await open(first), await answer(first, 'allow')]) expectRefusal(again, 404);

    const second = await aGuardianLink(player);
    await answer(second, 'allow');
    await wish(player.caller, player.stored._id, false);
    expect(await isFeatured(player.stored._id)).toBe(false);
    for (const again of [await open(second), await answer(second, 'allow')]) expectRefusal(again, 404);
    expect((await documents().accounts.doc(player.stored._id).get()).data()?.guardian).toBeNull();
  });

  test('attack 168: no other link answers: an older one, one of another player, one that was made up', async () => {
    const [player, other] = [await aMinor(api.url), await aMinor(api.url)];
    const [older, newer, foreign] = [await aGuardianLink(player), await aGuardianLink(player), await aGuardianLink(other)];
    const uid = player.stored._id;
    const forged = `${uid}.${foreign.slice(-43)}`;
    for (const link of [
      older,
      forged,
      `${uid}.${'A'.repeat(43)}`,
      `__proto__.${newer.slice(-43)}`,
      `uid-of-nobody.${newer.slice(-43)}`,
    ])
      for (const one of [await open(link), await answer(link, 'allow')]) expectRefusal(one, 404);
    for (const link of ['', uid, `${uid}.${newer.slice(-42)}`, `${uid}/x.${newer.slice(-43)}`, { link: newer }, null])
      expectRefusal(await api.visitor.call('answerAsGuardian', { body: { link, answer: 'allow' } }), 422);
    expect([await isFeatured(uid), await isFeatured(other.stored._id)]).toEqual([false, false]);
    expect((await answer(newer, 'allow')).status).toBe(200);
    expect([await isFeatured(uid), await isFeatured(other.stored._id)]).toEqual([true, false]);
  });

  test('attack 168: says yes no more after two weeks, nor once the player is of age; the same yes counts once', async () => {
    const player = await aMinor(api.url);
    const uid = player.stored._id;
    const link = await aGuardianLink(player);
    await documents().profiles.doc(uid).update({ adultFrom: '2000-01-01' });
    expect((await open(link)).body).toMatchObject({ state: 'unanswered' });
    const late = await answer(link, 'allow');
    expectRefusal(late, 409);
    expect(codeOf(late)).toBe('guardianLinkOver');
    await documents().profiles.doc(uid).update({ adultFrom: '2999-01-01' });
    await answer(link, 'allow');
    const once = await traceOfProfile(uid);
    expect((await answer(link, 'allow')).body).toEqual({ state: 'on' });
    expect(await traceOfProfile(uid)).toEqual(once);
  });

  test('is gone with the account, and its mail too', async () => {
    const player = await aMinor(api.url);
    const link = await aGuardianLink(player);
    const { _id: uid } = player.stored;
    const email = (await documents().accounts.doc(uid).get()).data()?.guardian?.email ?? '';
    const erasures = erasureStore(firestore, systemClock, newId);
    await erasures.eraseByField(uid);
    await erasures.removePerson(uid);
    expectRefusal(await open(link), 404);
    expect(await guardianLinksTo(email)).toEqual([]);
  });
});

test('nobody else consents for a player: no other player, coach or admin', async () => {
  const { stored } = await aPlayer(api.url, { adultFrom: '2000-01-01' });
  for (const caller of [await signedIn(api.url), await signedIn(api.url, { isAdmin: true })])
    expectRefusal(await wish(caller, stored._id, true), 403);
  expectRefusal(await wish(api.visitor, stored._id, true), 401);
  expect(await isFeatured(stored._id)).toBe(false);
});
