import { randomUUID } from 'node:crypto';
import type { Role } from '@touchline/domain/person/roles/role';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { auditAbout } from '../platform/audit-lines';
import { aCaller } from '../caller';
import { aPerson, sessionOf, type SignedIn } from '../members/people';

/** A mail domain of .edu that no other test has. */
export function aDomain(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}.edu`;
}

/** A coach account with a verified address at a domain, signed in. */
export async function aCoachAt(url: string, domain: string, roles: readonly Role[] = []): Promise<SignedIn> {
  const { uid } = await aPerson();
  const email = `coach-${randomUUID().slice(0, 8)}@${domain}`;
  const { accounts, profiles } = personDocuments(firestore());
  const [account, profile] = [(await accounts.doc(uid).get()).data(), (await profiles.doc(uid).get()).data()];
  if (account === undefined || profile === undefined) throw new Error('no person');
  await projectAuth().updateUser(uid, { email, emailVerified: true });
  await accounts.doc(uid).set({ ...account, email });
  await profiles.doc(uid).set({ ...profile, type: 'coach', roles: [...roles] });
  const person = { uid, email };
  const session = await sessionOf(aCaller(url), person);
  return { ...aCaller(url, session), ...person, session };
}

/** The audit entries of a person's account, oldest first. */
export async function linesAbout({ uid }: { readonly uid: string }) {
  const lines = await auditAbout(`accounts/${uid}`);
  return lines.map(({ action, by, detail }) => ({ action: String(action), by: String(by), detail: detail as unknown }));
}
