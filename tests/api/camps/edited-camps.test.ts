import { aCamp } from '@touchline/domain/camp/testing/a-camp';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { NO_SQUADS, NO_STRENGTHS, RANKING_SUMMARIES_SCHEMA_VERSION } from '@touchline/domain/ranking/ranking-summary';
import { campDocuments, rankingSummaryDocument } from '@touchline/functions/features/colleges/ranking-summary-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { pendingAt } from '../../support/api/claims/coach-roles';
import { aCollegeWithItsCoach, aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { signedIn, type SignedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const FORM = { name: 'Summer ID Clinic', type: 'idClinic', sex: 'both', startsOn: '2099-07-10', endsOn: '2099-07-12' } as const;

const stored = async (campId: string) => (await campDocuments(firestore()).doc(campId).get()).data();
const listed = async (collegeId: string) => {
  const tab = await api.visitor.call('collegeCamps', { params: { collegeId } });
  const search = await api.visitor.call('searchCamps', { query: { college: collegeId } });
  const ids = ({ body }: typeof tab) => (body as AnswerOf<'collegeCamps'>).items.map(({ _id }) => _id);
  expect(ids(search)).toEqual(ids(tab));
  return ids(tab);
};
/** Whether the filter of colleges with camps finds one. */
const hasCamp = async (name: string) => {
  const { body } = await api.visitor.call('searchColleges', { query: { q: name, camp: 'true' } });
  return (body as AnswerOf<'searchColleges'>).items.some((item) => item.name === name);
};
async function aDraft(coach: SignedIn, collegeId: string) {
  const { status, body } = await coach.call('createCamp', { params: { collegeId }, body: FORM });
  expect(status).toBe(201);
  return (body as AnswerOf<'createCamp'>).camp;
}
async function aSummary() {
  const document = rankingSummaryDocument(firestore());
  if (!(await document.get()).exists)
    await document.set({
      ...{ _id: 'current', schemaVersion: RANKING_SUMMARIES_SCHEMA_VERSION },
      ...{ campsUntil: {}, places: {}, samplePlaces: {}, strengths: NO_STRENGTHS, squads: NO_SQUADS },
    });
}

describe('the camps of a college, by its coaches', () => {
  test('a draft is found by nobody until it is published, an archived one no more, and undo brings it back', async () => {
    await aSummary();
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const { _id: collegeId, name } = college;
    const { _id: campId, version } = await aDraft(coach, collegeId);
    const params = { collegeId, campId };
    expect([await listed(collegeId), await hasCamp(name)]).toEqual([[], false]);

    const patch = [replace('/state', 'published'), replace('/priceCents', 19_550)];
    const published = await coach.call('patchCamp', {
      params,
      query: { undo: 'true' },
      body: { patch },
      headers: { 'If-Match': String(version) },
    });
    expect([published.status, published.body]).toMatchObject([200, { camp: { state: 'published', version: 2 } }]);
    expect([await listed(collegeId), await hasCamp(name)]).toEqual([[campId], true]);

    const archived = await coach.call('patchCamp', {
      params,
      query: { undo: 'true' },
      body: { patch: [replace('/state', 'archived')] },
    });
    const { patchId } = archived.body as AnswerOf<'patchCamp'>;
    expect([await listed(collegeId), await hasCamp(name)]).toEqual([[], false]);
    expectRefusal(await api.visitor.call('camp', { params: { campId } }), 404);

    const undone = await coach.call('undoCampPatch', { params, query: { patchId: patchId ?? '' } });
    expect([undone.status, undone.body]).toMatchObject([200, { camp: { state: 'published', version: 4 } }]);
    expect([await listed(collegeId), await hasCamp(name)]).toEqual([[campId], true]);
    expectRefusal(await coach.call('undoCampPatch', { params, query: { patchId: patchId ?? '' } }), 404);
    expect(await auditAbout(`camps/${campId}`)).toMatchObject(
      ['camp.create', 'camp.edit', 'camp.edit', 'camp.undo'].map((action) => ({ action, by: coach.uid })),
    );
  });

  test('last year’s becomes a draft of this one, and the editors’ list has all of them, the latest first', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const collegeId = college._id;
    const campId = randomUUID();
    const past = aCamp({ _id: campId, collegeId, name: 'Camp 2020', startsOn: '2020-07-11', capacity: 40, spacesLeft: 0 });
    await campDocuments(firestore()).doc(campId).set(past);
    const { status, body } = await coach.call('copyCamp', { params: { collegeId, campId } });
    const { camp } = body as AnswerOf<'copyCamp'>;
    expect([status, camp]).toMatchObject([201, { state: 'draft', spacesLeft: 40, name: `Camp ${camp.startsOn.slice(0, 4)}` }]);
    const list = await coach.call('editedCamps', { params: { collegeId } });
    expect((list.body as AnswerOf<'editedCamps'>).items.map(({ _id }) => _id)).toEqual([camp._id, campId]);
  });

  test('who was overtaken is refused (412) and nothing is overwritten', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const draft = await aDraft(coach, college._id);
    const params = { collegeId: college._id, campId: draft._id };
    const edit = (name: string) =>
      coach.call('patchCamp', {
        params,
        body: { patch: [replace('/name', name)] },
        headers: { 'If-Match': String(draft.version) },
      });
    expect((await edit('First')).status).toBe(200);
    expectRefusal(await edit('Second'), 412);
    expect(await stored(draft._id)).toMatchObject({ name: 'First' });
  });
});

