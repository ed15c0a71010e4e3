import { randomUUID } from 'node:crypto';
import { SHARED_LIST_LIMITS } from '@touchline/domain/reference/shared-lists';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { staffListStore } from '@touchline/functions/features/staff-list/staff-list-store';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Caller } from '../../support/api/caller';
import { pendingAt } from '../../support/api/claims/coach-roles';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { aPlayer } from '../../support/api/profiles/profiles';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { aStoredRecruit, moveAs, noteAs, recruitsOf } from '../../support/api/staff-list/shared-lists';
import { aCoach, anAdultPlayer, aStoredThread } from '../../support/api/threads/threads';

const api = apiStage();

/** A college with two coaches, and a player whom both may see. */
async function aStaff() {
  const { _id: collegeId } = await aStoredCollege();
  const [casey, robin] = [await aCoach(api.url, collegeId), await aCoach(api.url, collegeId)];
  await personDocuments(firestore()).profiles.doc(robin.uid).update({ displayName: 'Robin van Dale' });
  const player = await anAdultPlayer();
  return { collegeId, casey, robin, player, at: [collegeId, player] as const };
}
const storedEntries = async (collegeId: string) =>
  (await firestore().collection('staffEntries').where('collegeId', '==', collegeId).get()).docs.map((one) => one.data());
const removeAs = (coach: Caller, [collegeId, playerId]: readonly [string, string], version: number) =>
  coach.call('removeRecruit', { params: { collegeId, playerId }, query: { version: String(version) } });
const removeEntryAs = (coach: Caller, [collegeId, playerId]: readonly [string, string], entryId: string) =>
  coach.call('removeStaffEntry', { params: { collegeId, playerId, entryId } });
const leave = (coach: Caller, collegeId: string) =>
  coach.call('leaveCollege', { params: { collegeId }, query: { type: 'headcoach' } });

