import type { SportsGender } from '@touchline/domain/reference/role-types';
import type { Caller } from '../caller';
import { cookiesOf } from '../sign-in/cookies';
import { accountOf } from '../account/own-accounts';
import { verifyByMail } from '../sign-in/provider-mails';
import { idTokenFor } from '../sign-in/provider-sign-in';
import { anAddress, register } from './registrations';

const PASSWORD = 'sample1password';

/** A coach who registered by mail and password, signed in. */
export interface RegisteredCoach extends Caller {
  readonly email: string;
}

/** Registers a coach, verifies the address, and has the account read: what was asked for is in its queue. */
export async function aRegisteredCoach(
  visitor: Caller,
  domain: string,
  changes: Parameters<typeof anUnverifiedCoach>[2] = {},
): Promise<RegisteredCoach> {
  const coach = await anUnverifiedCoach(visitor, domain, changes);
  await verify(coach);
  await accountOf(coach);
  return coach;
}

/** Registers a coach whose address nobody has verified. */
export async function anUnverifiedCoach(
  visitor: Caller,
  domain: string,
  {
    email = anAddress(domain),
    ...changes
  }: {
    readonly email?: string;
    readonly firstName?: string;
    readonly lastName?: string;
    readonly sportsTypeGender?: SportsGender;
  } = {},
): Promise<RegisteredCoach> {
  const registered = await register(visitor, { email, type: 'coach', claim: true, ...changes });
  if (registered.status !== 201) throw new Error(registered.text);
  return { ...visitor.with(cookiesOf(await signInAgain(visitor, { email })).__session?.value ?? ''), email };
}

/** Signs a registered coach in with us once more. */
export async function signInAgain(visitor: Caller, { email }: Pick<RegisteredCoach, 'email'>) {
  return visitor.call('sessionLogin', { body: { idToken: await idTokenFor(email, PASSWORD) } });
}

/** Follows the link of the verification mail. */
export async function verify({ email }: Pick<RegisteredCoach, 'email'>): Promise<void> {
  await verifyByMail(email, (await idTokenFor(email, PASSWORD)) ?? '');
}
