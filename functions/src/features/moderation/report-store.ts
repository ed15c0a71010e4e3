import type { Camp } from '@touchline/domain/camp/camp';
import { RATE_LIMITS } from '@touchline/domain/collections/all-collections';
import { DAY_MS } from '@touchline/domain/kernel/day';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type CampReportForm, newCampReport } from '@touchline/domain/person/moderation/reported-camp';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { Reader } from '@touchline/domain/person/profiles/audience/visibility';
import { messageAnsweredMail } from '@touchline/domain/person/mail/operator-mails';
import {
  closedReport,
  mergedReport,
  newReport,
  placeOf,
  type Report,
  type ReportForm,
  REPORTS,
  reopenedReport,
} from '@touchline/domain/person/moderation/report';
import type { DocumentData, Firestore } from '@google-cloud/firestore';
import { type Attempt, type AuditReport, auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction, type Writes } from '../../platform/firestore';
import { hashOf } from '../../platform/rate-limit-store';
import { collectionOf, isDocumentName } from '../../platform/stored-document';
import { prepareMail, UNSENT } from '../mail/mail-store';
import type { IsLocked, LockedPictureStore } from './locked/locked-picture-store';

/** Reports about profiles, and how admins close them (docs/decisions/068-reports-and-hiding.md). */
export interface ReportStore {
  /**
   * Keeps a report. The same person's next one about the same thing replaces it, also where it was closed; what
   * visitors report of the same thing for the same reason is one report. Throws Refusal notFound, invalid
   * (`newReport`).
   */
  readonly add: (about: Profile, form: ReportForm, author: ReportAuthor) => Promise<void>;
  /** Keeps a report about a camp, as `add` does one about a profile. Throws Refusal notFound (`newCampReport`). */
  readonly addOfCamp: (about: Camp, form: CampReportForm, by: string | null) => Promise<void>;
  /**
   * Closes a report for a reason, without hiding anything: one transaction with the audit line, and for a request with
   * the mail that answers it, where the admin writes one. Throws Refusal notFound, invalid (`closedReport`), and
   * conflict where the answer cannot be sent.
   */
  readonly dismiss: (reportId: string, dismissal: Dismissal) => Promise<void>;
  /** Opens a closed report again, with its audit line. Throws Refusal notFound. */
  readonly reopen: (reportId: string, by: string) => Promise<void>;
}

/** Who reports, as whom they read the profile, and the site's origin for mails to admins. */
interface ReportAuthor {
  readonly by: string | null;
  readonly reader: Reader;
  readonly origin: string;
}

/** Which admin closes a report and why; `answer` is mailed to the author of a request, null for no mail. */
interface Dismissal {
  readonly by: string;
  readonly reason: string;
  readonly answer: string | null;
}

/** A decision about a report: what becomes of it, what the log says, and the mail that goes with it. */
interface ReportDecision {
  readonly by: string;
  readonly line: Pick<AuditReport, 'action' | 'detail'>;
  readonly change: (before: Report, at: string) => Report;
  readonly prepareAnswer?: (after: Report, attempt: Attempt) => Promise<(unit: Writes) => void>;
}

interface ReportDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Where answers to an answer go; to the sender of all mails without one. */
  readonly operatorEmail: () => string | null;
  readonly locks: Pick<LockedPictureStore, 'lock'>;
  readonly isLocked: IsLocked;
}

