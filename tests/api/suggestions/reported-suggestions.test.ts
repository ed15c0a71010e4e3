import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { type Report, REPORTS } from '@touchline/domain/person/moderation/report';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Caller } from '../../support/api/caller';
import { aCollegeWithItsCoach } from '../../support/api/colleges/colleges';
import { mailsOfKind } from '../../support/api/guardianship/guardianships';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import {
  aStoredSuggestion,
  aSuggestionOf,
  decide,
  storedSuggestion,
  suggest,
  suggestionsAt,
} from '../../support/api/suggestions/suggestions';

const api = apiStage();
const { visitor } = api;
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const reason = 'Advertising.';
const report = (caller: Caller, suggestionId: string, changes: object = {}) =>
  caller.call('reportSuggestion', { params: { suggestionId }, body: { reason: 'spam', note: 'A shop.', ...changes } });
const remove = async (suggestionId: string, changes: object = {}, by: Caller = admin) => {
  const seenAt = (await storedSuggestion(suggestionId))?.at ?? new Date().toISOString();
  return by.call('removeSuggestion', { params: { suggestionId }, body: { seenAt, reason, ...changes } });
};

/** The stored reports about a suggestion. */
async function reportsOf(suggestionId: string): Promise<readonly Report[]> {
  const found = await collectionOf(firestore(), REPORTS).where('place', '==', `factSuggestions/${suggestionId}`).get();
  return found.docs.map((one) => one.data());
}

/** The report about a suggestion as the queue shows it. */
async function queued(suggestionId: string) {
  for (let after: string | null = ''; after !== null;) {
    const { body } = await admin.call('adminReports', after === '' ? {} : { query: { state: 'open', after } });
    const page = body as AnswerOf<'adminReports'>;
    const found = page.items.find(({ place }) => place === `factSuggestions/${suggestionId}`);
    if (found !== undefined) return found;
    after = page.next;
  }
  return null;
}

describe('a reported suggestion', () => {
  test('stands in the queue about its author, and removing it closes the reports and tells the author', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const author = await signedIn(api.url);
    const id = await aSuggestionOf(author, college._id, { value: 'Buy at shop.example', note: 'Cheap boots.' });
    expect((await report(coach, id)).body).toEqual({ received: true });
    expect((await report(coach, id, { reason: 'offensive' })).status).toBe(201);
    expect((await report(admin, id)).status).toBe(201);
    expect(await reportsOf(id)).toHaveLength(2);
    const shown = await queued(id);
    expect(shown).toMatchObject({
      ...{ kind: 'suggestion', profileId: author.uid, note: 'A shop.' },
      suggestion: { value: 'Buy at shop.example', note: 'Cheap boots.', collegeName: college.name, isRemovable: true },
    });

    expect((await remove(id)).body).toEqual({ state: 'removed' });

    expect((await suggestionsAt(coach, college._id)).open).toEqual([]);
    expect((await suggestionsAt(coach, college._id)).refused).toEqual([]);
    expect((await suggestionsAt(author, college._id)).own).toMatchObject([{ state: 'removed', reason }]);
    expect((await reportsOf(id)).map(({ outcome, closedReason }) => [outcome, closedReason])).toEqual([
      ['removed', reason],
      ['removed', reason],
    ]);
    const [told = ''] = await mailsOfKind(author.email, 'suggestionDecided');
    expect(told).toContain('breaks our rules');
    expect(told).toContain(reason);
    const lines = await auditAbout(`factSuggestions/${id}`);
    expect(lines).toMatchObject([{ action: 'suggestion.remove', by: admin.uid, detail: { collegeId: college._id, reason } }]);
    expect((await remove(id)).status).toBe(200);
    expect(await mailsOfKind(author.email, 'suggestionDecided')).toHaveLength(1);
    expectRefusal(await decide(coach, id, { decision: 'refuse' }), 409);
    const reports = (await coach.call('downloadAccount')).text;
    expect(reports).toContain('"kind": "suggestion"');
  });

  test('that is refused is still seen by who decides, and is reported and removed afterwards', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const { _id } = await aStoredSuggestion({ collegeId: college._id, by: null, email: 'v@example.org' });
    await decide(coach, _id, { decision: 'refuse' });
    const { refused } = await suggestionsAt(coach, college._id);
    expect(refused).toMatchObject([{ suggestionId: _id, value: 'Gulls', isMember: false }]);
    expect((await suggestionsAt(await signedIn(api.url), college._id)).refused).toBeNull();
    expect((await report(coach, _id)).status).toBe(201);
    expect(await queued(_id)).toMatchObject({ profileId: null, suggestion: { isRemovable: true } });
    expect((await remove(_id)).status).toBe(200);
    expect((await suggestionsAt(coach, college._id)).refused).toEqual([]);
  });

  test('closes with the suspension of its author, as other reports do, and goes with their account', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const author = await signedIn(api.url);
    const id = await aSuggestionOf(author, college._id);
    await report(coach, id);
    const suspended = await admin.call('suspendPerson', { params: { uid: author.uid }, body: { suspended: true, reason } });
    expect(suspended.status, suspended.text).toBe(200);
    expect(await reportsOf(id)).toMatchObject([{ outcome: 'suspended' }]);
  });
});

