import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { type Report, REPORTS } from '@touchline/domain/person/moderation/report';
import { campDocuments } from '@touchline/functions/features/colleges/ranking-summary-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCamp } from '../../support/api/camps/stored-camps';
import type { Caller } from '../../support/api/caller';
import { aCollegeWithItsCoach, replace } from '../../support/api/colleges/colleges';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const { visitor } = api;
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const reason = 'There is no such camp.';
const report = (campId: string, caller: Caller = visitor, why = 'wrongFact') =>
  caller.call('reportCamp', { params: { campId }, body: { reason: why, note: 'I called them.' } });
const hide = (campId: string, why: string | null = reason, by: Caller = admin) =>
  by.call('hideCamp', { params: { campId }, body: { reason: why } });

/** The stored reports about a camp. */
async function reportsOf(campId: string): Promise<readonly Report[]> {
  const found = await collectionOf(firestore(), REPORTS).where('place', '==', `camps/${campId}`).get();
  return found.docs.map((one) => one.data());
}

/** All pages of the queue. */
async function openReports(): Promise<AnswerOf<'adminReports'>['items']> {
  const found: AnswerOf<'adminReports'>['items'] = [];
  for (let after: string | null = ''; after !== null;) {
    const { body } = await admin.call('adminReports', after === '' ? {} : { query: { state: 'open', after } });
    const page = body as AnswerOf<'adminReports'>;
    found.push(...page.items);
    after = page.next;
  }
  return found;
}

/** A college with its coach and a published camp. */
async function aHost() {
  const { college, coach } = await aCollegeWithItsCoach(api.url);
  const { _id: collegeId } = college;
  const campId = await aStoredCamp({ collegeId, description: 'Three days in July.' });
  const answer = (text: string, by: Caller = coach) =>
    by.call('answerCampHiding', { params: { collegeId, campId }, body: { text } });
  return { college, coach, collegeId, campId, answer };
}

describe('a report about a camp', () => {
  test('stands in the queue with the camp, its college and who edited it last; visitors share one', async () => {
    const { college, coach, collegeId, campId } = await aHost();
    const patch = [replace('/placeName', 'The Field')];
    await coach.call('patchCamp', { params: { collegeId, campId }, query: { undo: 'true' }, body: { patch } });
    const member = await signedIn(api.url);
    expect((await report(campId)).status).toBe(201);
    expect((await report(campId)).status).toBe(201);
    expect((await report(campId, member, 'danger')).status).toBe(201);

    const ofCamp = (await openReports()).filter(({ place }) => place === `camps/${campId}`);
    expect(ofCamp.map(({ reason: why, count, by }) => [why, count, by])).toEqual([
      ['danger', 1, member.uid],
      ['wrongFact', 2, null],
    ]);
    expect(ofCamp[0]).toMatchObject({
      ...{ profileId: null, username: null, isShown: true },
      camp: { campId, collegeName: college.name, description: 'Three days in July.', editedBy: coach.uid, state: 'published' },
    });
  });

  test('407: is refused for drafts, hidden camps and unknown ones, so that nobody learns of them', async () => {
    const { collegeId, campId } = await aHost();
    expectRefusal(await report(await aStoredCamp({ collegeId, state: 'draft' })), 404);
    expectRefusal(await report('no-such-camp'), 404);
    expectRefusal(await report(campId, visitor, 'childAbuse'), 422);
    await hide(campId);
    expectRefusal(await report(campId), 404);
  });

  test('is closed for a reason, opened again, and stays', async () => {
    const { campId } = await aHost();
    await report(campId);
    const [made] = await reportsOf(campId);
    const params = { reportId: String(made?._id) };
    expect((await admin.call('dismissReport', { params, body: { reason: 'It exists.' } })).status).toBe(204);
    expect(await reportsOf(campId)).toMatchObject([{ outcome: 'dismissed', closedReason: 'It exists.' }]);
    const numbers = (await admin.call('reportNumbers')).body as AnswerOf<'reportNumbers'>;
    const ofCamps = numbers.weeks[0]?.kinds.find(({ kind }) => kind === 'camp');
    expect(numbers.weeks).toHaveLength(8);
    expect(ofCamps?.dismissed).toBeGreaterThan(0);
    expect((await admin.call('reopenReport', { params })).status).toBe(204);
    expect(await reportsOf(campId)).toMatchObject([{ closedAt: null }]);
  });
});

