import { type CoachInvite, newInvite, resentInvite, revokedInvite } from '@touchline/domain/person/college-staff/coach-invite';
import { coachInvitedMail } from '@touchline/domain/person/mail/invite-mails';
import { INVITES } from '@touchline/domain/reference/limits';
import type { DocumentReference, Firestore } from '@google-cloud/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { documentPage } from '../../platform/document-page';
import { prepareMail } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';
import { coachInvites, type Invitation, inviteIdOf, ownerOf } from './coach-invite-store';
import { countInvite, invitesLeft } from './invite-counter-store';

const INVITES_A_PAGE = 20;

/** A page of invitations, the mails among theirs that bounced, and the cursor of the next page; null after the last. */
interface InvitesPage {
  readonly invites: readonly CoachInvite[];
  readonly bounced: ReadonlySet<string>;
  readonly next: string | null;
}

/** The invitations that admins send in the name of Touchline (docs/decisions/142-invitations-by-touchline.md). */
export interface AdminInviteStore {
  /** Throws what `send` would throw because of the invited person; writes nothing. */
  readonly check: (invitation: Pick<Invitation, 'by' | 'college' | 'form'>) => Promise<void>;
  /** Those of admins, the newest first, 20 a page; `after` is the `next` of the previous page. */
  readonly listOfAdmins: (after: string | null) => Promise<InvitesPage>;
  /** Sends one of an admin again. Throws Refusal notFound, conflict, tooMany. */
  readonly resend: (inviteId: string, again: Omit<Invitation, 'form' | 'byTouchline'>) => Promise<CoachInvite>;
  /** One of an admin. Throws Refusal notFound. */
  readonly findOfAdmins: (inviteId: string) => Promise<CoachInvite>;
  /**
   * Revokes the open invitations that a former admin sent as an admin; returns how many. Each is one
   * transaction with its line of the log, so that a run that broke off is made again.
   */
  readonly revokeAllOf: (uid: string) => Promise<number>;
  /** How many an admin may still send today. */
  readonly leftToday: (uid: string) => Promise<number>;
}

export function adminInviteStore(database: () => Firestore, clock: Clock, newId: () => string): AdminInviteStore {
  const audited = auditedTransactions(database, clock, newId);
  const inviteAt = (inviteId: string) => coachInvites(database()).doc(inviteId);

  const revokeOne = (ref: DocumentReference<CoachInvite>): Promise<boolean> =>
    audited({
      reads: { invite: ref },
      require: ({ invite }) => invite.data() ?? missing('unknownInvite'),
      alreadyDone: () => true,
      decide: (invite, { at }) => {
        const after = revokedInvite(invite, at);
        if (after === invite) return { answer: false };
        return {
          answer: true,
          write: (unit) => unit.save(ref, after),
          audit: {
            action: 'invite.revoke',
            target: `colleges/${invite.collegeId}`,
            by: { uid: null, isAdmin: true },
            detail: { inviteId: invite._id, as: 'senderIsNoAdmin' },
          },
        };
      },
    });

  return {
    check: async ({ by, college, form }) => {
      const owner = await ownerOf(database(), form.email);
      const [earlier, profile] = await Promise.all([
        inviteAt(inviteIdOf(college._id, form.email)).get(),
        owner === null ? null : personDocuments(database()).profiles.doc(owner).get(),
      ]);
      const found = { earlier: earlier.data() ?? null, invitee: profile?.data() ?? null };
      newInvite(form, { _id: '', collegeId: college._id, by, ...found, byTouchline: true, mailId: '', now: clock() });
    },

    listOfAdmins: async (after) => {
      const ofAdmins = coachInvites(database()).where('byTouchline', '==', true);
      const newest = { field: 'sentAt', direction: 'desc' } as const;
      const { found: invites, next } = await documentPage(ofAdmins, newest, after, INVITES_A_PAGE);
      const mails = invites.flatMap(({ mailId }) => (mailId === null ? [] : [database().collection('mail').doc(mailId)]));
      const delivered = mails.length === 0 ? [] : await database().getAll(...mails);
      return {
        invites,
        bounced: new Set(delivered.filter((mail) => mail.get('delivery.state') === 'ERROR').map(({ id }) => id)),
        next,
      };
    },

    findOfAdmins: async (inviteId) => {
      const invite = (await inviteAt(inviteId).get()).data();
      return invite?.byTouchline === true ? invite : missing('unknownInvite');
    },

    revokeAllOf: async (uid) => {
      const waiting = coachInvites(database())
        .where('sentBy', '==', uid)
        .where('byTouchline', '==', true)
        .where('acceptedAt', '==', null)
        .where('revokedAt', '==', null);
      let revoked = 0;
      for (const { ref } of (await waiting.get()).docs) if (await revokeOne(ref)) revoked += 1;
      return revoked;
    },

    leftToday: (uid) => invitesLeft(database(), uid, 'adminInvites', clock()),

    resend: (inviteId, { by, college, origin, language }) => {
      const mailId = newId();
      return audited({
        reads: { invite: inviteAt(inviteId) },
        require: ({ invite }) => invite.data() ?? missing('unknownInvite'),
        alreadyDone: (invite) => invite,
        decide: async (invite, attempt) => {
          if (!invite.byTouchline) return missing('unknownInvite');
          const again = resentInvite(invite, { mailId, by: by.uid }, attempt.now);
          const countToday = await countInvite(database(), by.uid, 'adminInvites', attempt);
          const link = `${origin}/claimCollege?invite=${inviteId}`;
          const said = { collegeName: college.name, sex: invite.sex, link, validDays: INVITES.validDays, message: null };
          const queueMail = await prepareMail(database(), attempt, {
            ...{ _id: mailId, about: invite.invitee ?? inviteId, kind: 'coachInvited' },
            to: { email: invite.email, isVerified: false },
            text: coachInvitedMail(said, language),
          });
          return {
            answer: again,
            write: (unit) => {
              unit.save(inviteAt(inviteId), again);
              countToday(unit);
              queueMail(unit);
            },
            audit: { action: 'invite.send', target: `colleges/${invite.collegeId}`, by, detail: { inviteId, again: 'again' } },
          };
        },
      });
    },
  };
}
