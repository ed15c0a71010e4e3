import * as z from 'zod/mini';
import { registrationAccount } from '../registration/registration';

/** The body of a registration that is accepted, as a client sends it. */
export const aRegistration = {
  password: 'sample1password',
  firstName: 'Robin',
  lastName: 'Sample',
  dateOfBirth: '2009-04-17',
  email: 'robin@example.com',
  type: 'playerHighSchool',
  sportsTypeGender: 'Male',
  claim: false,
  marketingOptIn: true,
};

/** The message codes of a registration with some keys changed, each after its field; empty where it is accepted. */
export function refusalsOf(changes: Record<string, unknown>): string[] {
  const parsed = z.safeParse(registrationAccount, { ...aRegistration, ...changes });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