describe('the list that the staff of a college share', () => {
  test('shows both coaches who moved, noted and contacted, by initials and the newest first', async () => {
    const { collegeId, casey, robin, player, at } = await aStaff();
    expect(await recruitsOf(casey, collegeId)).toEqual([]);
    const added = await moveAs(casey, at, 'interested', 0);
    expect(added.body).toMatchObject({ recruit: { profileId: player, stage: 'interested', version: 1, lastContact: null } });
    await moveAs(robin, at, 'talking', 1);
    await noteAs(robin, at, { text: 'Two footed.\nCalm.' });
    const { body } = await noteAs(casey, at, { kind: 'contact', text: null });

    const [recruit] = await recruitsOf(casey, collegeId);
    expect(body).toEqual({ recruit });
    expect(recruit).toMatchObject({
      ...{ stage: 'talking', version: 2, player: { displayName: 'Test Person' }, lastContact: { initials: 'CC' } },
      entries: [
        { kind: 'contact', text: null, by: { initials: 'CC', isMine: true } },
        { kind: 'note', text: 'Two footed.\nCalm.', version: 1, by: { initials: 'RD', isMine: false } },
        { kind: 'move', stage: 'talking', by: { initials: 'RD', isMine: false } },
        { kind: 'move', stage: 'interested', by: { initials: 'CC', isMine: true } },
      ],
    });
    const asRead = await robin.call('staffRecruits', { params: { collegeId } });
    expect(asRead.body).toMatchObject({ items: [{ entries: [{ by: { isMine: false } }, { by: { isMine: true } }, {}, {}] }] });
    for (const secret of [casey.uid, robin.uid, 'Casey Coach', 'Robin van Dale']) expect(asRead.text).not.toContain(secret);
  });

  test('of two coaches who move one player at once, one is told, and nothing is lost', async () => {
    const { collegeId, casey, robin, at } = await aStaff();
    await moveAs(casey, at, 'interested', 0);
    const answers = await Promise.all([moveAs(casey, at, 'visit', 1), moveAs(robin, at, 'offer', 1)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain('recruitMoved');
    const [recruit] = await recruitsOf(robin, collegeId);
    const [latest] = recruit?.entries ?? [];
    expect([recruit?.version, recruit?.stage, recruit?.entries.length]).toEqual([2, latest?.stage, 2]);
  });

  test('a move that is sent again changes nothing, also by the other coach, and one entry tells of it', async () => {
    const { collegeId, casey, robin, at } = await aStaff();
    const first = await moveAs(casey, at, 'contacted', 0);
    expect((await moveAs(casey, at, 'contacted', 0)).body).toEqual(first.body);
    expect((await moveAs(robin, at, 'contacted', 0)).status).toBe(200);
    expect(await storedEntries(collegeId)).toHaveLength(1);
  });

  test('taking a player off removes what was written, not what a colleague has moved since', async () => {
    const { collegeId, casey, robin, at } = await aStaff();
    await moveAs(casey, at, 'interested', 0);
    await noteAs(robin, at);
    await moveAs(robin, at, 'offer', 1);
    expect(codeOf(await removeAs(casey, at, 1))).toBe('recruitMoved');
    expect(await recruitsOf(casey, collegeId)).toHaveLength(1);
    expect((await removeAs(casey, at, 2)).status).toBe(204);
    expect((await removeAs(casey, at, 2)).status, 'repeated').toBe(204);
    expect([await recruitsOf(robin, collegeId), await storedEntries(collegeId)]).toEqual([[], []]);
    for (const late of [await moveAs(robin, at, 'visit', 2), await noteAs(robin, at)])
      expect([late.status, codeOf(late)]).toEqual([409, 'recruitRemoved']);
    expect((await moveAs(robin, at, 'visit', 0)).body).toMatchObject({ recruit: { version: 1, stage: 'visit' } });
  });

  test('attack 512: a note is changed and removed by its author alone, under its own player and college', async () => {
    const { collegeId, casey, robin, at } = await aStaff();
    const [other, entryId] = [await aStaff(), randomUUID()];
    for (const place of [at, other.at]) await aStoredRecruit(...place);
    await noteAs(casey, at, {}, entryId);
    const rewrite = { text: 'Mine now.', version: 1 };
    for (const refused of [
      await noteAs(robin, at, rewrite, entryId),
      await noteAs(other.casey, other.at, rewrite, entryId),
      await removeEntryAs(robin, at, entryId),
      await removeEntryAs(other.casey, other.at, entryId),
    ]) {
      expectRefusal(refused, 403);
      expect(codeOf(refused)).toBe('notYourEntry');
    }
    const [moved] = (await moveAs(casey, at, 'visit', 1)).status === 200 ? await recruitsOf(casey, collegeId) : [];
    const ofMove = moved?.entries.find(({ kind }) => kind === 'move')?.entryId ?? '';
    expectRefusal(await removeEntryAs(casey, at, ofMove), 403);
    expect(moved?.entries.find(({ kind }) => kind === 'note')).toMatchObject({ text: 'Left foot.', version: 1 });
  });

  test('a note that is saved again stays, one that was changed or removed elsewhere is 409', async () => {
    const { collegeId, casey, at } = await aStaff();
    const entryId = randomUUID();
    await aStoredRecruit(...at);
    const [first, again] = [await noteAs(casey, at, {}, entryId), await noteAs(casey, at, {}, entryId)];
    expect(again.body).toEqual(first.body);
    const edits = await Promise.all(['One.', 'Two.'].map((text) => noteAs(casey, at, { text, version: 1 }, entryId)));
    expect(edits.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(edits.map(codeOf)).toContain('staffEntryChanged');
    for (let times = 0; times < 2; times += 1) expect((await removeEntryAs(casey, at, entryId)).status).toBe(204);
    expect(codeOf(await noteAs(casey, at, { text: 'Late.', version: 2 }, entryId))).toBe('staffEntryRemoved');
    expect(await storedEntries(collegeId)).toEqual([]);
  });

  test('takes no player beyond the limit of the list', async () => {
    const { collegeId, casey, at } = await aStaff();
    const batch = firestore().batch();
    const row = { schemaVersion: 1, collegeId, stage: 'visit', version: 1, addedAt: '2026-01-01T00:00:00.000Z' };
    for (let index = 0; index < SHARED_LIST_LIMITS.players; index += 1) {
      const player = `somebody-${index}`;
      batch.set(firestore().doc(`staffRecruits/${collegeId}.${player}`), { ...row, player, movedAt: row.addedAt });
    }
    await batch.commit();
    const full = await moveAs(casey, at, 'interested', 0);
    expect([full.status, codeOf(full)]).toEqual([409, 'sharedListFull']);
    expect(await recruitsOf(casey, collegeId), 'players who are gone').toEqual([]);
  });
});

describe('who is on the list', () => {
  test('hidden players, players who block the college and deleted ones look the same, and come back as they were', async () => {
    const { collegeId, casey, at, player } = await aStaff();
    await moveAs(casey, at, 'visit', 0);
    await noteAs(casey, at, { text: 'Keep.' });
    const gone = async () => {
      expect(await recruitsOf(casey, collegeId)).toEqual([]);
      const answers = [await moveAs(casey, at, 'offer', 1), await noteAs(casey, at)];
      return answers.map((one) => [one.status, codeOf(one)]);
    };
    const { profiles } = personDocuments(firestore());
    await profiles.doc(player).update({ hidden: true });
    const hidden = await gone();
    await profiles.doc(player).update({ hidden: false });
    const thread = await aStoredThread(player, collegeId, { state: 'blocked' });
    expect(await gone()).toEqual(hidden);
    await firestore().doc(`threads/${thread._id}`).delete();
    expect(await recruitsOf(casey, collegeId)).toMatchObject([{ stage: 'visit', entries: [{ text: 'Keep.' }, {}] }]);
    await profiles.doc(player).delete();
    expect(await gone()).toEqual(hidden);
  });

  test.each([
    ['an unknown player', { playerId: 'no-such-player' }, {}, 404],
    ['a name that is none', { playerId: 'a/b' }, {}, 404],
    ['a name that the database keeps', { playerId: '__x__' }, {}, 404],
    ['a college that is none', { collegeId: '__x__' }, {}, 404],
    ['an unknown college', { collegeId: 'no-such-college' }, {}, 403],
    ['an unknown stage', {}, { stage: 'signed' }, 422],
    ['a missing version', {}, { version: undefined }, 422],
    ['a negative version', {}, { version: -1 }, 422],
    ['a version that is no whole number', {}, { version: 0.5 }, 422],
  ])('a move with %s is refused, and nobody is on the list', async (_, params, body, status) => {
    const { collegeId, casey, player } = await aStaff();
    const answer = await casey.call('moveRecruit', {
      params: { collegeId, playerId: player, ...params },
      body: { stage: 'visit', version: 0, ...body },
    });
    expectRefusal(answer, status);
    expect(await recruitsOf(casey, collegeId)).toEqual([]);
  });

  test('takes players only', async () => {
    const { collegeId, casey } = await aStaff();
    const { stored } = await aPlayer(api.url, { type: 'parent' });
    expectRefusal(await moveAs(casey, [collegeId, stored._id], 'visit', 0), 404);
  });

  test.each([
    ['without a text', { text: null }, 422],
    ['of blanks', { text: ' \n ' }, 422],
    ['that is too long', { text: 'x'.repeat(SHARED_LIST_LIMITS.note + 1) }, 422],
    ['with NUL', { text: 'a\u0000b' }, 422],
    ['that tells a move', { kind: 'move', text: null }, 422],
    ['of a contact with a text', { kind: 'contact' }, 422],
    ['beyond measure', { text: 'x'.repeat(20_000) }, 413],
  ])('an entry %s is refused and not stored', async (_, changes, status) => {
    const { collegeId, casey, at } = await aStaff();
    await aStoredRecruit(...at);
    expectRefusal(await noteAs(casey, at, changes), status);
    expectRefusal(await noteAs(casey, at, {}, 'a.b'), 404);
    expect(await storedEntries(collegeId)).toEqual([]);
  });

  test('a removal names the version that its coach saw', async () => {
    const { collegeId, casey, player } = await aStaff();
    for (const query of [{}, { version: '-1' }, { version: 'x' }])
      expectRefusal(await casey.call('removeRecruit', { params: { collegeId, playerId: player }, query }), 400);
  });
});

describe('attack 510: who reads and changes the list', () => {
  let staff: Awaited<ReturnType<typeof aStaff>>;
  let strangers: readonly (readonly [string, SignedIn])[];
  beforeAll(async () => {
    staff = await aStaff();
    await aStoredRecruit(...staff.at);
    strangers = [
      ['a coach of another college', (await aStaff()).casey],
      ['a Pending coach', await signedIn(api.url, { roles: [pendingAt(staff.collegeId)] })],
      ['a player', await signedIn(api.url)],
      ['an admin', await signedIn(api.url, { isAdmin: true })],
    ];
  });

  test('others are refused, and nothing is written', async () => {
    const { collegeId, at } = staff;
    for (const [who, caller] of strangers) {
      expectRefusal(await caller.call('staffRecruits', { params: { collegeId } }), 403, who);
      expectRefusal(await moveAs(caller, at, 'offer', 1), 403, who);
      expectRefusal(await removeAs(caller, at, 1), 403, who);
      expectRefusal(await noteAs(caller, at), 403, who);
      expectRefusal(await removeEntryAs(caller, at, randomUUID()), 403, who);
    }
    expectRefusal(await api.visitor.call('staffRecruits', { params: { collegeId } }), 401);
    expect(await storedEntries(collegeId)).toEqual([]);
    expect(await recruitsOf(staff.casey, collegeId)).toMatchObject([{ stage: 'interested', version: 1 }]);
  });
});

describe('attack 511: somebody who leaves the staff', () => {
  test('reads and writes nothing any more, and the list with their notes stays', async () => {
    const { collegeId, casey, robin, at } = await aStaff();
    await moveAs(casey, at, 'visit', 0);
    await noteAs(casey, at, { text: 'Stays.' });
    expect((await leave(casey, collegeId)).status).toBe(200);
    for (const answer of [
      await casey.call('staffRecruits', { params: { collegeId } }),
      await noteAs(casey, at),
      await moveAs(casey, at, 'offer', 1),
    ])
      expectRefusal(answer, 403);
    expect(await recruitsOf(robin, collegeId)).toMatchObject([
      { stage: 'visit', entries: [{ text: 'Stays.', by: { initials: 'CC', isMine: false } }, {}] },
    ]);
  });

  test('after the call was let in writes nothing: each change asks again in its own transaction', async () => {
    const { collegeId, casey, at, player } = await aStaff();
    await aStoredRecruit(...at);
    const entryId = randomUUID();
    await noteAs(casey, at, {}, entryId);
    await leave(casey, collegeId);
    const lists = staffListStore(firestore, systemClock, newId);
    const place = { collegeId, playerId: player, uid: casey.uid };
    for (const change of [
      () => lists.move(place, () => ({ stage: 'offer', version: 1 })),
      () => lists.write(place, randomUUID(), () => ({ kind: 'note', text: 'Late.', version: 0 })),
      () => lists.write(place, entryId, () => ({ kind: 'note', text: 'Late.', version: 1 })),
      () => lists.remove(place, 1),
      () => lists.removeEntry(place, entryId),
    ])
      await expect(change()).rejects.toMatchObject({ kind: 'forbidden', message: 'notOnStaff' });
    expect(await storedEntries(collegeId)).toMatchObject([{ text: 'Left foot.', version: 1 }]);
  });

  test('while writing: the note is either stored whole or refused, and nothing is written after the leave', async () => {
    const { collegeId, casey, at } = await aStaff();
    await aStoredRecruit(...at);
    const [note, left] = await Promise.all([noteAs(casey, at), leave(casey, collegeId)]);
    expect(left.status).toBe(200);
    expect([200, 403]).toContain(note.status);
    expect(await storedEntries(collegeId)).toHaveLength(note.status === 403 ? 0 : 1);
    expectRefusal(await noteAs(casey, at), 403);
  });
});
