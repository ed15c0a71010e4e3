import type { MailText } from '@touchline/domain/person/mail/mail-text';
import { handedOverMail } from '@touchline/domain/person/mail/invite-mails';
import type { CoachInvite } from '@touchline/domain/person/college-staff/coach-invite';
import { isCoachRole } from '@touchline/domain/person/roles/coach-role';
import type { Role } from '@touchline/domain/person/roles/role';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { writeAuditEntry } from '../../platform/audit-store';
import type { Attempt } from '../../platform/audited-transaction';
import type { Writes } from '../../platform/firestore';
import { objectionsTo } from '../claims/claim-objection-store';
import { coachInvites, inviteIdOf } from './coach-invite-store';
import { prepareMail } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';

/** The person who may succeed somebody, with the address of the account. */
interface Successor {
  readonly uid: string;
  readonly email: string;
}

/** The successor who is being accepted, the college, and the ids of the mail and the line that report the hand-over. */
interface Succession {
  readonly successor: Successor;
  readonly college: { readonly _id: string; readonly name: string };
  readonly by: string;
  readonly mailId: string;
  readonly lineId: string;
}

/** A hand-over that is due: whose role ends, and the writes that end it. */
interface HandOver {
  readonly leaver: string;
  readonly write: (unit: Writes) => void;
}

/**
 * Ends the role of the coach who handed over to somebody, in the transaction that accepts the successor, so that the
 * college never stands without an editor (docs/decisions/059-staff-by-invitation.md). Null where nobody hands over.
 */
export async function prepareHandOver(
  database: Firestore,
  attempt: Attempt,
  { successor, college, by, mailId, lineId }: Succession,
): Promise<HandOver | null> {
  const { read, at } = attempt;
  const due = await dueHandOver(database, attempt, successor, college._id);
  if (due === null) return null;
  const { inviteDocument, invite } = due;
  const leaver = invite.sentBy;
  const { accounts, profiles } = personDocuments(database);
  const [foundProfile, foundAccount] = await read(profiles.doc(leaver), accounts.doc(leaver));
  const [profile, account] = [foundProfile.data(), foundAccount.data()];
  const isGoing = (role: Role): boolean => role.value === college._id && isCoachRole(role);
  if (profile === undefined || account === undefined || !profile.roles.some(isGoing)) return null;
  const objections = await objectionsTo(database, leaver, college._id);
  const text: MailText = handedOverMail({ firstName: account.firstName, collegeName: college.name }, account.locale);
  const to = { email: account.email, isVerified: profile.roles.some((role) => isGoing(role) && role.status === 'Accepted') };
  const queueMail = await prepareMail(database, attempt, { _id: mailId, about: leaver, kind: 'handedOver', to, text });
  return {
    leaver,
    write: (unit) => {
      unit.save(inviteDocument, { ...invite, handsOver: false });
      unit.save(profiles.doc(leaver), {
        ...profile,
        roles: profile.roles.filter((role) => !isGoing(role)),
        version: profile.version + 1,
        updatedAt: at,
      });
      for (const objection of objections) unit.remove(objection);
      queueMail(unit);
      writeAuditEntry(database, unit, {
        ...{ _id: lineId, at, by, byAdmin: true, action: 'role.handOver', target: `profiles/${leaver}`, result: 'done' },
        detail: { collegeId: college._id },
      });
    },
  };
}

/**
 * Calls a hand-over off whose successor is rejected or gives the claim up: anyone who claims the college again later
 * replaces nobody. The answer writes it; null where nobody hands over.
 */
export async function prepareEndOfHandOver(
  database: Firestore,
  attempt: Attempt,
  successor: Successor,
  collegeId: string,
): Promise<((unit: Writes) => void) | null> {
  const due = await dueHandOver(database, attempt, successor, collegeId);
  return due && ((unit) => unit.save(due.inviteDocument, { ...due.invite, handsOver: false }));
}

/** The accepted invitation by which a person succeeds its sender; null if there is none. */
async function dueHandOver(
  database: Firestore,
  { read }: Attempt,
  { uid, email }: Successor,
  collegeId: string,
): Promise<{ readonly inviteDocument: DocumentReference<CoachInvite>; readonly invite: CoachInvite } | null> {
  const inviteDocument = coachInvites(database).doc(inviteIdOf(collegeId, email));
  const [stored] = await read(inviteDocument);
  const invite = stored.data();
  return invite?.handsOver === true && invite.acceptedAt !== null && invite.invitee === uid ? { inviteDocument, invite } : null;
}
