import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { FORMER_MEMBER } from '@touchline/domain/person/account/erasure';
import { REPORTS_PER_DAY } from '@touchline/domain/reference/limits';
import { erasureStore } from '@touchline/functions/features/account/erasure-store';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { auditAbout } from '../../support/api/platform/audit-lines';
import type { Caller } from '../../support/api/caller';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { aQueuedPlayer } from '../../support/api/featuring/feature-requests';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { askFor, aPlayer, patchProfile, storeProfileDrawing } from '../../support/api/profiles/profiles';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { aReport, reportsAbout } from '../../support/api/moderation/reports';

const api = apiStage();
const { visitor } = api;
let admin: SignedIn;
let coach: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
  coach = await signedIn(api.url, { roles: [acceptedAt('any-college')] });
});

const WHOLE = { about: { kind: 'profile' }, reason: 'impersonation', note: 'Not her.' };
const report = (caller: Caller, username: string, body: unknown = WHOLE) =>
  caller.call('reportProfile', { params: { username }, body });
const hide = (caller: Caller, profileId: string, reason: string | null) =>
  caller.call('hideProfile', { params: { profileId }, body: { reason } });

interface ListedReport {
  readonly reportId: string;
  readonly profileId: string;
  readonly reason: string;
}

const storedReport = (id: string) => firestore().collection('reports').doc(id);

/** All pages of the queue. */
async function listedReports(state: 'open' | 'closed'): Promise<readonly ListedReport[]> {
  const found: ListedReport[] = [];
  for (let after: string | null = ''; after !== null;) {
    const { body } = await admin.call('adminReports', { query: after === '' ? { state } : { state, after } });
    const page = body as { readonly items: readonly ListedReport[]; readonly next: string | null };
    found.push(...page.items);
    after = page.next;
  }
  return found;
}
/** All pages of the queue of players to be featured. */
async function queued(): Promise<AnswerOf<'adminFeatureRequests'>['items']> {
  const found: AnswerOf<'adminFeatureRequests'>['items'] = [];
  for (let after: string | null = ''; after !== null;) {
    const { body } = await admin.call('adminFeatureRequests', after === '' ? {} : { query: { after } });
    const page = body as AnswerOf<'adminFeatureRequests'>;
    found.push(...page.items);
    after = page.next;
  }
  return found;
}
const listedIds = async (state: 'open' | 'closed') => (await listedReports(state)).map(({ reportId }) => reportId);

