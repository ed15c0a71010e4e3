import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type Mail, MAILS } from '@touchline/domain/person/mail/mail';
import {
  DELIVERY_FAILED,
  DELIVERY_RETRY,
  type ListedMail,
  listedMailOf,
  requireFailed,
} from '@touchline/domain/person/mail/outgoing-mail';
import { mailsFailedMail } from '@touchline/domain/person/mail/operator-mails';
import { type DocumentReference, FieldValue, type Firestore } from '@google-cloud/firestore';
import { documentPage } from '../../platform/document-page';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction } from '../../platform/firestore';
import { collectionOf, isDocumentName } from '../../platform/stored-document';
import { prepareOperatorMail } from './mail-store';

const PAGE_SIZE = 20;
/** How many failed mails one run of the job reports. */
const TOLD_AT_ONCE = 100;

/** The outgoing mails as admins see them. */
export interface OutgoingMailStore {
  /** A page of mails, the newest first, and the cursor of the next page; null after the last. */
  readonly list: (
    state: 'any' | 'failed',
    after: string | null,
  ) => Promise<{ readonly items: ListedMail[]; readonly next: string | null }>;
  /** Queues a failed mail again, with a line of the log. Throws Refusal notFound and conflict. */
  readonly resend: (mailId: string, by: string) => Promise<void>;
}

export function outgoingMailStore(database: () => Firestore, clock: Clock, newId: () => string): OutgoingMailStore {
  const audited = auditedTransactions(database, clock, newId);
  const mails = () => collectionOf(database(), MAILS);
  return {
    list: async (state, after) => {
      const wanted = state === 'failed' ? mails().where('delivery.state', '==', DELIVERY_FAILED) : mails();
      const { found, next } = await documentPage(wanted, { field: 'createdAt', direction: 'desc' }, after, PAGE_SIZE);
      return { items: found.map(listedMailOf), next };
    },

    resend: async (mailId, by) => {
      if (!isDocumentName(mailId)) throw new Refusal('notFound', 'unknownMail');
      const document = mails().doc(mailId);
      return audited({
        reads: { document },
        require: (stored) => stored.document.data() ?? missing('unknownMail'),
        alreadyDone: () => undefined,
        decide: (mail) => {
          requireFailed(mail);
          return {
            answer: undefined,
            write: (unit) =>
              unit.merge(unconverted(document), {
                ...{ delivery: { state: DELIVERY_RETRY }, failureToldAt: null },
                // A mail of before version 4 holds null, which the extension refuses.
                replyTo: mail.replyTo ?? FieldValue.delete(),
              }),
            audit: { action: 'mail.resend', target: `mail/${mailId}`, by: { uid: by, isAdmin: true } },
          };
        },
      });
    },
  };
}

interface FailedMailDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly operatorEmail: () => string | null;
  readonly origin: () => string;
}

/**
 * Tells the operator of mails that could not be sent, in one mail, and marks them in the same transaction. Of that mail
 * itself nothing is told: it would fail again. Answers how many there were.
 */
export async function reportFailedMails(dependencies: FailedMailDependencies): Promise<number> {
  const { database, clock, newId, operatorEmail, origin } = dependencies;
  const untold = collectionOf(database(), MAILS)
    .where('delivery.state', '==', DELIVERY_FAILED)
    .where('failureToldAt', '==', null)
    .limit(TOLD_AT_ONCE);
  const found = (await untold.get()).docs.map(({ ref }) => ref);
  if (found.length === 0) return 0;
  const mailId = newId();
  return inOneTransaction(async (unit) => {
    const now = clock();
    const at = now.toISOString();
    const stored = await unit.read<Mail[]>(...found);
    const failed = stored.filter((one) => one.get('delivery.state') === DELIVERY_FAILED && one.get('failureToldAt') === null);
    const count = failed.filter((one) => one.get('kind') !== 'mailsFailed').length;
    const text = mailsFailedMail({ count, link: `${origin()}/admin/logs?kind=mails&state=failed` });
    const attempt = { now, at, read: unit.read };
    const queueMail =
      count > 0 &&
      (await prepareOperatorMail(database(), attempt, operatorEmail(), { _id: mailId, by: null, kind: 'mailsFailed', text }));
    for (const { ref } of failed) unit.merge(unconverted(ref), { failureToldAt: at });
    if (queueMail !== false) queueMail(unit);
    return count;
  }, database());
}

/** The mail without its definition, which would stamp a part of a document as if it were the whole. */
function unconverted(mail: DocumentReference<Mail>): DocumentReference {
  return mail.withConverter(null);
}
