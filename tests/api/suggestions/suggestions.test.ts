import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { suggestionDocuments } from '@touchline/functions/features/suggestions/suggestion-documents';
import { mailStopLinkOf } from '@touchline/functions/features/mail/mail-stop';
import { firestore } from '@touchline/functions/platform/firestore';
import { isObject } from '@touchline/domain/kernel/json/json';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCollegeAddress } from '../../support/api/coach-links/coach-links';
import { aCollegeWithItsCoach, aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { mailsOfKind } from '../../support/api/guardianship/guardianships';
import { signedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import {
  aConfirmationAt,
  aStoredSuggestion,
  aSuggestionForm,
  aSuggestionOf,
  confirmationsOfVisitor,
  decide,
  storedSuggestion,
  suggest,
  suggestionsAt,
} from '../../support/api/suggestions/suggestions';

const api = apiStage();
const { visitor } = api;
const accept = (seen: unknown, changes: object = {}) => ({ decision: 'accept', seen, ...changes });
const storedCollege = async (id: string) => (await collegeDocuments(firestore()).colleges.doc(id).get()).data();
const confirm = (confirmation: string) => visitor.call('confirmSuggestion', { body: { confirmation } });
const fieldOf = ({ body }: { readonly body: unknown }): unknown => {
  const errors: unknown = isObject(body) ? body.errors : null;
  const first: unknown = Array.isArray(errors) ? errors[0] : null;
  return isObject(first) ? first.field : null;
};

describe('a suggested correction', () => {
  test('is accepted by a coach as an edit with its source, stands in the history, and is undone', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url, { nickname: 'Terns' });
    const member = await signedIn(api.url);
    const suggestionId = await aSuggestionOf(member, college._id, { note: '<b>New</b> since 2025' });
    expect((await suggestionsAt(member, college._id)).open).toBeNull();
    expect(await mailsOfKind(coach.email, 'suggestionReceived')).toHaveLength(1);
    const { open } = await suggestionsAt(coach, college._id);
    expect(open).toMatchObject([{ suggestionId, before: 'Terns', now: 'Terns', isChanged: false, count: 1 }]);
    expect(JSON.stringify(open)).not.toContain(member.uid);

    const accepted = await decide(coach, suggestionId, accept('Terns'));

    expect(accepted.status, accepted.text).toBe(200);
    expect(accepted.body).toMatchObject({ suggestions: { open: [] }, college: { nickname: 'Gulls' } });
    expect((await storedCollege(college._id))?.sources.nickname).toMatchObject({
      ...{ by: 'coach', source: 'suggested: https://athletics.example.edu/' },
    });
    expect((await suggestionsAt(member, college._id)).own).toMatchObject([{ state: 'accepted' }]);
    const [told = ''] = await mailsOfKind(member.email, 'suggestionDecided');
    expect(told).toContain('is now on the page');
    const history = await member.call('collegeHistory', { params: { collegeId: college._id } });
    expect(history.body).toMatchObject({ items: [{ suggestedBy: 'member', by: { kind: 'coach' }, detail: null }] });

    const { patchId } = accepted.body as { readonly patchId: string };
    const undone = await coach.call('undoCollegePatch', { params: { collegeId: college._id }, query: { patchId } });
    expect(undone.body).toMatchObject({ college: { nickname: 'Terns' } });
    expect((await storedCollege(college._id))?.sources.nickname).toBeUndefined();
  });

  test('is not told by mail to a coach who has turned that off, by the link of the mail or in the account', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    await suggest(await signedIn(api.url), college._id);
    const [told = ''] = await mailsOfKind(coach.email, 'suggestionReceived');
    const stop = mailStopLinkOf('suggestionReceived', coach.uid);
    expect(told).toContain(`mode=stopMails&link=${stop}`);
    expect((await visitor.call('stopMails', { query: { stop } })).body).toEqual({ kind: 'suggestionReceived', wanted: false });
    const other = await aCollegeWithItsCoach(api.url);
    expect((await other.coach.call('changeAccount', { body: { mails: { suggestionReceived: false } } })).status).toBe(200);
    await suggest(await signedIn(api.url), other.college._id);
    expect(await mailsOfKind(other.coach.email, 'suggestionReceived')).toEqual([]);
    expect((await suggestionsAt(other.coach, other.college._id)).open).toHaveLength(1);
  });

  test('is accepted with another value, or refused with a reason, and the author is told', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url, { nickname: 'Terns' });
    const [one, two] = [await signedIn(api.url), await signedIn(api.url)];
    const changed = await decide(coach, await aSuggestionOf(one, college._id), accept('Terns', { value: 'Herring Gulls' }));
    expect(changed.body).toMatchObject({ college: { nickname: 'Herring Gulls' } });
    expect((await suggestionsAt(one, college._id)).own).toMatchObject([{ state: 'changed' }]);
    const refused = await decide(coach, await aSuggestionOf(two, college._id), { decision: 'refuse', reason: 'Still Terns.' });
    expect(refused.body).toMatchObject({ college: null, patchId: null, suggestions: { open: [] } });
    expect((await suggestionsAt(two, college._id)).own).toMatchObject([{ state: 'refused', reason: 'Still Terns.' }]);
    expect((await mailsOfKind(two.email, 'suggestionDecided'))[0]).toContain('Still Terns.');
  });

  test('of two people who say the same is one line, counted, and one decision', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const [one, two] = [await signedIn(api.url), await signedIn(api.url)];
    const suggestionId = await aSuggestionOf(one, college._id);
    await suggest(two, college._id);
    await suggest(two, college._id);
    expect((await suggestionsAt(coach, college._id)).open).toMatchObject([{ suggestionId, count: 2 }]);
    await decide(coach, suggestionId, accept(null));
    for (const author of [one, two])
      expect((await suggestionsAt(author, college._id)).own).toMatchObject([{ state: 'accepted' }]);
    expect((await suggestionsAt(coach, college._id)).open).toEqual([]);
  });

  test('is withdrawn by its author alone, and goes with the account', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const member = await signedIn(api.url);
    const suggestionId = await aSuggestionOf(member, college._id);
    expectRefusal(await coach.call('withdrawSuggestion', { params: { suggestionId } }), 404);
    for (let times = 0; times < 2; times += 1)
      expect((await member.call('withdrawSuggestion', { params: { suggestionId } })).status).toBe(200);
    expect(codeOf(await decide(coach, suggestionId, accept(null)))).toBe('suggestionDecided');
  });

  test('waits for admins at once without a coach, with one after 14 days, and for its site always', async () => {
    const admin = await signedIn(api.url, { isAdmin: true });
    const [bare, { college, coach }] = [await aStoredCollege(), await aCollegeWithItsCoach(api.url)];
    const member = await signedIn(api.url);
    const days = async (id: string) => {
      const { adminsFrom, at } = (await storedSuggestion(id)) ?? { adminsFrom: null, at: '' };
      return (Date.parse(adminsFrom ?? '') - Date.parse(at)) / 86_400_000;
    };
    expect(await days(await aSuggestionOf(member, bare._id))).toBe(0);
    expect(await days(await aSuggestionOf(member, college._id))).toBe(14);
    const site = await aSuggestionOf(member, bare._id, { field: 'collegeURL', value: 'https://new.example.edu/' });
    expect(await days(site)).toBe(0);
    const ofCoach = await aStoredSuggestion({ collegeId: college._id, field: 'legalName', value: 'Another' });
    expect((await suggestionsAt(coach, college._id)).open?.map(({ field }) => field)).toEqual(['nickname']);
    expectRefusal(await decide(coach, ofCoach._id, accept(null)), 403);
    const { body } = await admin.call('adminWork');
    expect(JSON.stringify(body)).toContain('"kind":"suggestions"');
    const listed = await admin.call('adminColleges', { query: { text: bare.name } });
    expect(listed.body).toMatchObject({ items: [{ _id: bare._id, openSuggestions: 2 }] });
  });
});