describe('what nobody may do to camps', () => {
  test('attack 191: a coach of another college, a pending one and a camp named below another college change nothing', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const other = await aCollegeWithItsCoach(api.url);
    const pending = await signedIn(api.url, { roles: [pendingAt(college._id)] });
    const draft = await aDraft(coach, college._id);
    const before = await stored(draft._id);
    const body = { patch: [replace('/state', 'published')] };
    const at = (collegeId: string) => ({ collegeId, campId: draft._id });
    for (const foreign of [other.coach, pending]) {
      expectRefusal(await foreign.call('patchCamp', { params: at(college._id), body }), 403);
      expectRefusal(await foreign.call('createCamp', { params: { collegeId: college._id }, body: FORM }), 403);
      expectRefusal(await foreign.call('editedCamps', { params: { collegeId: college._id } }), 403);
      expectRefusal(await foreign.call('copyCamp', { params: at(college._id) }), 403);
    }
    expectRefusal(await other.coach.call('patchCamp', { params: at(other.college._id), body }), 404);
    expectRefusal(await other.coach.call('copyCamp', { params: at(other.college._id) }), 404);
    const { body: edited } = await coach.call('patchCamp', { params: at(college._id), body: { patch: [replace('/name', 'X')] } });
    const { patchId } = edited as AnswerOf<'patchCamp'>;
    expectRefusal(
      await other.coach.call('undoCampPatch', { params: at(other.college._id), query: { patchId: patchId ?? '' } }),
      404,
    );
    expect(await stored(draft._id)).toMatchObject({ state: before?.state, name: 'X' });
  });

  test.each([
    replace('/collegeId', 'another-college'),
    replace('/version', 9),
    replace('/_id', 'x'),
    replace('/createdAt', '2020-01-01T00:00:00.000Z'),
    replace('/cover', 'another-picture'),
    replace('/position/lat', 0),
    replace('/__proto__/state', 'x'),
    replace('/constructor', 'x'),
    replace('/state', 'deleted'),
    replace('/endsOn', '2020-01-01'),
    replace('/priceCents', -1),
    replace('/priceCents', '100'),
    replace('/spacesLeft', 5),
    replace('/registrationURL', 'javascript:alert(1)'),
    replace('/contactEmail', 'nobody'),
    replace('/name', 'a\u0000b'),
    replace('/timeZone', '../etc'),
    replace('/sponsor', 'x'),
    { op: 'remove', path: '/name' },
  ])('attack 192: the patch %j is 422 and leaves no trace', async (operation) => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const draft = await aDraft(coach, college._id);
    const params = { collegeId: college._id, campId: draft._id };
    const body = { patch: [replace('/name', 'Half written'), replace('/capacity', 4), operation] };
    expectRefusal(await coach.call('patchCamp', { params, body }), 422);
    expect(await stored(draft._id)).toEqual(draft);
    expect(await auditAbout(`camps/${draft._id}`)).toHaveLength(1);
  });

  test('attack 195: a cover is a picture that the page of the college shows, never one of another college', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url, { pictures: ['own-cover', 'not-shown'], cover: 'own-cover' });
    await aStoredCollege({ pictures: ['foreign-cover'], cover: 'foreign-cover' });
    const draft = await aDraft(coach, college._id);
    const coverTo = (id: string) => {
      const patch = [replace('/name', 'Another name'), replace('/cover', id)];
      return coach.call('patchCamp', { params: { collegeId: college._id, campId: draft._id }, body: { patch } });
    };
    for (const id of ['foreign-cover', 'not-shown', 'made-up-cover', '../own-cover']) expectRefusal(await coverTo(id), 422);
    expect(await stored(draft._id)).toEqual(draft);
    expect((await coverTo('own-cover')).status).toBe(200);
    expect((await stored(draft._id))?.cover).toBe('own-cover');
  });

  test('attack 193: a camp that is none is refused with its field, and nothing is stored', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const params = { collegeId: college._id };
    const wrong = [
      { name: ' ' },
      { name: 'x'.repeat(161) },
      { endsOn: '2099-07-01' },
      { startsOn: '2099-02-30' },
      { type: 'party' },
      { sex: 1 },
    ];
    for (const one of wrong) {
      const answer = await coach.call('createCamp', { params, body: { ...FORM, ...one } });
      expectRefusal(answer, 422);
      expect(answer.body).toMatchObject({ errors: [{ field: Object.keys(one)[0] }] });
    }
    const { items } = (await coach.call('editedCamps', { params })).body as AnswerOf<'editedCamps'>;
    expect(items).toEqual([]);
  });

  test('a college of 200 camps gets no more', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const collegeId = college._id;
    const batch = firestore().batch();
    for (let at = 0; at < 200; at += 1) {
      const one = aCamp({ _id: `${collegeId}-${at}`, collegeId });
      batch.set(campDocuments(firestore()).doc(one._id), one);
    }
    await batch.commit();
    expectRefusal(await coach.call('createCamp', { params: { collegeId }, body: FORM }), 409);
    expectRefusal(await coach.call('copyCamp', { params: { collegeId, campId: `${collegeId}-1` } }), 409);
  });

  test('the camps of a college that is not there are 404 for admins, who may edit any', async () => {
    const admin = await signedIn(api.url, { isAdmin: true });
    await aStoredCollege();
    expectRefusal(await admin.call('editedCamps', { params: { collegeId: 'none-such' } }), 404);
    expectRefusal(await admin.call('createCamp', { params: { collegeId: 'none-such' }, body: FORM }), 404);
  });
});