describe('an admin hides a camp', () => {
  test('at once and everywhere, with the reports closed and the coaches told; showing it again undoes that', async () => {
    const { collegeId, campId, coach } = await aHost();
    await report(campId);
    const listed = async () => (await visitor.call('collegeCamps', { params: { collegeId } })).text.includes(campId);
    const found = async () => (await visitor.call('searchCamps', { query: { college: collegeId } })).text.includes(campId);
    expect([await listed(), await found()]).toEqual([true, true]);

    expect((await hide(campId)).body).toMatchObject({ withheld: { reason, answeredAt: null } });

    expect([await listed(), await found()]).toEqual([false, false]);
    expectRefusal(await visitor.call('camp', { params: { campId } }), 404);
    expect(await reportsOf(campId)).toMatchObject([{ outcome: 'hidden', closedBy: admin.uid, closedReason: reason }]);
    const mails = await firestore().collection('mail').where('about', '==', coach.uid).get();
    expect(mails.docs.map((one) => String(one.get('message.text'))).join()).toContain(reason);
    expect((await admin.call('hiddenProfiles')).text).toContain(campId);
    const own = (await coach.call('editedCamps', { params: { collegeId } })).body as AnswerOf<'editedCamps'>;
    expect(own.items).toMatchObject([{ _id: campId, withheld: { reason } }]);

    await hide(campId, null);
    expect([await listed(), await found()]).toEqual([true, true]);
    expect((await admin.call('hiddenProfiles')).text).not.toContain(campId);
    expect(await auditAbout(`camps/${campId}`)).toMatchObject([
      { action: 'camp.hide', by: admin.uid, detail: { collegeId, reason } },
      { action: 'camp.show', by: admin.uid },
    ]);
  });

  test('406: which its coaches neither edit away, nor undo, nor copy; nobody else hides anything', async () => {
    const { collegeId, campId, coach } = await aHost();
    const params = { collegeId, campId };
    const edit = (patch: unknown) => coach.call('patchCamp', { params, query: { undo: 'true' }, body: { patch } });
    await hide(campId);
    expectRefusal(await edit([replace('/withheld', null)]), 422);
    expect((await edit([replace('/state', 'archived')])).status).toBe(200);
    expect((await edit([replace('/state', 'published')])).status).toBe(200);
    expect(codeOf(await coach.call('copyCamp', { params }))).toBe('campHidden');
    expectRefusal(await hide(campId, null, coach), 403);
    expectRefusal(await hide('no-such-camp'), 404);
    expectRefusal(await visitor.call('camp', { params: { campId } }), 404);
  });

  test('408: its editors answer once, also twice at once; other colleges and visitors do not', async () => {
    const { campId, coach, answer } = await aHost();
    const other = await aHost();
    expectRefusal(await answer('Nothing is hidden.'), 409);
    await hide(campId);
    const theirs = { params: { collegeId: other.collegeId, campId }, body: { text: 'Mine.' } };
    expectRefusal(await other.coach.call('answerCampHiding', theirs), 404);
    expectRefusal(await answer('Mine.', other.coach), 403);
    expectRefusal(await answer('Mine.', visitor), 401);
    expectRefusal(await answer(' '), 422);

    const both = await Promise.all([answer('It does exist.'), answer('It does exist.')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await reportsOf(campId)).toMatchObject([{ kind: 'objection', by: coach.uid, note: 'It does exist.' }]);

    await hide(campId, null);
    expect(await reportsOf(campId)).toMatchObject([{ outcome: 'shown', closedBy: admin.uid }]);
    expect((await campDocuments(firestore()).doc(campId).get()).get('withheld')).toBeNull();
  });
});