describe('a report', () => {
  test('goes to the admins alone, from whoever sees the page', async () => {
    const { caller, stored } = await aPlayer(api.url);
    for (const by of [visitor, coach]) expect((await report(by, stored.username)).status).toBe(201);

    const { body } = await admin.call('adminReports');
    const all = (body as { readonly items: readonly { readonly profileId: string }[] }).items;
    expect(await reportsAbout(stored._id)).toHaveLength(2);
    expect(all.length).toBeGreaterThan(0);
    for (const name of ['ownProfile', 'account', 'downloadAccount'] as const)
      expect((await caller.call(name)).text).not.toContain('Not her.');
    expect((await askFor(visitor, stored.username)).text).not.toMatch(/Not her|report/i);
  });

  test('of the same person about the same thing replaces the earlier one', async () => {
    const { stored } = await aPlayer(api.url);
    await report(coach, stored.username);
    await report(coach, stored.username, { ...WHOLE, note: 'Still not her.' });
    await report(coach, stored.username, { about: { kind: 'text', field: 'about' }, reason: 'offensive' });
    const notes = (await reportsAbout(stored._id)).map(({ note }) => note);
    expect(notes.toSorted()).toEqual(['Still not her.', null].toSorted());
  });

  test('tells nothing about what its author does not see', async () => {
    const { caller, stored } = await aPlayer(api.url, {
      adultFrom: '2000-01-01',
      albums: [{ name: 'Mine', cover: 'picture-face', pictures: ['picture-face'] }],
      profilePicture: null,
      pictures: ['picture-face'],
      teams: [],
    });
    await patchProfile(caller, stored._id, [{ op: 'replace', path: '/audiences/photos', value: 'coaches' }]);
    const ofPicture = { ...WHOLE, about: { kind: 'picture', pictureId: 'picture-face' } };
    expectRefusal(await report(visitor, stored.username, ofPicture), 404);
    expect((await report(coach, stored.username, ofPicture)).status).toBe(201);
    const { stored: hidden } = await aPlayer(api.url, { hidden: true });
    expectRefusal(await report(coach, hidden.username), 404);
    expectRefusal(await report(visitor, 'nobody-has-this'), 404);
    expectRefusal(await report(caller, stored.username), 422);
  });

  test.each([
    [{ reason: 'spam' }, 422],
    [{ ...WHOLE, reason: 'dislike' }, 422],
    [{ ...WHOLE, about: { kind: 'text', field: 'email' } }, 422],
    [{ ...WHOLE, note: 'a\u0000b' }, 422],
    ['[]', 422],
    [{ ...WHOLE, note: 'x'.repeat(20_000) }, 413],
  ])('that is none is refused, and nothing is kept: %j', async (body, status) => {
    const { stored } = await aPlayer(api.url);
    expectRefusal(await report(visitor, stored.username, body), status);
    expect(await reportsAbout(stored._id)).toEqual([]);
  });

  test('too many of one person in a day are refused', async () => {
    const [busy, { stored }] = [await signedIn(api.url), await aPlayer(api.url)];
    for (let sent = 0; sent < REPORTS_PER_DAY.person; sent += 1) await report(busy, stored.username);
    const answer = await report(busy, stored.username);
    expectRefusal(answer, 429);
    expect(codeOf(answer)).toBe('tooManyToday');
  });

  test('219: of a hundred visitors about one thing is one report, and more of one sender than a day takes are refused', async () => {
    const { stored } = await aPlayer(api.url);
    const sender = `198.51.100.${1 + (process.pid % 250)}`;
    const send = (at: number) =>
      visitor.call('reportProfile', {
        params: { username: stored.username },
        body: { ...WHOLE, note: `Note ${at % 15}` },
        headers: { 'x-forwarded-for': `203.0.${at >> 8}.${at & 255}, ${sender}` },
      });
    const most = REPORTS_PER_DAY.network * REPORTS_PER_DAY.senderFactor;
    for (let at = 0; at < most; at += 1) expect((await send(at)).status).toBe(201);
    expectRefusal(await send(most), 429);

    const kept = await reportsAbout(stored._id);
    expect(kept).toMatchObject([{ count: most, note: 'Note 0' }]);
    expect(kept[0]?.furtherNotes).toHaveLength(9);
  });

  test('220: about a minor in danger stays on top, whatever comes after it and came before it', async () => {
    const [{ stored: minor }, { stored: other }] = [await aPlayer(api.url), await aPlayer(api.url)];
    await report(coach, other.username, { ...WHOLE, reason: 'spam' });
    await report(coach, minor.username, { ...WHOLE, reason: 'danger', note: 'She is being followed.' });
    for (const reason of ['spam', 'offensive', 'other', 'privateData'])
      await report(visitor, other.username, { ...WHOLE, reason });

    const listed = (await listedReports('open')).filter(({ reason }) => reason !== 'childAbuse');
    const first = listed.findIndex(({ reason }) => reason !== 'danger');
    const place = listed.findIndex(({ profileId }) => profileId === minor._id);
    expect([place >= 0, place < first]).toEqual([true, true]);
    expect(listed.slice(first).some(({ reason }) => reason === 'danger')).toBe(false);
  });

  test('about a minor stands before those about adults, also one that was stored before anybody asked for the age', async () => {
    const [{ stored: adult }, { stored: minor }] = [
      await aPlayer(api.url, { adultFrom: '2000-01-01' }),
      await aPlayer(api.url, { adultFrom: null }),
    ];
    for (const reason of ['spam', 'danger']) {
      await report(coach, adult.username, { ...WHOLE, reason });
      await report(visitor, minor.username, { ...WHOLE, reason });
    }
    const old = await aReport('open', adult._id);
    const { isAboutMinor: _, language: __, answer: ___, ...before } = (await storedReport(old).get()).data() ?? {};
    await storedReport(old).set({ ...before, schemaVersion: 3 });

    const listed = await listedReports('open');
    const placeOf = (profileId: string, reason: string) =>
      listed.findIndex((one) => one.profileId === profileId && one.reason === reason);
    const places = [placeOf(minor._id, 'danger'), placeOf(minor._id, 'spam'), placeOf(adult._id, 'spam')];
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(listed.map(({ reportId }) => reportId)).toContain(old);
    expect(new Set(listed.map(({ reportId }) => reportId)).size).toBe(listed.length);
  });

  test('of danger stands with the person wherever an admin meets them, while it is open', async () => {
    const { stored } = await aQueuedPlayer(api.url);
    const seen = async () => {
      const { body: users } = await admin.call('adminUsers', { body: { search: stored._id } });
      const { body: person } = await admin.call('adminPerson', { params: { uid: stored._id } });
      const items = await queued();
      return [
        (users as AnswerOf<'adminUsers'>).items[0]?.dangerReportId,
        (person as AnswerOf<'adminPerson'>).user.dangerReportId,
        items.find(({ requestId }) => requestId.startsWith(`${stored._id}.`))?.dangerReportId,
      ];
    };
    await report(visitor, stored.username);
    expect(await seen()).toEqual([null, null, null]);
    await report(visitor, stored.username, { ...WHOLE, reason: 'danger' });
    const id = (await reportsAbout(stored._id)).find(({ reason }) => reason === 'danger')?._id ?? '';
    expect(await seen()).toEqual([id, id, id]);
    const closing = { params: { reportId: id }, body: { reason: 'Spoke to the club.' } };
    expect((await admin.call('dismissReport', closing)).status).toBe(204);
    expect(await seen()).toEqual([null, null, null]);
    expect((await admin.call('reopenReport', { params: { reportId: id } })).status).toBe(204);
    expect(await seen()).toEqual([id, id, id]);
  });

  test('goes with the reported person, and stays without the name of a reporter who leaves', async () => {
    const [reporter, { stored }] = [await signedIn(api.url), await aPlayer(api.url)];
    await report(reporter, stored.username);
    expect((await reporter.call('downloadAccount')).status).toBe(200);
    const erasures = erasureStore(firestore, systemClock, newId);
    await erasures.anonymise(reporter.uid);
    await erasures.eraseByField(reporter.uid);
    expect((await reportsAbout(stored._id)).map(({ by }) => by)).toEqual([FORMER_MEMBER]);
    await erasures.eraseByField(stored._id);
    expect(await reportsAbout(stored._id)).toEqual([]);
  });
});

