import { finishErasures } from '@touchline/functions/features/account/erase-account';
import { erasureStore } from '@touchline/functions/features/account/erasure-store';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { describe, expect, test, vi } from 'vitest';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { pendingAt } from '../../support/api/claims/coach-roles';
import { ownProject } from '../../support/api/platform/own-project';
import { faultyApiStage } from '../../support/api/api-stage';
import { anApiProcess } from '../../support/api/platform/api-process';
import { aCaller } from '../../support/api/caller';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { type Fault, GRPC, NEVER } from '../../support/api/platform/firestore-proxy';
import { accountOf, mailsAbout, storedPerson } from '../../support/api/account/own-accounts';
import { aPerson, idTokenOf, type Person, type SignedIn, signedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';

ownProject();
const nobodyPays = (): Promise<void> => Promise.resolve();
const api = faultyApiStage();
const { proxy } = api;

/** The job. */
const finish = (): Promise<number> =>
  finishErasures({
    erasures: erasureStore(firestore, systemClock, newId),
    files: pictureFiles(),
    users: firebaseAuthChanges(),
    endPaymentsOf: nobodyPays,
  });
const isGone = async (person: Person): Promise<boolean> => {
  const { account, profile } = await storedPerson(person);
  const { users } = await projectAuth().getUsers([{ uid: person.uid }]);
  const note = await firestore().collection('erasures').doc(person.uid).get();
  return account === undefined && profile === undefined && users.length === 0 && !note.exists;
};
/**
 * The commits of a deletion: the first counts the attempt, the second writes the marker; the fault hits the later ones.
 */
const meetAfterTheNote = (fault: Fault): void =>
  proxy.setFault((method) => (method === 'Commit' && proxy.calls('Commit') > 2 ? fault : 'pass'));
const deleting = async (member: SignedIn, url: string) =>
  aCaller(url, member.session).call('deleteAccount', { body: { idToken: await idTokenOf(member) } });

describe('F28: a deletion that breaks off', () => {
  test('the database fails after the marker: the call succeeds, the user is locked out, and the job finishes it', async () => {
    const member = await signedIn(api.url);
    meetAfterTheNote(GRPC.unavailable);
    const answer = await deleting(member, api.url);
    expect((await storedPerson(member)).profile?.hidden).toBe(true);
    proxy.setFault(() => 'pass');
    expect(answer.status, answer.text).toBe(204);
    expectRefusal(await member.call('account'), 401);

    await finish();
    expect(await isGone(member)).toBe(true);
  });

  test('the database fails before the marker: 503, the account is as it was, and deleting it again works', async () => {
    const member = await signedIn(api.url);
    const before = await storedPerson(member);
    proxy.setFault((method) => (method === 'Commit' && proxy.calls('Commit') > 1 ? GRPC.unavailable : 'pass'));
    expectRefusal(await deleting(member, api.url), 503);
    proxy.setFault(() => 'pass');
    expect(await storedPerson(member)).toEqual(before);
    expect((await member.call('account')).status).toBe(200);

    expect((await deleting(member, api.url)).status).toBe(204);
    await vi.waitUntil(() => isGone(member), { timeout: 30_000 });
  });

  test('the server is killed after the marker: the job finishes it', async () => {
    const member = await signedIn(api.url);
    const dying = await anApiProcess();
    meetAfterTheNote({ before: NEVER });
    const call = deleting(member, dying.url).catch(() => null);
    await vi.waitUntil(() => proxy.calls('Commit') > 2, { timeout: 50_000 });
    await dying.kill();
    await call;
    proxy.setFault(() => 'pass');
    expect(await isGone(member)).toBe(false);

    await vi.waitUntil(
      async () => {
        await finish().catch(() => 0);
        return isGone(member);
      },
      { timeout: 90_000, interval: 500 },
    );
  }, 150_000);
});

describe('F3: what is written, of which only the answer is lost, happens once', () => {
  const loseTheFirst = (): void =>
    proxy.setFault((method) => (method === 'Commit' && proxy.calls('Commit') === 1 ? 'lost' : 'pass'));

  test('a decision: one mail, one line of the log', async () => {
    const [college, admin] = [await aStoredCollege(), await signedIn(api.url, { isAdmin: true })];
    const coach = await aPerson({ roles: [pendingAt(college._id)] });
    loseTheFirst();
    const body = { type: 'headcoach', collegeId: college._id, decision: 'accepted' };
    const answer = await admin.call('decideRole', { params: { uid: coach.uid }, body });
    expect(answer.status, answer.text).toBe(200);
    const lines = await auditAbout(`profiles/${coach.uid}`);
    expect([(await mailsAbout(coach)).length, lines.length]).toEqual([1, 1]);
    expect((await storedPerson(coach)).profile?.version).toBe(2);
  });

  test('a change of the account: one line of the consent history', async () => {
    const member = await signedIn(api.url);
    loseTheFirst();
    expect((await member.call('changeAccount', { body: { marketingOptIn: true } })).status).toBe(200);
    expect((await accountOf(member)).consents.filter(({ kind, granted }) => kind === 'marketing' && granted)).toHaveLength(1);
  });

  test('a college taken from the saved ones: 204', async () => {
    const [member, college] = [await signedIn(api.url), await aStoredCollege()];
    const params = { collegeId: college._id };
    await member.call('saveCollege', { params, body: {} });
    loseTheFirst();
    expect((await member.call('removeSavedCollege', { params })).status).toBe(204);
    expect((await member.call('savedColleges')).body).toEqual({ items: [] });
  });
});