describe('attack 500: reporting a suggestion', () => {
  test('is refused to everybody who does not decide about it, and of what they cannot see', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const other = (await aCollegeWithItsCoach(api.url)).coach;
    const author = await signedIn(api.url);
    const id = await aSuggestionOf(author, college._id);
    expectRefusal(await report(visitor, id), 401);
    for (const caller of [author, other]) expectRefusal(await report(caller, id), 403);
    const name = await aStoredSuggestion({ collegeId: college._id, field: 'legalName', value: 'Another' });
    expectRefusal(await report(coach, name._id), 403);
    const unconfirmed = { by: null, email: 'v@example.org', state: 'unconfirmed', adminsFrom: null } as const;
    const hidden = await aStoredSuggestion({ collegeId: college._id, ...unconfirmed });
    for (const unknown of [hidden._id, 'none', 'x'.repeat(200)]) expectRefusal(await report(coach, unknown), 404);
    expect(await reportsOf(id)).toEqual([]);
  });

  test('with a wrong form, or of one that is accepted or withdrawn, is refused', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const id = await aSuggestionOf(await signedIn(api.url), college._id);
    for (const body of [{ reason: 'childAbuse' }, { reason: null }, { note: 'x'.repeat(1001) }, { note: 5 }])
      expectRefusal(await report(coach, id, body), 422);
    for (const state of ['accepted', 'withdrawn', 'removed'] as const) {
      const { _id } = await aStoredSuggestion({ collegeId: college._id, state, adminsFrom: null });
      expect(codeOf(await report(coach, _id))).toBe('suggestionDecided');
    }
  });

  test('ends after 20 a day by one person', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const id = await aSuggestionOf(await signedIn(api.url), college._id);
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await report(coach, id)).status);
    expect([statuses.slice(0, 20).every((status) => status === 201), statuses[20]]).toEqual([true, 429]);
    expect(await reportsOf(id)).toHaveLength(1);
  });
});

describe('attack 501: removing a suggestion', () => {
  test('is refused to coaches, without a reason, and of what is accepted or gone', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const id = await aSuggestionOf(await signedIn(api.url), college._id);
    expectRefusal(await remove(id, {}, coach), 403);
    expectRefusal(await remove(id, {}, visitor), 401);
    for (const body of [{ reason: ' ' }, { reason: 'x'.repeat(301) }, { seenAt: 'now' }])
      expectRefusal(await remove(id, body), 422);
    for (const unknown of ['none', 'x'.repeat(200)]) expectRefusal(await remove(unknown), 404);
    await decide(coach, id, { decision: 'accept', seen: null });
    expect(codeOf(await remove(id))).toBe('suggestionDecided');
  });

  test('that its author has replaced since the admin read it is refused; the report keeps what it said', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const author = await signedIn(api.url);
    const id = await aSuggestionOf(author, college._id, { value: 'Buy boots' });
    await report(coach, id);
    const seenAt = (await storedSuggestion(id))?.at ?? '';
    await suggest(author, college._id, { value: 'Gulls' });
    expect(codeOf(await remove(id, { seenAt }))).toBe('suggestionReplaced');
    expect(await queued(id)).toMatchObject({ suggestion: { value: 'Buy boots', isRemovable: false } });
    expect((await storedSuggestion(id))?.state).toBe('open');
  });

  test('two admins at once tell its author once', async () => {
    const { college } = await aCollegeWithItsCoach(api.url);
    const author = await signedIn(api.url);
    const id = await aSuggestionOf(author, college._id);
    const other = await signedIn(api.url, { isAdmin: true });
    const both = await Promise.all([remove(id), remove(id, {}, other)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsOfKind(author.email, 'suggestionDecided')).toHaveLength(1);
  });
});