describe('an admin', () => {
  test('hides a profile at once: page, pictures and lists do as if there were none', async () => {
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2000-01-01' });
    await storeProfileDrawing(stored._id, 'picture-face');
    await coach.call('savePlayer', { params: { playerId: stored._id }, body: {} });
    await report(visitor, stored.username);
    const picture = () => visitor.send('GET', `/media/profiles/${stored._id}/picture-face`);
    expect((await picture()).status).toBe(200);

    const hidden = await hide(admin, stored._id, 'A stranger’s face.');
    expect(hidden.body).toMatchObject({ withheld: { reason: 'A stranger’s face.' } });

    for (const reader of [visitor, coach, admin]) expectRefusal(await askFor(reader, stored.username), 404);
    expectRefusal(await picture(), 404);
    const q = `profiles/${stored._id}/picture-face`;
    expectRefusal(await coach.call('resource', { query: { q } }), 404);
    expect((await coach.call('savedPlayers')).text).not.toContain(stored._id);
    expect(await reportsAbout(stored._id)).toMatchObject([
      { outcome: 'hidden', closedBy: admin.uid, closedReason: 'A stranger’s face.' },
    ]);
    expect((await askFor(caller, stored.username)).status).toBe(200);
    expect((await caller.call('ownProfile')).body).toMatchObject({ withheld: { reason: 'A stranger’s face.' } });
    const actions = (await auditAbout(`profiles/${stored._id}`)).map(({ action }): unknown => action);
    expect(actions).toContain('profile.hide');
    const mails = await firestore().collection('mail').where('about', '==', stored._id).get();
    expect(mails.docs.map((one) => String(one.get('message.text')))[0]).toContain('A stranger’s face.');
  });

  test('is not undone by its owner, who edits the page meanwhile; the admin shows it again', async () => {
    const { caller, stored } = await aPlayer(api.url);
    await hide(admin, stored._id, 'Look at this again.');
    await caller.call('reactivateAccount');
    expect((await patchProfile(caller, stored._id, [{ op: 'replace', path: '/about', value: 'Better.' }])).status).toBe(200);
    expectRefusal(await patchProfile(caller, stored._id, [{ op: 'replace', path: '/withheld', value: null }]), 422);
    expectRefusal(await askFor(visitor, stored.username), 404);

    const listed = async () => (await admin.call('hiddenProfiles')).text;
    expect(await listed()).toContain('Look at this again.');

    expect((await hide(admin, stored._id, null)).body).toEqual({ withheld: null, withheldParts: [] });
    expect(await listed()).not.toContain(stored._id);
    expect((await askFor(visitor, stored.username)).body).toMatchObject({ about: 'Better.' });
  });

  test('closes a report for a reason without hiding anything, once; it stays listed, can be opened again, and the log says so', async () => {
    const { stored } = await aPlayer(api.url);
    await report(visitor, stored.username);
    const [open] = await reportsAbout(stored._id);
    const dismiss = (reportId: string, body: unknown = { reason: 'Spoke to the club.' }) =>
      admin.call('dismissReport', { params: { reportId }, body });
    for (const body of [{}, { reason: '' }, { reason: 'x'.repeat(501) }])
      expectRefusal(await dismiss(open?._id ?? '', body), 422);
    expect((await dismiss(open?._id ?? '')).status).toBe(204);
    expect((await dismiss(open?._id ?? '')).status).toBe(204);
    const closed = { outcome: 'dismissed', closedBy: admin.uid, closedReason: 'Spoke to the club.' };
    expect(await reportsAbout(stored._id)).toMatchObject([closed]);
    expect((await askFor(visitor, stored.username)).status).toBe(200);
    for (const unknown of ['no-such-report', '__x__', 'a/b']) expectRefusal(await dismiss(unknown), 404);
    expect(await listedIds('closed')).toContain(open?._id);

    const reopen = (reportId: string) => admin.call('reopenReport', { params: { reportId } });
    expect((await reopen(open?._id ?? '')).status).toBe(204);
    expect((await reopen(open?._id ?? '')).status).toBe(204);
    expect(await listedIds('closed')).not.toContain(open?._id);
    expect(await listedIds('open')).toContain(open?._id);
    expectRefusal(await reopen('no-such-report'), 404);
    expect(await auditAbout(`reports/${open?._id ?? ''}`)).toMatchObject([
      { action: 'report.close', by: admin.uid, detail: { reason: 'Spoke to the club.' } },
      { action: 'report.reopen', by: admin.uid },
    ]);
    expectRefusal(await hide(admin, 'no-such-person', 'Why'), 404);
    expectRefusal(await hide(admin, stored._id, ''), 422);
  });
});