export function reportStore({ database, clock, newId, operatorEmail, locks, isLocked }: ReportDependencies): ReportStore {
  const audited = auditedTransactions(database, clock, newId);
  const reports = () => collectionOf(database(), REPORTS);

  /** Adds a visitor's report to the others, once for each call: the call leaves a mark for a day. */
  const addToVisitors = (made: Report, now: Date): Promise<void> => {
    const document = reports().doc(made._id);
    const mark = collectionOf(database(), RATE_LIMITS).doc(`reportCall-${newId()}`);
    return inOneTransaction(async (unit) => {
      const [earlier, counted] = await unit.read<[Report, DocumentData]>(document, mark);
      if (counted.exists) return;
      const before = earlier.data();
      unit.save(document, before === undefined ? made : mergedReport(before, made));
      unit.save(mark, { _id: mark.id, count: 1, expiresAt: new Date(now.getTime() + DAY_MS) });
    }, database());
  };

  /** A person's report replaces their earlier one; a visitor's is added to those of the others. */
  const save = (made: Report, now: Date): Promise<void> => {
    if (made.by === null) return addToVisitors(made, now);
    return inOneTransaction((unit) => {
      unit.save(reports().doc(made._id), made);
      return Promise.resolve();
    }, database());
  };

  /** Closes or reopens one report, with the line of the log. */
  const decide = (reportId: string, { by, line, change, prepareAnswer }: ReportDecision): Promise<void> => {
    if (!isDocumentName(reportId)) throw new Refusal('notFound', 'unknownReport');
    const document = reports().doc(reportId);
    return audited({
      reads: { stored: document },
      require: ({ stored }) => stored.data() ?? missing('unknownReport'),
      alreadyDone: () => undefined,
      decide: async (before, attempt) => {
        const after = change(before, attempt.at);
        const { reason, profileId, place } = before;
        const isOfLocked = reason === 'childAbuse' && profileId !== null && place !== null && after.closedAt !== null;
        if (isOfLocked && (await isLocked(profileId, place))) throw new Refusal('conflict', 'pictureIsLocked');
        if (after === before) return { answer: undefined };
        const queueMail = await prepareAnswer?.(after, attempt);
        return {
          answer: undefined,
          write: (unit) => {
            unit.save(document, after);
            queueMail?.(unit);
          },
          audit: { ...line, target: `reports/${reportId}`, by: { uid: by, isAdmin: true } },
        };
      },
    });
  };

  /** The mail that answers a request. Throws Refusal conflict where the address got too many answers. */
  const answering =
    (mailId: string, answer: string): NonNullable<ReportDecision['prepareAnswer']> =>
    async ({ replyTo, at, language }, attempt) => {
      if (replyTo === null) return UNSENT;
      const answersTo = operatorEmail();
      const queueMail = await prepareMail(database(), attempt, {
        ...{ _id: mailId, about: '', kind: 'messageAnswered', to: { email: replyTo, isVerified: false } },
        ...(answersTo !== null && { replyTo: answersTo }),
        text: messageAnsweredMail({ firstName: null, at, answer }, language ?? 'en'),
      });
      if (queueMail === UNSENT) throw new Refusal('conflict', 'messageWithoutAddress');
      return queueMail;
    };

  return {
    add: async (about, form, { by, reader, origin }) => {
      const author = by === null ? `visitors ${form.reason}` : by;
      const _id = hashOf(`report ${[about._id, form.about.kind, placeOf(form.about) ?? '', author].join(' ')}`);
      const now = clock();
      const made = newReport(about, form, { _id, by, reader, now: now.toISOString() });
      if (made.reason === 'childAbuse' && made.place !== null) return locks.lock(made, made.place, origin);
      await save(made, now);
    },

    addOfCamp: async (about, form, by) => {
      const author = by === null ? `visitors ${form.reason}` : by;
      const now = clock();
      const _id = hashOf(`report camp ${about._id} ${author}`);
      await save(newCampReport(about, form, { _id, by, now: now.toISOString() }), now);
    },

    dismiss: (reportId, { by, reason, answer }) =>
      decide(reportId, {
        by,
        line: { action: answer === null ? 'report.close' : 'report.answer', detail: { reason } },
        change: (before, at) => closedReport(before, { outcome: 'dismissed', by, reason, at, answer }),
        ...(answer !== null && { prepareAnswer: answering(newId(), answer) }),
      }),

    reopen: (reportId, by) => decide(reportId, { by, line: { action: 'report.reopen' }, change: reopenedReport }),
  };
}
