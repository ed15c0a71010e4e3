import { isObject } from '@touchline/domain/kernel/json/json';
import { usernameEntryOf } from '@touchline/domain/person/profiles/username';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { auditAbout } from '../../support/api/platform/audit-lines';
import type { Caller } from '../../support/api/caller';
import { askFor, aPlayer, profileIn, readProfile, traceOfProfile } from '../../support/api/profiles/profiles';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const rename = (caller: Caller, profileId: string, username: unknown) =>
  caller.call('changeUsername', { params: { profileId }, body: { username } });
const stateOf = async (caller: Caller, username: string): Promise<unknown> => {
  const { body } = await caller.call('usernameState', { params: { username } });
  return isObject(body) ? body.state : null;
};
let names = 0;
const freshName = (): string => `name-${Date.now().toString(36)}-${(names += 1)}`;

test('[S2-17] a player takes another username: the former one leads to the same profile', async () => {
  const { caller, stored } = await aPlayer(api.url);
  const name = freshName();
  expect(await stateOf(caller, name)).toBe('free');

  const answer = await rename(caller, stored._id, name);

  expect(profileIn(answer)).toMatchObject({ username: name, version: 2, formerUsernames: [{ username: stored.username }] });
  expect((await readProfile(api.visitor, name)).username).toBe(name);
  expect((await readProfile(api.visitor, stored.username)).username).toBe(name);
  expect(await stateOf(caller, stored.username)).toBe('own');
  expect((await auditAbout(`profiles/${stored._id}`)).map(({ action }): unknown => action)).toEqual(['profile.username']);
});

test('a present name, and a former one within a year, go to nobody else', async () => {
  const [mine, theirs] = [await aPlayer(api.url), await aPlayer(api.url)];
  const [first, second] = [freshName(), freshName()];
  await rename(theirs.caller, theirs.stored._id, first);
  await rename(theirs.caller, theirs.stored._id, second);
  const before = await traceOfProfile(mine.stored._id);

  for (const taken of [first, second]) {
    expect(await stateOf(mine.caller, taken)).toBe('taken');
    const answer = await rename(mine.caller, mine.stored._id, taken);
    expectRefusal(answer, 409);
    expect(codeOf(answer)).toBe('usernameTaken');
  }
  expect(await traceOfProfile(mine.stored._id)).toEqual(before);

  const { usernames } = personDocuments(firestore());
  await usernames.doc(first).set({ ...usernameEntryOf(first, theirs.stored._id), releasedAt: '2020-01-01T00:00:00.000Z' });
  expect((await rename(mine.caller, mine.stored._id, first)).status).toBe(200);
  expect((await readProfile(api.visitor, first))._id).toBe(mine.stored._id);
});

test('of two who take a name at once one gets it', async () => {
  const [one, other] = [await aPlayer(api.url), await aPlayer(api.url)];
  const name = freshName();
  const answers = await Promise.all([rename(one.caller, one.stored._id, name), rename(other.caller, other.stored._id, name)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test.each(['admin', 'touchline-2', 'Upper', 'ab', 'a b', '../x', '__proto__', 'x'.repeat(41), 7, null])(
  'the name %j is 422, and nothing changes',
  async (name) => {
    const { caller, stored } = await aPlayer(api.url);
    const before = await traceOfProfile(stored._id);
    expectRefusal(await rename(caller, stored._id, name), 422);
    expect(await traceOfProfile(stored._id)).toEqual(before);
    expect((await askFor(api.visitor, stored.username)).status).toBe(200);
  },
);

test('the state of any text is answered', async () => {
  const { caller, stored } = await aPlayer(api.url);
  const states = await Promise.all(
    ['admin', 'Upper', 'a.b', 'a/b', '__x__', stored.username].map((name) => stateOf(caller, name)),
  );
  expect(states).toEqual(['reserved', 'invalid', 'invalid', 'invalid', 'invalid', 'own']);
});
