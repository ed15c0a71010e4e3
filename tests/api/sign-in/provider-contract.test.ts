// @vitest-environment jsdom
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { failureCode } from '../../../web/src/lib/api/reported-events';
import type { AuthProvider, ProviderUser } from '../../../web/src/session/auth-provider';
import { isWrongPassword } from '../../../web/src/session/session-failure';
import { aProviderFailure, aProviderUser, fakeAuth } from '../../../web/src/testing/fake-auth';
import { addEmulatorUser } from '../../support/api/members/emulator-users';
import { oobCodesFor } from '../../support/api/sign-in/oob-codes';

/** What `web/src/testing/real-provider.tsx` exports; this folder compiles no JSX. */
interface RealProvider {
  readonly realProvider: (setup: Readonly<Record<'apiKey' | 'authDomain' | 'projectId' | 'emulatorUrl', string>>) => {
    readonly provider: AuthProvider;
    readonly close: () => void;
  };
}

const PASSWORD = 'right-password';

/** A provider with one user, who is signed out. */
interface Stage {
  readonly provider: AuthProvider;
  readonly email: string;
  /** The code in the link of the last mail that resets a password. */
  readonly resetCode: () => Promise<string>;
  /** The same where Google's window and the links of mails fail, as the stand-in is told to. */
  readonly failing: AuthProvider;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const anEmail = (): string => `robin-${randomUUID()}@test.example`;

function theStandIn(): Stage {
  const email = anEmail();
  const user = aProviderUser('uid-robin', { email, isEmailVerified: false });
  const right = fakeAuth(user);
  const failing = fakeAuth(user, {
    failure: aProviderFailure('auth/user-mismatch'),
    linkFailure: aProviderFailure('auth/invalid-action-code'),
  });
  for (const one of [right, failing]) one.takes(PASSWORD);
  return { provider: right.provider, failing: failing.provider, email, resetCode: () => Promise.resolve('any') };
}

async function theRealOne(): Promise<Stage> {
  const email = anEmail();
  const environment = inject('emulatorEnvironment');
  await addEmulatorUser(email, PASSWORD, environment);
  const { realProvider } = (await import(
    join(import.meta.dirname, '../../../web/src/testing/real-provider.tsx')
  )) as RealProvider;
  const { provider, close } = realProvider({
    apiKey: 'any',
    authDomain: 'demo.firebaseapp.com',
    projectId: environment.GCLOUD_PROJECT ?? '',
    emulatorUrl: `http://${environment.FIREBASE_AUTH_EMULATOR_HOST ?? ''}`,
  });
  closing.push(close);
  await provider.signOut(); // Firebase keeps the user of the test before, as it does from visit to visit.
  const resetCode = async () => {
    const mail = (await oobCodesFor(email, environment)).findLast(({ requestType }) => requestType === 'PASSWORD_RESET');
    return new URL(mail?.oobLink ?? '').searchParams.get('oobCode') ?? '';
  };
  return { provider, failing: provider, email, resetCode };
}

/** What the client learns of a call: its answer, or how it reads the failure. */
const outcomeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (answer) => (answer === undefined ? 'done' : answer),
    (failure: unknown) => (isWrongPassword(failure) ? 'a wrong password' : failureCode(failure)),
  );

const told = ({ email, name, isEmailVerified }: ProviderUser) => ({ email, name, isEmailVerified });

describe.each([
  ['the stand-in', theStandIn],
  ['Firebase Auth', theRealOne],
])('the sign-in provider of the client, %s', (_, open) => {
  test('tells who is there at once, after each sign-in, and after each sign-out', async () => {
    const { provider, email } = await open();
    const users: unknown[] = [];
    provider.onUser((user) => users.push(user === null ? null : told(user)));
    const robin = { email, name: null, isEmailVerified: false };
    await vi.waitFor(() => expect(users).toEqual([null]));

    expect(told(await provider.signIn(email, PASSWORD))).toEqual(robin);
    await vi.waitFor(() => expect(users).toEqual([null, robin]));
    await provider.signOut();
    await vi.waitFor(() => expect(users).toEqual([null, robin, null]));
  });

  test('gives a user of no claim a token, and the mail that verifies the address', async () => {
    const { provider, email } = await open();
    const user = await provider.signIn(email, PASSWORD);

    expect(await user.freshIdToken()).toMatch(/./);
    expect(await user.hasAdminClaim()).toBe(false);
    expect(await outcomeOf(user.sendVerification())).toBe('done');
  });

  test('refuses a wrong password, at signing in and at reauthentication, and signs nobody in or out by it', async () => {
    const { provider, email } = await open();
    expect(await outcomeOf(provider.signIn(email, 'wrong-password'))).toBe('a wrong password');
    const { uid } = await provider.signIn(email, PASSWORD);

    expect(await outcomeOf(provider.reauthenticate({ password: 'wrong-password' }))).toBe('a wrong password');
    expect((await provider.reauthenticate({ password: PASSWORD })).uid).toBe(uid);
  });

  test('reauthenticates nobody where nobody is signed in', async () => {
    const { provider } = await open();

    await expect(provider.reauthenticate({ password: PASSWORD })).rejects.toThrow('Nobody is signed in');
  });

  test('reauthenticates by no other Google account', async () => {
    const { failing, email } = await open();
    await failing.signIn(email, PASSWORD);
    const testAccount = { name: 'Somebody Else', email: anEmail() };

    expect(await outcomeOf(failing.reauthenticate({ testAccount }))).toBe('auth/user-mismatch');
  });

  test('resets a password by the code of a mail, and the old one is wrong from then on', async () => {
    const { provider, email, resetCode } = await open();
    expect(await outcomeOf(provider.sendPasswordReset(email))).toBe('done');
    const code = await resetCode();
    expect(await provider.emailOfReset(code)).toBe(email);

    expect(await outcomeOf(provider.resetPassword(code, 'another-password'))).toBe('done');

    expect(await outcomeOf(provider.signIn(email, PASSWORD))).toBe('a wrong password');
    expect((await provider.signIn(email, 'another-password')).email).toBe(email);
  });

  test('refuses the code of a link that is none', async () => {
    const { failing } = await open();
    const outcomes = [
      failing.emailOfReset('none'),
      failing.resetPassword('none', 'another-password'),
      failing.confirmEmail('none'),
    ];

    expect(await Promise.all(outcomes.map(outcomeOf))).toEqual(Array(3).fill('auth/invalid-action-code'));
  });
});
