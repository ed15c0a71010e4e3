import { isObject } from '@touchline/domain/kernel/json/json';
import { aVisit, NO_MARKS } from '@touchline/domain/person/visits/testing/a-visit';
import { VISITS } from '@touchline/domain/person/visits/visit';
import { VISIT_LIMITS } from '@touchline/domain/reference/visits';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Answer, Caller } from '../../support/api/caller';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { signedIn } from '../../support/api/members/people';
import { aPhoto, aPng, pictureIdOf } from '../../support/api/pictures/pictures';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();

const FORM = { on: '2026-10-10', withWhom: null, marks: NO_MARKS, text: null, version: 0 };

/** Somebody who has saved a college. */
async function aVisitor() {
  const [caller, college] = [await signedIn(api.url), await aStoredCollege()];
  await caller.call('saveCollege', { params: { collegeId: college._id }, body: {} });
  const save = (visitId: string, changes: object = {}, by: Caller = caller): Promise<Answer> =>
    by.call('saveVisit', { params: { visitId }, body: { ...FORM, collegeId: college._id, ...changes } });
  return { caller, college, save };
}

const upload = (by: Caller, visitId: string, bytes: Uint8Array, type = 'image/jpeg'): Promise<Answer> =>
  by.call('uploadVisitPhoto', { params: { visitId }, body: bytes, headers: { 'content-type': type } });
const itemsOf = async (by: Caller): Promise<readonly unknown[]> => {
  const { body } = await by.call('visits');
  return isObject(body) && Array.isArray(body.items) ? (body.items as readonly unknown[]) : [];
};
const hasBytes = async (uid: string, pictureId: string): Promise<boolean> =>
  (await pictureFiles().findOriginal({ kind: 'visits', ownerId: uid, pictureId })) !== null;

