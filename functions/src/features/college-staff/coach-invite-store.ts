import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Language } from '@touchline/domain/kernel/language';
import {
  acceptInvite,
  COACH_INVITES,
  type CoachInvite,
  type InviteForm,
  isOpenInvite,
  newInvite,
} from '@touchline/domain/person/college-staff/coach-invite';
import { requireActiveAccount } from '@touchline/domain/permissions/may-edit';
import { coachInvitedMail, staffInvitedMail } from '@touchline/domain/person/mail/invite-mails';
import type { Role } from '@touchline/domain/person/roles/role';
import { INVITES } from '@touchline/domain/reference/limits';
import type { DocumentReference, Firestore } from '@google-cloud/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { hashOf } from '../../platform/rate-limit-store';
import { collectionOf } from '../../platform/stored-document';
import { prepareMail } from '../mail/mail-store';
import { countInvite } from './invite-counter-store';
import { personDocuments } from '../profiles/profile-store';

const INVITES_AT_ONCE = 50;

/** The invitations to the staff of colleges. */
export function coachInvites(database: Firestore) {
  return collectionOf(database, COACH_INVITES);
}

/** The id of the one invitation of an address to a college: nobody can compute it who does not run this deployment. */
export function inviteIdOf(collegeId: string, email: string): string {
  return hashOf(`invite ${collegeId} ${email.toLowerCase()}`);
}

/** Finds the open invitation from one of these colleges to an address, the latest; null if there is none. */
export type FindOpenInvite = (collegeIds: readonly string[], email: string) => Promise<CoachInvite | null>;

/** Reads one document for each college, because the id names college and address. */
export function openInvites(database: () => Firestore, clock: Clock): FindOpenInvite {
  return async (collegeIds, email) => {
    if (collegeIds.length === 0) return null;
    const documents = collegeIds.map((collegeId) => coachInvites(database()).doc(inviteIdOf(collegeId, email)));
    const snapshots = await Promise.all(documents.map((document) => document.get()));
    const now = clock().toISOString();
    const open = snapshots.flatMap((snapshot) => snapshot.data() ?? []).filter((invite) => isOpenInvite(invite, now));
    return open.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt))[0] ?? null;
  };
}

/** The documents of the invitations that a person has sent to the staff of a college. */
export async function invitesBy(
  database: Firestore,
  uid: string,
  collegeId: string,
): Promise<readonly DocumentReference<CoachInvite>[]> {
  const found = coachInvites(database).where('sentBy', '==', uid).where('collegeId', '==', collegeId);
  return (await found.get()).docs.map(({ ref }) => ref);
}

/** The uid of the person whose account has an address; null where nobody has it. */
export async function ownerOf(database: Firestore, email: string): Promise<string | null> {
  return (await personDocuments(database).accounts.where('email', '==', email).limit(1).get()).docs[0]?.id ?? null;
}

/** Who invites whom to which college; `origin` and `language` are those of the call, for the mail. */
export interface Invitation {
  readonly by: { readonly uid: string; readonly isAdmin: boolean; readonly isStaff: boolean; readonly email: string | null };
  readonly college: { readonly _id: string; readonly name: string };
  readonly form: InviteForm;
  /** An admin invites in the name of Touchline: with a message, in the chosen language. */
  readonly byTouchline?: { readonly message: string | null };
  readonly origin: string;
  readonly language: Language;
}

/** Who accepts: the uid, and the address as the provider knows it with the colleges that match its domain. */
interface Acceptance {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly collegeIds: readonly string[];
}

/** Invitations to the staff of colleges; every change is one transaction with its line of the audit log. */
export interface CoachInviteStore {
  /** Those of a college, the newest first, 50 at most. */
  readonly listOf: (collegeId: string) => Promise<readonly CoachInvite[]>;
  /** Counts the invitation for its sender's day and queues the mail. Throws Refusal conflict, invalid, tooMany. */
  readonly send: (invitation: Invitation) => Promise<CoachInvite>;
  /** Throws Refusal notFound for an invitation of another college, conflict for an accepted one. */
  readonly revoke: (
    collegeId: string,
    inviteId: string,
    by: { readonly uid: string; readonly isAdmin: boolean },
  ) => Promise<void>;
  /** Notes that an invitation was opened, once, and returns it. Throws Refusal notFound. */
  readonly open: (inviteId: string) => Promise<CoachInvite>;
  /** The roles after accepting. Throws Refusal notFound, forbidden, conflict. */
  readonly accept: (inviteId: string, by: Acceptance) => Promise<readonly Role[]>;
}

