import { randomUUID } from 'node:crypto';
import { MAILS } from '@touchline/domain/person/mail/mail';
import { MAIL_KINDS } from '@touchline/domain/person/mail/mail-kinds';
import { type Report, REPORTS } from '@touchline/domain/person/moderation/report';
import type { ShownReport } from '@touchline/domain/person/moderation/shown-report';
import { REPORTS_PER_DAY } from '@touchline/domain/reference/limits';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Caller } from '../../support/api/caller';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { aReport } from '../../support/api/moderation/reports';
import { operatorMailsFor } from '../../support/api/mail/operator-mails';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { aPlayer } from '../../support/api/profiles/profiles';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const { visitor } = api;
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const FORM = { wish: 'remove', reason: 'ownPicture', page: '/colleges', text: 'The second picture shows me.' } as const;
const anAddress = () => `request-${randomUUID()}@touchline.example`;
const send = (body: unknown, from: Caller = visitor) => from.call('requestRemoval', { body });
const storedFrom = async (replyTo: string): Promise<readonly Report[]> =>
  (await collectionOf(firestore(), REPORTS).where('replyTo', '==', replyTo).get()).docs.map((one) => one.data());

/** A request of the queue by its number, on whatever page it stands. */
async function listed(state: 'open' | 'closed', id: string): Promise<ShownReport | undefined> {
  for (let after: string | null = ''; after !== null;) {
    const { body } = await admin.call('adminReports', { query: after === '' ? { state } : { state, after } });
    const page = body as { readonly items: readonly ShownReport[]; readonly next: string | null };
    const found = page.items.find(({ reportId }) => reportId === id);
    if (found !== undefined) return found;
    after = page.next;
  }
  return undefined;
}

describe('[S2-14] a request without an account to remove or correct something', () => {
  test('stands in the queue under its number, and the operator gets a mail with the way there', async () => {
    const replyTo = anAddress();
    const { status, body } = await send({ ...FORM, replyTo });
    const [stored] = await storedFrom(replyTo);
    const id = stored?._id ?? '';
    expect([status, body]).toEqual([201, { requestId: id }]);
    expect(await listed('open', id)).toMatchObject({
      ...{ kind: 'request', place: '/colleges', reason: 'ownPicture', wish: 'remove', note: FORM.text, replyTo, by: null },
      ...{ profileId: null, username: null, displayName: null, isShown: null },
    });
    const [mail] = await operatorMailsFor(replyTo);
    expect(mail).toMatchObject({ to: ['operator@touchline.example'], about: 'toOperator/' });
    expect(mail?.message.text).toContain(`/admin/users?view=reports&report=${id}`);
  });

  test('names the profile of its address, which an admin can hide at once', async () => {
    const { stored } = await aPlayer(api.url);
    const replyTo = anAddress();
    await send({ ...FORM, replyTo, page: `https://touchline.example/profile/${stored.username}/about?lang=de` });
    const [request] = await storedFrom(replyTo);
    expect(await listed('open', request?._id ?? '')).toMatchObject({ profileId: stored._id, username: stored.username });
    await admin.call('hideProfile', { params: { profileId: stored._id }, body: { reason: 'Another person.' } });
    expect(await listed('closed', request?._id ?? '')).toMatchObject({ outcome: 'hidden' });
  });

  test('answers the same about a page that nobody sees, a name that nobody has and a member', async () => {
    const { stored } = await aPlayer(api.url, { hidden: true });
    const member = await signedIn(api.url);
    for (const [page, from] of [
      [`/profile/${stored.username}`, visitor],
      ['/profile/nobody-has-this', visitor],
      ['/home', member],
    ] as const) {
      const replyTo = anAddress();
      const answer = await send({ ...FORM, replyTo, page }, from);
      expect([answer.status, Object.keys(answer.body as object)]).toEqual([201, ['requestId']]);
      expect(await storedFrom(replyTo)).toMatchObject([{ by: null }]);
    }
  });

  test('is closed for a reason, and expires a year later', async () => {
    const replyTo = anAddress();
    const { body } = await send({ ...FORM, replyTo });
    const { requestId } = body as { readonly requestId: string };
    await admin.call('dismissReport', { params: { reportId: requestId }, body: { reason: 'The picture is gone.' } });
    expect(await listed('closed', requestId)).toMatchObject({ closedReason: 'The picture is gone.' });
    const expiresAt: unknown = (await firestore().collection('reports').doc(requestId).get()).get('expiresAt');
    expect(expiresAt).not.toBeNull();
  });
});

