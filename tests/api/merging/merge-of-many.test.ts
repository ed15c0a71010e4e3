import { CAMPS } from '@touchline/domain/camp/camp';
import { aCamp } from '@touchline/domain/camp/testing/a-camp';
import { CLAIM_OBJECTION_SCHEMA_VERSION, CLAIM_OBJECTIONS, objectionId } from '@touchline/domain/person/claims/claim-objection';
import { LISTED_ALUMNI, newListedAlumnus } from '@touchline/domain/person/claims/listed-alumnus';
import { COACH_INVITES, newInvite } from '@touchline/domain/person/college-staff/coach-invite';
import { SAVED_COLLEGES, saveOf } from '@touchline/domain/person/saved-college';
import { PROFILES } from '@touchline/domain/person/stored-profiles';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { RANKINGS } from '@touchline/domain/ranking/ranking';
import { aRanking, aRankingRow } from '@touchline/domain/ranking/testing/a-ranking';
import { inviteIdOf } from '@touchline/functions/features/college-staff/coach-invite-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { signedIn } from '../../support/api/members/people';
import { documentsOf, mergeCalls, type TwoColleges, twoColleges } from '../../support/api/merging/two-colleges';
import { ownProject } from '../../support/api/platform/own-project';

ownProject();
const api = apiStage();

/** More of each kind than one step of a merge moves. */
const MANY = 30;
const RANKINGS_OF_MANY = 12;
const AT = '2026-01-01T00:00:00.000Z';

/** Stores many people who saved, claimed and left the merged college, its camps, and lists that name it. */
async function storeMany({ from }: TwoColleges): Promise<void> {
  const database = firestore();
  const writer = database.batch();
  for (let n = 0; n < MANY; n += 1) {
    const uid = `one-of-many-${n}`;
    writer.set(collectionOf(database, SAVED_COLLEGES, { uid }).doc(from._id), saveOf(null, from._id, { note: `Note ${n}` }, AT));
    const roles = [{ type: 'alumni', value: from._id, status: 'Accepted' } as const];
    writer.set(collectionOf(database, PROFILES).doc(uid), aProfile({ _id: uid, username: uid, roles }));
    const wish = newListedAlumnus(uid, from._id, AT);
    writer.set(collectionOf(database, LISTED_ALUMNI).doc(wish._id), wish);
    const objection = { claimant: uid, collegeId: from._id, by: 'a-coach', reason: 'Unknown here.', at: AT };
    const _id = objectionId(objection);
    const stored = { _id, schemaVersion: CLAIM_OBJECTION_SCHEMA_VERSION, ...objection } as const;
    writer.set(collectionOf(database, CLAIM_OBJECTIONS).doc(_id), stored);
    const email = `${uid}@people.example`;
    const form = { email, sex: 'male', staffType: 'headcoach', handsOver: false } as const;
    const inviteId = inviteIdOf(from._id, email);
    const by = { uid: 'an-admin', isStaff: false, email: null };
    const sent = { _id: inviteId, collegeId: from._id, by, earlier: null, invitee: null, mailId: 'a-mail', now: new Date() };
    writer.set(collectionOf(database, COACH_INVITES).doc(inviteId), newInvite(form, sent));
    const campId = `camp-of-many-${n}`;
    writer.set(collectionOf(database, CAMPS).doc(campId), aCamp({ _id: campId, collegeId: from._id, startsOn: '2099-07-01' }));
  }
  for (let n = 0; n < RANKINGS_OF_MANY; n += 1) {
    const ranking = aRanking({ season: 1960 + n }, [aRankingRow(1, from.name, { collegeId: from._id })]);
    writer.set(collectionOf(database, RANKINGS).doc(ranking._id), ranking);
  }
  await writer.commit();
}

test('a merge of a college with more of each kind than one step moves leaves none behind, and its undo neither', async () => {
  const two = await twoColleges(api.url);
  await storeMany(two);
  const before = await documentsOf(two);
  const calls = mergeCalls(await signedIn(api.url, { isAdmin: true }));
  const { from, into } = two;
  const untilOver = async (call: () => ReturnType<typeof calls.progress>): Promise<unknown> => {
    for (;;) {
      const { body } = await call();
      const { state } = body as { state?: string };
      if (state !== 'merging' && state !== 'undoing') return body;
    }
  };

  const merge = await untilOver(() => calls.merge(from._id, into._id, { from: from.version, into: into.version }));
  const [people, camps] = [{ saves: MANY + 2, alumni: MANY + 1, objections: MANY + 1, invites: MANY + 2 }, MANY + 1];
  expect(merge).toMatchObject({ state: 'merged', moved: { ...people, camps, roles: MANY + 3 } });
  const naming = Object.entries(await documentsOf(two)).filter(
    ([path, fields]) => path.includes(from._id) || JSON.stringify(fields).includes(from._id),
  );
  expect(naming.map(([path]) => path).toSorted()).toEqual(
    ['addedSoccer', 'archivedColleges', 'collegeSoccer'].map((name) => `${name}/${from._id}`),
  );

  const { _id } = merge as { readonly _id: string };
  expect(await untilOver(() => calls.undo(_id))).toMatchObject({ state: 'undone', kept: {} });
  expect(await documentsOf(two)).toEqual(before);
}, 120_000);
