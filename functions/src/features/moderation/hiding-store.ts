import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Recipient } from '@touchline/domain/person/mail/mail-kinds';
import { profileHiddenMail } from '@touchline/domain/person/mail/profile-mails';
import { type HidingAnswer, newObjection, outcomeByHiding } from '@touchline/domain/person/moderation/hiding-answer';
import { type Report, REPORTS } from '@touchline/domain/person/moderation/report';
import { removedPictureOf } from '@touchline/domain/person/moderation/removed-picture';
import type { Fingerprint } from '@touchline/domain/pictures/fingerprint';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { type HideablePart, withAnsweredHiding, withHiding } from '@touchline/domain/person/profiles/withheld';
import type { Firestore } from '@google-cloud/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import type { Writes } from '../../platform/firestore';
import { logBug } from '../../platform/log';
import { collectionOf, isDocumentName } from '../../platform/stored-document';
import { prepareFeatureLine } from '../featuring/feature-line-store';
import { prepareMail } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';
import type { IsLocked } from './locked/locked-picture-store';
import { removedPictureId, removedPictures } from './removed-picture-store';
import { openReportsAbout } from './open-reports';

/**
 * Which admin hides whose profile, or a part of it, for a reason, or shows it again (null); `to` is the owner's address
 * as the provider knows it, null where it knows none.
 */
interface Hiding {
  readonly profileId: string;
  readonly part: HideablePart | null;
  readonly by: string;
  readonly reason: string | null;
  readonly to: Recipient | null;
}

/** Profiles, and parts of them, that admins hide, and what their owners answer. */
export interface HidingStore {
  /**
   * Hides or shows again, and closes the open reports that this decides: one transaction with the audit line and a mail
   * to the owner. Throws Refusal notFound; also for a picture that the profile does not own.
   */
  readonly setHidden: (hiding: Hiding) => Promise<Profile>;
  /** Puts what an owner answers into the queue, once. Throws Refusal notFound, and conflict (`withAnsweredHiding`). */
  readonly object: (profileId: string, answer: HidingAnswer) => Promise<Profile>;
}

interface HidingDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
  /** What a stored picture of a profile is recognized by; null where its file is gone. */
  readonly isLocked: IsLocked;
  readonly fingerprintOf: (profileId: string, pictureId: string) => Promise<Fingerprint | null>;
}

export function hidingStore({ database, clock, newId, isLocked, fingerprintOf }: HidingDependencies): HidingStore {
  const audited = auditedTransactions(database, clock, newId);
  const reports = () => collectionOf(database(), REPORTS);

  /** Stores what a removed picture is recognized by; one that is shown again is forgotten. */
  const rememberRemoved = (unit: Writes, profileId: string, pictureId: string, is: Fingerprint | 'shown' | null, at: string) => {
    const _id = removedPictureId(profileId, pictureId);
    const document = removedPictures(database()).doc(_id);
    const removed = is === 'shown' ? null : removedPictureOf(_id, is, at);
    if (removed !== null) unit.save(document, removed);
    else if (is === 'shown') unit.remove(document);
  };

  return {
    setHidden: async ({ profileId, part, by, reason, to }) => {
      if (!isDocumentName(profileId)) throw new Refusal('notFound', 'unknownProfile');
      const { profiles, accounts } = personDocuments(database());
      const [document, mailId] = [profiles.doc(profileId), newId()];
      const closeReports = await openReportsAbout(database(), profileId);
      const pictureId = part?.kind === 'picture' ? part.place : null;
      if (pictureId !== null && (await isLocked(profileId, pictureId))) throw new Refusal('conflict', 'pictureIsLocked');
      const fingerprint = pictureId === null || reason === null ? null : await hashed(fingerprintOf(profileId, pictureId));
      return audited({
        reads: { profile: document, account: accounts.doc(profileId) },
        require: ({ profile, account }) => ({
          before: profile.data() ?? missing('unknownProfile'),
          account: account.data() ?? missing('unknownProfile'),
        }),
        alreadyDone: ({ before }) => before,
        decide: async ({ before, account: { firstName, locale } }, attempt) => {
          if (reason !== null && part?.kind === 'picture' && !before.pictures.includes(part.place)) missing('unknownPicture');
          const after = withHiding(before, { reason, part }, attempt.at);
          const outcome = (one: Report) => outcomeByHiding(one, { part, reason });
          const writeClosed = await closeReports(attempt, { outcome, by, reason: reason ?? SHOWN_AGAIN });
          if (after === before) return { answer: before, write: writeClosed };
          const text = profileHiddenMail({ firstName, reason, part }, locale);
          const keepLine = await prepareFeatureLine(database(), attempt, before, after);
          const queueMail =
            to && (await prepareMail(database(), attempt, { _id: mailId, about: profileId, kind: 'profileHidden', to, text }));
          const acts = part === null ? (['profile.show', 'profile.hide'] as const) : PART_ACTS;
          return {
            answer: after,
            write: (unit) => {
              unit.save(document, after);
              if (pictureId !== null)
                rememberRemoved(unit, profileId, pictureId, reason === null ? 'shown' : fingerprint, attempt.at);
              keepLine(unit);
              writeClosed(unit);
              queueMail?.(unit);
            },
            audit: {
              action: acts[reason === null ? 0 : 1],
              target: `profiles/${profileId}`,
              by: { uid: by, isAdmin: true },
              detail: { ...(part !== null && { part: `${part.kind}/${part.place}` }), ...(reason !== null && { reason }) },
            },
          };
        },
      });
    },

    object: (profileId, answer) => {
      const { profiles } = personDocuments(database());
      const reportId = newId();
      return audited({
        reads: { profile: profiles.doc(profileId) },
        require: ({ profile }) => profile.data() ?? missing('unknownProfile'),
        alreadyDone: (before) => before,
        decide: (before, { at }) => {
          const after = withAnsweredHiding(before, answer.part, at);
          return {
            answer: after,
            write: (unit) => {
              unit.save(profiles.doc(profileId), after);
              unit.save(reports().doc(reportId), newObjection(after, answer, reportId, at));
            },
            audit: { action: 'profile.object', target: `profiles/${profileId}`, by: { uid: profileId, isAdmin: false } },
          };
        },
      });
    },
  };
}

const PART_ACTS = ['profile.showPart', 'profile.hidePart'] as const;

/** The reason with which an answer is closed that an admin followed. */
const SHOWN_AGAIN = 'Shown again.';

/** Hiding comes first: where a picture cannot be read now, it is hidden all the same, and its hashes are missing. */
function hashed(fingerprint: Promise<Fingerprint | null>): Promise<Fingerprint | null> {
  return fingerprint.catch((error: unknown) => {
    logBug('', error);
    return null;
  });
}
