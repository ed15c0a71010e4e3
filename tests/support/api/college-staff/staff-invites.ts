import { randomUUID } from 'node:crypto';
import { COACH_INVITE_SCHEMA_VERSION, type CoachInvite } from '@touchline/domain/person/college-staff/coach-invite';
import { coachInvites, inviteIdOf } from '@touchline/functions/features/college-staff/coach-invite-store';
import { firestore } from '@touchline/functions/platform/firestore';
import type { Answer, Caller } from '../caller';

const SENT_AT = '2026-01-01T00:00:00.000Z';

/** Stores an invitation to a college, open until the end of the century unless told otherwise. */
export async function aSentInvite(
  changes: Pick<CoachInvite, 'collegeId'> & Partial<Omit<CoachInvite, '_id'>>,
): Promise<CoachInvite> {
  const email = changes.email ?? `invited-${randomUUID()}@people.example`;
  const invite: CoachInvite = {
    ...{ schemaVersion: COACH_INVITE_SCHEMA_VERSION, sex: 'male', staffType: 'assistantcoach', handsOver: false },
    ...{ byTouchline: false, mailId: null },
    ...{ sentBy: 'uid-of-a-coach', sentAt: SENT_AT, validUntil: '2099-01-01T00:00:00.000Z' },
    ...{ openedAt: null, acceptedAt: null, revokedAt: null, invitee: null },
    ...changes,
    _id: inviteIdOf(changes.collegeId, email),
    email,
  };
  await coachInvites(firestore()).doc(invite._id).set(invite);
  return invite;
}

/** The stored invitation of an address to a college. */
export async function storedInvite(collegeId: string, email: string): Promise<CoachInvite | undefined> {
  return (await coachInvites(firestore()).doc(inviteIdOf(collegeId, email)).get()).data();
}

/** Invites an address as an editor of a college. */
export function invite(editor: Caller, collegeId: string, email: string, changes: object = {}): Promise<Answer> {
  const body = { email, sex: 'male', staffType: 'assistantcoach', ...changes };
  return editor.call('inviteStaff', { params: { collegeId }, body });
}