describe('attack 491: a suggestion', () => {
  test.each([
    ['a link that is no link', { link: 'just look it up' }, 'link'],
    ['a link that runs code', { link: 'javascript:alert(1)' }, 'link'],
    ['a value of another type', { field: 'foundedIn', value: 'long ago' }, 'value'],
    ['an object for a text', { value: { a: 1 } }, 'value'],
    ['an empty value', { value: '' }, 'value'],
    ['no value', { value: null }, 'value'],
    ['a blank list', { field: 'aliases', value: [' '] }, 'value'],
    ['a value and that it is not known', { isUnknown: true }, 'value'],
    ['a huge value', { value: 'x'.repeat(5000) }, 'value'],
    ['a huge note', { note: 'x'.repeat(501) }, 'note'],
    ['a value with a NUL', { value: 'a\u0000b' }, 'value'],
    ['what the page says already', { value: 'Terns' }, 'value'],
    ['no fact', { field: 'name', value: 'Mine' }, 'field'],
    ['a path of the prototype', { field: '__proto__.x', value: 'Mine' }, 'field'],
  ])('with %s is refused at its field', async (_, changes, field) => {
    const [college, member] = [await aStoredCollege({ nickname: 'Terns' }), await signedIn(api.url)];
    const refused = await suggest(member, college._id, changes);
    expectRefusal(refused, 422);
    expect(fieldOf(refused)).toBe(field);
    expect((await suggestionsAt(member, college._id)).own).toEqual([]);
  });

  test('502: that a fact is not known says so plainly, and so does who accepts another value', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url, { nickname: 'Terns' });
    const [one, two] = [await signedIn(api.url), await signedIn(api.url)];
    const other = await aSuggestionOf(one, college._id);
    const emptied = await decide(coach, other, accept('Terns', { value: '' }));
    expectRefusal(emptied, 422);
    expect([codeOf(emptied), fieldOf(emptied)]).toEqual(['suggestionValueMissing', 'value']);
    const id = await aSuggestionOf(two, college._id, { value: null, isUnknown: true });
    expect((await decide(coach, id, accept('Terns'))).body).toMatchObject({ college: { nickname: null } });
    expect((await storedSuggestion(id))?.state).toBe('accepted');
  });

  test('of an unlikely figure is accepted once the decider says that it was checked', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const field = 'academics.details.admission.acceptanceRate';
    const id = await aSuggestionOf(await signedIn(api.url), college._id, { field, value: 0 });
    expect(codeOf(await decide(coach, id, accept(null)))).toBe('implausibleFact');
    expect((await storedSuggestion(id))?.state).toBe('open');
    expect((await decide(coach, id, accept(null, { isConfirmed: true }))).status).toBe(200);
  });
});

