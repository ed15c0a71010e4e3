import { describe, expect, test, vi } from 'vitest';
import { faultyApiStage } from '../../support/api/api-stage';
import { anApiProcess } from '../../support/api/platform/api-process';
import { type Answer, aCaller } from '../../support/api/caller';
import { type Fault, GRPC, NEVER } from '../../support/api/platform/firestore-proxy';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { googleIdToken, idTokenFor } from '../../support/api/sign-in/provider-sign-in';
import { anAddress, register, storedOf, uidOf } from '../../support/api/registration/registrations';
import { claimsOf } from '../../support/api/sign-in/tokens';

const PASSWORD = 'sample1password';

const api = faultyApiStage();
const { proxy, visitor } = api;

/** The commits of one registration: first the counter of attempts about the address, then the documents. */
const meetDocuments = (fault: Fault): void =>
  proxy.setFault((method) => (method === 'Commit' && proxy.calls('Commit') > 1 ? fault : 'pass'));

describe('F8: between the provider’s user and the documents', () => {
  test('the database goes away: 503, nothing half written; the same registration later makes the one account', async () => {
    const email = anAddress();
    meetDocuments(GRPC.unavailable);
    expectRefusal(await register(visitor, { email }), 503);
    proxy.setFault(() => 'pass');
    const left = await storedOf(email);
    expect(left).toMatchObject({ profile: undefined, account: undefined, usernames: [] });
    expect(left.uid).not.toBe('nobody');

    expect((await register(visitor, { email })).status).toBe(201);
    expect(await storedOf(email)).toMatchObject({ account: { email }, profile: { displayName: 'Robin Sample' } });
    expect(await idTokenFor(email, PASSWORD)).not.toBeNull();
  });

  test('the server is killed: signing in leads to the terms, and registering again makes the one account', async () => {
    const emails = [anAddress(), anAddress()];
    const dying = await anApiProcess();
    meetDocumentsOf(emails.length);
    const calls = emails.map((email) => register(aCaller(dying.url), { email }).catch(() => null));
    await vi.waitUntil(async () => (await Promise.all(emails.map(uidOf))).every((uid) => uid !== null), { timeout: 40_000 });
    await vi.waitUntil(() => proxy.calls('Commit') > emails.length, { timeout: 40_000 });
    await dying.kill();
    expect(await Promise.all(calls)).toEqual([null, null]);
    proxy.setFault(() => 'pass');

    const [bySignIn = '', byRegistration = ''] = emails;
    expect((await storedOf(bySignIn)).profile).toBeUndefined();
    const idToken = (await idTokenFor(bySignIn, PASSWORD)) ?? '';
    expect(codeOf(await visitor.call('sessionLogin', { body: { idToken } }))).toBe(100);
    const names = { firstName: 'Robin', lastName: 'Sample' };
    const user = {
      ...names,
      uid: claimsOf(idToken).sub,
      dateOfBirth: '2009-04-17',
      type: 'playerHighSchool',
      sportsTypeGender: 'Male',
    };
    expect(await statusOnceFree(() => visitor.call('acceptTerms', { body: { idToken, user } }))).toBe(200);
    expect((await visitor.call('sessionLogin', { body: { idToken } })).status).toBe(200);
    expect((await storedOf(bySignIn)).profile?.displayName).toBe('Robin Sample');

    expect(await statusOnceFree(() => register(visitor, { email: byRegistration }))).toBe(201);
    expect((await storedOf(byRegistration)).account?.email).toBe(byRegistration);
  }, 200_000);

  test('F3: the documents are written and only the answer is lost: 201, once', async () => {
    const email = anAddress();
    proxy.setFault((method) => (method === 'Commit' && proxy.calls('Commit') === 2 ? 'lost' : 'pass'));
    expect((await register(visitor, { email })).status).toBe(201);
    const { profile, usernames } = await storedOf(email);
    expect(usernames).toEqual([profile?.username]);
  });

  test('F2: others get in the way twice: the third time it is written, once', async () => {
    const email = anAddress();
    proxy.setFault((method) => (method === 'Commit' && [2, 3].includes(proxy.calls('Commit')) ? GRPC.aborted : 'pass'));
    expect((await register(visitor, { email })).status).toBe(201);
    expect((await storedOf(email)).usernames).toHaveLength(1);
  });
});

describe('accepting the terms while the database goes away', () => {
  test('is 503 and makes nobody a member; then again, it does', async () => {
    const email = anAddress();
    const idToken = await googleIdToken(email, 'Robin Sample');
    const user = { uid: claimsOf(idToken).sub, dateOfBirth: '2009-04-17', type: 'parent', sportsTypeGender: 'Male' };
    proxy.setFault((method) => (method === 'Commit' ? GRPC.unavailable : 'pass'));
    expectRefusal(await visitor.call('acceptTerms', { body: { idToken, user } }), 503);
    proxy.setFault(() => 'pass');
    expect((await storedOf(email)).profile).toBeUndefined();
    expect((await visitor.call('acceptTerms', { body: { idToken, user } })).status).toBe(200);
    expect((await storedOf(email)).profile?.type).toBe('parent');
  });
});

/**
 * What a call is answered once the database has let go of what a dead transaction had locked: until then it is 503, and
 * safe to try again.
 */
async function statusOnceFree(call: () => Promise<Answer>): Promise<number> {
  const isAnswered = async (): Promise<number | null> => {
    const { status } = await call();
    return status === 503 ? null : status;
  };
  return vi.waitUntil(isAnswered, { timeout: 90_000 });
}

/** As many registrations at once: their counters pass, and no document does. */
function meetDocumentsOf(registrations: number): void {
  proxy.setFault((method) => (method === 'Commit' && proxy.calls('Commit') > registrations ? { before: NEVER } : 'pass'));
}