describe('[S2-14] the answer to a request', () => {
  const answer = (reportId: string, text: string | null, reason = 'The picture is gone.') =>
    admin.call('dismissReport', { params: { reportId }, body: { reason, answer: text } });
  const asked = async (replyTo: string) => {
    const sent = await visitor.call('requestRemoval', { body: { ...FORM, replyTo }, headers: { 'accept-language': 'de' } });
    return (sent.body as { readonly requestId: string }).requestId;
  };
  const mailsTo = async (email: string) =>
    (await collectionOf(firestore(), MAILS).where('to', 'array-contains', email).get()).docs.map((one) => one.data());

  test('goes to its address once, in its language, and the log has the reason without the text', async () => {
    const replyTo = anAddress();
    const id = await asked(replyTo);
    for (let times = 0; times < 2; times += 1) expect((await answer(id, 'Das Bild ist weg.')).status).toBe(204);

    const [mail, ...others] = await mailsTo(replyTo);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'messageAnswered', replyTo: 'operator@touchline.example' });
    expect(mail?.message.subject).toBe('Unsere Antwort auf deine Nachricht');
    expect(mail?.message.text).toContain('Das Bild ist weg.');
    expect(mail?.message.text).not.toContain(FORM.text);
    expect(await listed('closed', id)).toMatchObject({ answer: 'Das Bild ist weg.', closedReason: 'The picture is gone.' });
    expect(await auditAbout(`reports/${id}`)).toMatchObject([
      { action: 'report.answer', by: admin.uid, detail: { reason: 'The picture is gone.' } },
    ]);
  });

  test('is sent to nobody where the admin writes none', async () => {
    const replyTo = anAddress();
    const id = await asked(replyTo);
    expect((await answer(id, null)).status).toBe(204);
    expect(await mailsTo(replyTo)).toEqual([]);
    expect(await listed('closed', id)).toMatchObject({ answer: null });
  });

  test('383: to an address that got too many is 409, and the request stays open', async () => {
    const replyTo = anAddress();
    for (let sent = 0; sent < MAIL_KINDS.messageAnswered.perHour; sent += 1)
      expect((await answer(await asked(replyTo), 'It is gone.')).status).toBe(204);
    const id = await asked(replyTo);
    expectRefusal(await answer(id, 'It is gone.'), 409);
    expect(await listed('open', id)).toMatchObject({ outcome: null, answer: null });
    expect(await mailsTo(replyTo)).toHaveLength(MAIL_KINDS.messageAnswered.perHour);
  });

  test('384: to a report, or without a text, is 422, and the report stays open', async () => {
    const id = await aReport();
    for (const text of ['Thank you.', ' ', '']) expectRefusal(await answer(id, text), 422);
    const stored = collectionOf(firestore(), REPORTS).doc(id);
    expect((await stored.get()).data()).toMatchObject({ closedAt: null, answer: null });
  });
});

describe('attack 289: a request that is none', () => {
  test.each([
    [{ wish: 'praise' }, 'wish'],
    [{ reason: 'dislike' }, 'reason'],
    [{ page: ' ' }, 'page'],
    [{ page: 'a\nb' }, 'page'],
    [{ page: 'x'.repeat(501) }, 'page'],
    [{ text: '\n' }, 'text'],
    [{ text: 'x'.repeat(10_000) }, 'text'],
    [{ replyTo: 'a@touchline.example\r\nBcc: all@touchline.example' }, 'replyTo'],
  ])('%j is 422, names the field, and nothing is stored', async (changed, field) => {
    const replyTo = anAddress();
    const answer = await send({ ...FORM, replyTo, ...changed });
    expectRefusal(answer, 422);
    expect(answer.body).toMatchObject({ errors: [{ field }] });
    expect(await storedFrom(replyTo)).toEqual([]);
  });

  test('more than a day’s reports of one person are 429', async () => {
    const busy = await signedIn(api.url);
    for (let sent = 0; sent < REPORTS_PER_DAY.person; sent += 1) await send({ ...FORM, text: ' ', replyTo: anAddress() }, busy);
    const answer = await send({ ...FORM, replyTo: anAddress() }, busy);
    expectRefusal(answer, 429);
    expect(codeOf(answer)).toBe('tooManyToday');
  });
});