describe('attack 492: many suggestions', () => {
  test('of one person end after 20 a day, and the next about the same fact replaces the earlier one', async () => {
    const [college, member] = [await aStoredCollege(), await signedIn(api.url)];
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await suggest(member, college._id, { value: `Gulls ${count}` })).status);
    expect([statuses.slice(0, 20).every((status) => status === 201), statuses[20]]).toEqual([true, 429]);
    expect((await suggestionsAt(member, college._id)).own).toMatchObject([{ value: 'Gulls 19', state: 'open' }]);
  });

  test('of an unverified member are refused', async () => {
    const [college, member] = [await aStoredCollege(), await signedIn(api.url, { isVerified: false })];
    expect(codeOf(await suggest(member, college._id))).toBe('verifyEmailFirst');
  });
});

describe('attack 493: deciding', () => {
  test('two at once: the second gets a conflict, and the page has one edit', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const admin = await signedIn(api.url, { isAdmin: true });
    const id = await aSuggestionOf(await signedIn(api.url), college._id);
    const both = await Promise.all([decide(coach, id, accept(null)), decide(admin, id, { decision: 'refuse' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(codeOf(await decide(coach, id, accept('Gulls')))).toBe('suggestionDecided');
  });

  test('a fact that changed meanwhile is decided only by who has seen the new value', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url, { nickname: 'Terns' });
    const id = await aSuggestionOf(await signedIn(api.url), college._id);
    const params = { collegeId: college._id };
    await coach.call('patchCollege', { params, body: { patch: [replace('/nickname', 'Puffins')] } });
    expect((await suggestionsAt(coach, college._id)).open).toMatchObject([
      { before: 'Terns', now: 'Puffins', value: 'Gulls', isChanged: true },
    ]);
    expect(codeOf(await decide(coach, id, accept('Terns')))).toBe('suggestionOutdated');
    expect((await storedCollege(college._id))?.nickname).toBe('Puffins');
    expect((await decide(coach, id, accept('Puffins'))).status).toBe(200);
  });

  test('a coach who has lost the role in between is refused', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const id = await aSuggestionOf(await signedIn(api.url), college._id);
    expect((await suggestionsAt(coach, college._id)).open).toHaveLength(1);
    await personDocuments(firestore()).profiles.doc(coach.uid).update({ roles: [] });
    expectRefusal(await decide(coach, id, accept(null)), 403);
    expect((await storedSuggestion(id))?.state).toBe('open');
  });
});

