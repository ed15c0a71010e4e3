import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { verifyAddress } from '../api/sign-in/oob-codes';
import { signInAs } from './sign-in';

/** The password of members made by `joinAs`. */
export const JOINED_PASSWORD = 'touchline-demo-1';

/** The new member; a player by default. */
interface Joining {
  readonly type?: 'playerHighSchool' | 'coach' | 'parent';
  readonly host?: string;
  readonly lastName?: string;
  /** An adult's by default. */
  readonly dateOfBirth?: string;
  /** The environment of the stack, where the address is to be verified: a coach enters no queue without. */
  readonly verifiedIn?: Readonly<Record<string, string>>;
}

/** Registers an invented person over the API, signs them in on the page, and returns their address. */
export async function joinAs(
  page: Page,
  {
    type = 'playerHighSchool',
    host = 'touchline.example',
    lastName = 'Sample',
    dateOfBirth = '2001-05-05',
    verifiedIn,
  }: Joining = {},
) {
  const email = `robin-${randomUUID()}@${host}`;
  const status = await page.evaluate(
    async (body) =>
      (await fetch('/ui/v1/registerAccount', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status,
    JSON.stringify({
      account: {
        email,
        password: JOINED_PASSWORD,
        firstName: 'Robin',
        lastName,
        dateOfBirth,
        type,
        sportsTypeGender: 'Female',
        claim: type === 'coach',
        marketingOptIn: false,
      },
    }),
  );
  expect(status).toBe(201);
  if (verifiedIn !== undefined) await verifyAddress(email, JOINED_PASSWORD, verifiedIn);
  await signInAs(page, email);
  return email;
}