export function coachInviteStore(database: () => Firestore, clock: Clock, newId: () => string): CoachInviteStore {
  const audited = auditedTransactions(database, clock, newId);
  const inviteAt = (inviteId: string) => coachInvites(database()).doc(inviteId);

  return {
    listOf: async (collegeId) => {
      const newest = coachInvites(database()).where('collegeId', '==', collegeId).orderBy('sentAt', 'desc');
      return (await newest.limit(INVITES_AT_ONCE).get()).docs.map((document) => document.data());
    },

    send: async ({ by, college, form, byTouchline, origin, language }) => {
      const [mailId, inviteId] = [newId(), inviteIdOf(college._id, form.email)];
      const owner = await ownerOf(database(), form.email);
      const { accounts, profiles } = personDocuments(database());
      let made: CoachInvite | null = null;
      return audited({
        reads: { invite: inviteAt(inviteId) },
        require: ({ invite }) => invite.data() ?? null,
        alreadyDone: (invite) => invite ?? made ?? missing('unknownInvite'),
        decide: async (earlier, attempt) => {
          const { now, read } = attempt;
          const isByTouchline = byTouchline !== undefined;
          const countToday = await countInvite(
            database(),
            by.uid,
            byTouchline === undefined ? 'invites' : 'adminInvites',
            attempt,
          );
          const [profile, account] = owner === null ? [] : await read(profiles.doc(owner), accounts.doc(owner));
          const invitee = profile?.data() ?? null;
          const invite = newInvite(form, {
            _id: inviteId,
            collegeId: college._id,
            by,
            earlier,
            invitee,
            mailId,
            byTouchline: isByTouchline,
            now,
          });
          made = invite;
          const link = `${origin}/claimCollege?invite=${inviteId}`;
          const said = {
            collegeName: college.name,
            sex: form.sex,
            handsOver: form.handsOver,
            link,
            validDays: INVITES.validDays,
          };
          const queueMail = await prepareMail(database(), attempt, {
            _id: mailId,
            about: invite.invitee ?? inviteId,
            kind: isByTouchline ? 'coachInvited' : 'staffInvited',
            to: { email: form.email, isVerified: false },
            text: isByTouchline
              ? coachInvitedMail({ ...said, message: byTouchline.message }, language)
              : staffInvitedMail(said, account?.data()?.locale ?? language),
          });
          return {
            answer: invite,
            write: (unit) => {
              unit.save(inviteAt(inviteId), invite);
              countToday(unit);
              queueMail(unit);
            },
            audit: { action: 'invite.send', target: `colleges/${college._id}`, by, detail: { inviteId } },
          };
        },
      });
    },

    revoke: (collegeId, inviteId, by) =>
      audited({
        reads: { invite: inviteAt(inviteId) },
        require: ({ invite }) => {
          const found = invite.data();
          return found === undefined || found.collegeId !== collegeId ? missing('unknownInvite') : found;
        },
        alreadyDone: () => undefined,
        decide: (invite, { at }) => {
          if (invite.acceptedAt !== null) throw new Refusal('conflict', 'inviteAccepted');
          if (invite.revokedAt !== null) return { answer: undefined };
          return {
            answer: undefined,
            write: (unit) => unit.save(inviteAt(inviteId), { ...invite, revokedAt: at }),
            audit: { action: 'invite.revoke', target: `colleges/${collegeId}`, by, detail: { inviteId } },
          };
        },
      }),

    open: (inviteId) =>
      audited({
        reads: { invite: inviteAt(inviteId) },
        require: ({ invite }) => invite.data() ?? missing('unknownInvite'),
        alreadyDone: (invite) => invite,
        decide: (invite, { at }) => {
          if (invite.openedAt !== null || !isOpenInvite(invite, at)) return { answer: invite };
          const opened = { ...invite, openedAt: at };
          return { answer: opened, write: (unit) => unit.save(inviteAt(inviteId), opened) };
        },
      }),

    accept: (inviteId, { uid, ...mail }) => {
      const profileDocument = personDocuments(database()).profiles.doc(uid);
      return audited({
        reads: { invite: inviteAt(inviteId), profile: profileDocument },
        require: (stored) => ({
          invite: stored.invite.data() ?? missing('unknownInvite'),
          profile: stored.profile.data() ?? missing('noProfile'),
        }),
        alreadyDone: ({ profile }) => profile.roles,
        decide: ({ invite, profile }, { at }) => {
          requireActiveAccount({ isDeactivated: profile.hidden });
          const after = acceptInvite(invite, { profile, ...mail, now: at });
          if (after.invite === invite) return { answer: profile.roles };
          return {
            answer: after.profile.roles,
            write: (unit) => {
              unit.save(inviteAt(inviteId), after.invite);
              unit.save(profileDocument, after.profile);
            },
            audit: {
              action: 'invite.accept',
              target: `profiles/${uid}`,
              by: { uid, isAdmin: false },
              detail: {
                ...{ collegeId: invite.collegeId, inviteId },
                ...(invite.byTouchline ? { invitedBy: invite.sentBy, status: 'Accepted' } : {}),
              },
            },
          };
        },
      });
    },
  };
}