describe('attack 494: a visitor’s suggestion', () => {
  const asVisitor = (collegeId: string, email: unknown) =>
    visitor.call('suggestFactAsVisitor', { params: { collegeId }, body: { ...aSuggestionForm(), email } });

  test('is shown to nobody before the address is confirmed, also twice, and the address goes with the decision', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const email = aCollegeAddress();
    expect((await asVisitor(college._id, email)).body).toEqual({ isSent: true });
    expect((await suggestionsAt(coach, college._id)).open).toEqual([]);
    expect(await mailsOfKind(coach.email, 'suggestionReceived')).toEqual([]);
    const [confirmation = 'none'] = await confirmationsOfVisitor(email);
    for (let times = 0; times < 2; times += 1)
      expect((await confirm(confirmation)).body).toEqual({ name: college.name, pathName: college.pathName });
    const [line] = (await suggestionsAt(coach, college._id)).open ?? [];
    expect(line).toMatchObject({ count: 1, further: [{ isMember: false }] });
    expect(JSON.stringify(line)).not.toContain(email);

    await decide(coach, line?.suggestionId ?? '', accept(null));

    expect(await mailsOfKind(email, 'suggestionDecided')).toHaveLength(1);
    expect((await storedSuggestion(line?.suggestionId ?? ''))?.email).toBeNull();
    expect((await confirm(confirmation)).status).toBe(200);
  });

  test('cannot be confirmed by a forged link or after 48 hours, nor decided before', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const unconfirmed = { by: null, email: 'v@example.org', state: 'unconfirmed', adminsFrom: null } as const;
    const old = new Date(Date.now() - 49 * 3_600_000).toISOString();
    const { _id } = await aStoredSuggestion({ collegeId: college._id, ...unconfirmed, at: old });
    const [, secret = ''] = (await aConfirmationAt(college._id)).split('.');
    for (const link of [`${_id}.${secret}`, `${_id}.${'A'.repeat(43)}`, `nobody.${secret}`])
      expectRefusal(await confirm(link), 404);
    for (const link of ['', 'x', `../${_id}.${secret}`]) expectRefusal(await confirm(link), 422);
    expectRefusal(await decide(coach, _id, accept(null)), 404);
    const { docs } = await suggestionDocuments(firestore()).where('collegeId', '==', college._id).get();
    expect(docs.every((one) => one.get('state') === 'unconfirmed')).toBe(true);
  });

  test('needs an address, and one address gets three mails an hour', async () => {
    const { _id } = await aStoredCollege();
    for (const email of ['', 'nobody', null, 'a@b.example\r\nBcc: c@d.example']) expectRefusal(await asVisitor(_id, email), 422);
    const email = aCollegeAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await asVisitor(_id, email)).status);
    expect(statuses).toEqual([201, 201, 201, 409]);
  });
});
