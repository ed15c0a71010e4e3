import { FIELD_GROUP_NAMES } from '@touchline/domain/person/profiles/audience/visibility';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Caller } from '../../support/api/caller';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { idTokenOf, type SignedIn, signedIn } from '../../support/api/members/people';
import { aPlayer } from '../../support/api/profiles/profiles';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const aCoach = () => signedIn(api.url, { roles: [acceptedAt('any-college')] });
const save = (caller: Caller, playerId: string, body: unknown = {}) => caller.call('savePlayer', { params: { playerId }, body });
const remove = (caller: Caller, playerId: string) => caller.call('removeSavedPlayer', { params: { playerId } });
const listOf = async (caller: Caller) => (await caller.call('savedPlayers')).body;
const savedBy = async (caller: Caller, playerId: string) => (await caller.call('savedPlayer', { params: { playerId } })).body;

describe("the coaches' list", () => {
  let coach: SignedIn;
  beforeAll(async () => {
    coach = await aCoach();
  });

  test('has the players of one coach alone, the newest first, with stage and note', async () => {
    const [own, other] = [await aCoach(), await aCoach()];
    const [{ stored: first }, { stored: second }] = [await aPlayer(api.url), await aPlayer(api.url)];
    expect(await savedBy(own, first._id)).toEqual({ saved: null });

    const { body: saved } = await save(own, first._id);
    expect(saved).toMatchObject({ profileId: first._id, stage: 'interested', note: null, notedAt: null });
    await save(own, second._id, { stage: 'visit', note: 'Comes in May.' });

    expect(await listOf(own)).toMatchObject({
      items: [
        { profileId: second._id, stage: 'visit', note: 'Comes in May.', player: { username: second.username } },
        { profileId: first._id, player: { displayName: 'Robin Sample', team: 'Sample Town FC', graduationYear: 2028 } },
      ],
    });
    expect(await savedBy(own, first._id)).toEqual({ saved });
    expect(await listOf(other)).toEqual({ items: [] });
  });

  test('keeps what is not sent, and takes a removal back to where it was', async () => {
    const { stored } = await aPlayer(api.url);
    await save(coach, stored._id, { note: 'Two footed.' });
    const { body } = await save(coach, stored._id, { stage: 'offer' });
    expect(body).toMatchObject({ stage: 'offer', note: 'Two footed.' });
    const { savedAt, notedAt } = body as Readonly<Record<string, string>>;
    expect((await remove(coach, stored._id)).status).toBe(204);
    expect(await savedBy(coach, stored._id)).toEqual({ saved: null });
    expectRefusal(await remove(coach, stored._id), 404);

    const back = await save(coach, stored._id, { stage: 'offer', note: 'Two footed.', earlier: { savedAt, notedAt } });
    expect(back.body).toEqual(body);
  });

  test('shows what the player shows coaches now, not what was open once', async () => {
    const [reader, { stored }] = [await aCoach(), await aPlayer(api.url, { adultFrom: '2000-01-01' })];
    await save(reader, stored._id);
    expect(await listOf(reader)).toMatchObject({ items: [{ player: { gpa: 3.6, graduationYear: 2028 } }] });
    const closed = Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, 'nobody']));
    await personDocuments(firestore()).profiles.doc(stored._id).update({ audiences: closed });
    expect(await listOf(reader)).toMatchObject({
      items: [{ player: { gpa: null, graduationYear: null, profilePicture: null, team: null, position: { main: [] } } }],
    });
  });

  test('loses who hides the profile, and has them again when it is shown', async () => {
    const [reader, { stored }] = [await aCoach(), await aPlayer(api.url)];
    await save(reader, stored._id, { note: 'Keep.' });
    const { profiles } = personDocuments(firestore());
    await profiles.doc(stored._id).update({ hidden: true });
    expect(await listOf(reader)).toEqual({ items: [] });
    expectRefusal(await save(reader, stored._id, { stage: 'offer' }), 404);
    await profiles.doc(stored._id).update({ hidden: false });
    expect(await listOf(reader)).toMatchObject({ items: [{ note: 'Keep.', stage: 'interested' }] });
  });

  test('loses who deletes the account; neither the player nor anybody else is told who had saved them', async () => {
    const [reader, { caller, stored }] = [await aCoach(), await aPlayer(api.url)];
    await save(reader, stored._id, { note: 'Watch.' });
    for (const name of ['ownProfile', 'account', 'downloadAccount'] as const)
      expect((await caller.call(name)).text).not.toContain(reader.uid);

    expect((await caller.call('deleteAccount', { body: { idToken: await idTokenOf(caller) } })).status).toBe(204);
    await vi.waitFor(
      async () => expect((await firestore().collection(`accounts/${reader.uid}/savedPlayers`).get()).size).toBe(0),
      { timeout: 40_000 },
    );
    expect(await listOf(reader)).toEqual({ items: [] });
  });

  test('closes with the role that opened it', async () => {
    const [own, { stored }] = [await aCoach(), await aPlayer(api.url)];
    await save(own, stored._id);
    await personDocuments(firestore()).profiles.doc(own.uid).update({ roles: [] });
    for (const answer of [await own.call('savedPlayers'), await save(own, stored._id), await remove(own, stored._id)]) {
      expectRefusal(answer, 403);
      expect(codeOf(answer)).toBe('onlyAcceptedCoaches');
    }
  });

  test.each([
    ['an unknown player', 'no-such-player', {}, 404],
    ['a name that is none', 'a/b', {}, 404],
    ['a name that the database keeps', '__x__', {}, 404],
    ['an unknown stage', null, { stage: 'signed' }, 422],
    ['a note that is too long', null, { note: 'x'.repeat(2001) }, 422],
    ['a note with NUL', null, { note: 'a\u0000b' }, 422],
    ['no object', null, '[1]', 422],
    ['a body beyond measure', null, { note: 'x'.repeat(20_000) }, 413],
  ])('%s is refused, and nobody is saved', async (_, given, body, status) => {
    const [own, { stored }] = [await aCoach(), await aPlayer(api.url)];
    expectRefusal(await save(own, given ?? stored._id, body), status);
    expect(await listOf(own)).toEqual({ items: [] });
  });

  test('takes players only', async () => {
    const { stored } = await aPlayer(api.url, { type: 'parent' });
    expectRefusal(await save(coach, stored._id), 404);
  });
});