describe('the journal of visits', () => {
  test('lists several visits of a college for their owner alone, the latest first', async () => {
    const { caller, college, save } = await aVisitor();
    expect(await itemsOf(caller)).toEqual([]);
    await save('visit-early', { on: '2026-05-01', marks: { ...NO_MARKS, food: 2 } });
    const { body } = await save('visit-late', { withWhom: ' My parents ', text: 'Schön.\nLaut.' });
    expect(body).toMatchObject({ visit: { visitId: 'visit-late', collegeName: college.name, version: 1, photos: [] } });
    expect(await itemsOf(caller)).toMatchObject([
      { visitId: 'visit-late', collegeId: college._id, withWhom: 'My parents', text: 'Schön.\nLaut.' },
      { visitId: 'visit-early', on: '2026-05-01', marks: { ...NO_MARKS, food: 2 }, text: null },
    ]);
    expect(await itemsOf(await signedIn(api.url))).toEqual([]);
  });

  test('an edit that began before another one is 409 and overwrites nothing; a repeated call changes nothing', async () => {
    const { caller, save } = await aVisitor();
    const [{ body: first }, { body: again }] = [await save('visit-1'), await save('visit-1')];
    expect(again).toEqual(first);
    expect((await save('visit-1', { version: 1, text: 'Mine.' })).body).toMatchObject({ visit: { version: 2 } });
    expect((await save('visit-1', { version: 1, text: 'Mine.' })).body).toMatchObject({ visit: { version: 2 } });

    const late = await save('visit-1', { version: 1, text: 'Of the other window.' });

    expectRefusal(late, 409);
    expect(codeOf(late)).toBe('visitChanged');
    expect(await itemsOf(caller)).toMatchObject([{ text: 'Mine.', version: 2 }]);
  });

  test('of two edits at once one is taken, and the other is told', async () => {
    const { caller, save } = await aVisitor();
    await save('visit-1');
    const answers = await Promise.all(['One.', 'Two.'].map((text) => save('visit-1', { version: 1, text })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await itemsOf(caller)).toMatchObject([{ version: 2 }]);
  });

  test('a removed visit stays removed, also for an edit that began before; removing it twice is no fault', async () => {
    const { caller, save } = await aVisitor();
    await save('visit-1');
    for (let times = 0; times < 2; times += 1)
      expect((await caller.call('removeVisit', { params: { visitId: 'visit-1' } })).status).toBe(204);
    expectRefusal(await save('visit-1', { version: 1, text: 'Late.' }), 409);
    expect(await itemsOf(caller)).toEqual([]);
  });

  test('visits stay when the college is no longer saved: they can be changed, and no new one is taken', async () => {
    const { caller, college, save } = await aVisitor();
    await save('visit-1');
    await caller.call('removeSavedCollege', { params: { collegeId: college._id } });
    expect(codeOf(await save('visit-2'))).toBe('visitNotSaved');
    expect((await save('visit-1', { version: 1, text: 'Still.' })).body).toMatchObject({ visit: { text: 'Still.' } });
  });

  test('takes 200 visits of a person and no more, also at once', async () => {
    const { caller, college, save } = await aVisitor();
    const visits = collectionOf(firestore(), VISITS);
    const batch = firestore().batch();
    for (let at = 1; at < VISIT_LIMITS.perPerson; at += 1) {
      const visit = aVisit({ _id: `${caller.uid}.old-${at}`, owner: caller.uid, collegeId: college._id });
      batch.set(visits.doc(visit._id), visit);
    }
    await batch.commit();
    const answers = await Promise.all(['new-1', 'new-2', 'new-3'].map((id) => save(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await itemsOf(caller)).toHaveLength(VISIT_LIMITS.perPerson);
  });

  test.each([
    ['a day that is still ahead', { on: '2999-01-01' }],
    ['a day that does not exist', { on: '2026-02-30' }],
    ['a mark above 5', { marks: { ...NO_MARKS, coach: 6 } }],
    ['a mark of zero', { marks: { ...NO_MARKS, coach: 0 } }],
    ['an eleventh question', { marks: { ...NO_MARKS, weather: 5 } }],
    ['a missing question', { marks: { coach: 5 } }],
    ['a text that is too long', { text: 'x'.repeat(VISIT_LIMITS.text + 1) }],
    ['two lines of company', { withWhom: 'One\nTwo' }],
    ['a negative version', { version: -1 }],
  ])('attack 506: refuses %s', async (_, changes) => {
    const { caller, save } = await aVisitor();
    expectRefusal(await save('visit-1', changes), 422);
    expect(await itemsOf(caller)).toEqual([]);
  });

  test('attack 504: an id of somebody else names nothing: neither visit nor photo is read, changed or removed', async () => {
    const { caller, college, save } = await aVisitor();
    await save('visit-1', { text: 'Private words.' });
    const pictureId = pictureIdOf(await upload(caller, 'visit-1', await aPng(9, 9), 'image/png'));
    const parent = await signedIn(api.url);
    await parent.call('saveCollege', { params: { collegeId: college._id }, body: {} });
    for (const visitId of ['visit-1', `${caller.uid}.visit-1`]) {
      expectRefusal(await parent.call('visitPhoto', { params: { visitId, pictureId } }), 404);
      expectRefusal(await upload(parent, visitId, await aPng(9, 9), 'image/png'), 404);
      expectRefusal(await parent.call('removeVisitPhoto', { params: { visitId, pictureId } }), 404);
      const removal = await parent.call('removeVisit', { params: { visitId } });
      expect([204, 404]).toContain(removal.status);
    }
    for (const address of [`/media/visits/${caller.uid}/${pictureId}`, `/media/profiles/${caller.uid}/${pictureId}`])
      expect((await caller.send('GET', address)).status).toBe(404);
    const query = { q: `visits/${caller.uid}/${pictureId}` };
    expect([400, 404]).toContain((await caller.call('resource', { query })).status);
    expect(await itemsOf(caller)).toMatchObject([{ text: 'Private words.', photos: [{ pictureId }] }]);
    expect(await itemsOf(parent)).toEqual([]);
  });

  test('attack 505: a player who becomes a coach, and a deactivated account, write nothing', async () => {
    const { caller, college, save } = await aVisitor();
    await save('visit-1');
    const { profiles } = personDocuments(firestore());
    await profiles.doc(caller.uid).update({ hidden: true });
    for (const refused of [
      await save('visit-2'),
      await upload(caller, 'visit-1', await aPng(9, 9), 'image/png'),
      await caller.call('removeVisit', { params: { visitId: 'visit-1' } }),
    ])
      expectRefusal(refused, 403);
    expect(await itemsOf(caller)).toHaveLength(1);
    await profiles.doc(caller.uid).update({ hidden: false, roles: [acceptedAt(college._id)] });
    expectRefusal(await caller.call('visits'), 403);
    expectRefusal(await save('visit-1', { version: 1, text: 'As a coach.' }), 403);
  });
});

describe('the photos of a visit', () => {
  test('are stored upright without metadata, come to their owner alone and leave no bytes when they go', async () => {
    const { caller, save } = await aVisitor();
    await save('visit-1');
    const pictureId = pictureIdOf(await upload(caller, 'visit-1', await aPhoto({ width: 900, height: 600, orientation: 6 })));
    expect(await itemsOf(caller)).toMatchObject([{ version: 1, photos: [{ pictureId, width: 600, height: 900 }] }]);
    const shown = await caller.call('visitPhoto', { params: { visitId: 'visit-1', pictureId }, query: { size: '400' } });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(shown.text).not.toContain('Exif');

    await caller.call('removeVisitPhoto', { params: { visitId: 'visit-1', pictureId } });
    expect(await itemsOf(caller)).toMatchObject([{ photos: [] }]);
    expect(await hasBytes(caller.uid, pictureId)).toBe(false);
  });

  test('are six at most, also at once, and go with the visit', async () => {
    const { caller, save } = await aVisitor();
    await save('visit-1');
    const png = await aPng(9, 9);
    const ids: string[] = [];
    for (let at = 0; at < VISIT_LIMITS.photos - 1; at += 1)
      ids.push(pictureIdOf(await upload(caller, 'visit-1', png, 'image/png')));
    const answers = await Promise.all([0, 1].map(() => upload(caller, 'visit-1', png, 'image/png')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await caller.call('removeVisit', { params: { visitId: 'visit-1' } })).status).toBe(204);
    expect(await Promise.all(ids.map((id) => hasBytes(caller.uid, id)))).toEqual(ids.map(() => false));
  });

  test('attack 506: what is no picture is refused, and the visit names nothing', async () => {
    const { caller, save } = await aVisitor();
    await save('visit-1');
    expectRefusal(await upload(caller, 'visit-1', new TextEncoder().encode('<svg onload="x()"/>'), 'image/png'), 415);
    expectRefusal(await upload(caller, 'visit-1', await aPng(9, 9), 'image/svg+xml'), 415);
    expect(await itemsOf(caller)).toMatchObject([{ photos: [] }]);
  });

  test('are in the download of the account, with the words and marks of the visit', async () => {
    const { caller, save } = await aVisitor();
    await save('visit-1', { text: 'Mine alone.' });
    const pictureId = pictureIdOf(await upload(caller, 'visit-1', await aPhoto()));
    const answer = await fetch(`${api.url}/ui/v1/account/download`, { headers: { cookie: `__session=${caller.session}` } });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toContain(`pictures/${pictureId}.jpg`);
    const json: unknown = JSON.parse(strFromU8(files['touchline.json'] ?? new Uint8Array()));
    expect(json).toMatchObject({ visits: [{ text: 'Mine alone.', photos: [{ pictureId }] }] });
  });
});
