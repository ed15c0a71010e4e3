import type { AuditAction } from '@touchline/domain/audit/audit-actions';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Account } from '@touchline/domain/person/account/account';
import { signedOutMail, verificationMail } from '@touchline/domain/person/mail/admin-mails';
import { PROOF_OF } from '@touchline/domain/person/mail/mail';
import type { Firestore } from '@google-cloud/firestore';
import type { AuthUser } from '../../platform/auth/auth-changes-gateway';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { erasureDocuments } from '../account/erasure-store';
import { type MailToSend, prepareMail, UNSENT } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';

/** Which admin acts on whose account, and why. */
interface Acting {
  readonly by: string;
  readonly user: AuthUser;
  readonly reason: string;
}

/** What is written when an admin acts on an account: the line of the log, and the mail to the person. */
export interface PersonLeverStore {
  /** Reports that an admin ends every session. Throws Refusal notFound, conflict (the account is being deleted). */
  readonly reportSignOut: (acting: Acting) => Promise<void>;
  /** Sends the link that proves the address. Throws Refusal notFound, and conflict where it got too many. */
  readonly sendVerification: (acting: Acting & { readonly link: string }) => Promise<void>;
  /** Reports that an admin looks at the page of a person as others see it. Throws Refusal notFound. */
  readonly reportPreview: (acting: Pick<Acting, 'by' | 'user'> & { readonly reader: string }) => Promise<void>;
}

type Mail = Omit<MailToSend, 'to'> & { readonly about: string };

/** What is reported, and the mail about it; `isOwed` refuses the whole where the mail cannot be sent. */
interface Report extends Pick<Acting, 'by' | 'user'> {
  readonly action: AuditAction;
  readonly detail: Readonly<Record<string, string>>;
  readonly mailTo?: (account: Account) => Mail;
  readonly isOwed?: boolean;
}

export function personLeverStore(database: () => Firestore, clock: Clock, newId: () => string): PersonLeverStore {
  const audited = auditedTransactions(database, clock, newId);

  const report = ({ by, user, action, detail, mailTo, isOwed = false }: Report): Promise<void> => {
    const { uid, email, emailVerified: isVerified } = user;
    const mailId = newId();
    return audited({
      reads: { account: personDocuments(database()).accounts.doc(uid), erasure: erasureDocuments(database()).doc(uid) },
      require: ({ account, erasure }) => {
        if (erasure.exists) throw new Refusal('conflict', 'accountBeingDeleted');
        return account.data() ?? missing('unknownPerson');
      },
      alreadyDone: () => undefined,
      decide: async (account, attempt) => {
        const mail = mailTo?.(account);
        const queueMail = mail && (await prepareMail(database(), attempt, { ...mail, _id: mailId, to: { email, isVerified } }));
        if (isOwed && queueMail === UNSENT) throw new Refusal('conflict', 'verificationTooOften');
        return {
          answer: undefined,
          write: (unit) => queueMail?.(unit),
          audit: { action, target: `accounts/${uid}`, by: { uid: by, isAdmin: true }, detail },
        };
      },
    });
  };

  return {
    reportSignOut: ({ reason, ...acting }) =>
      report({
        ...{ ...acting, action: 'account.signOut', detail: { reason } },
        mailTo: ({ _id: about, firstName, locale }) => ({
          ...{ about, kind: 'signedOut', text: signedOutMail({ firstName, reason }, locale) },
        }),
      }),
    sendVerification: ({ link, reason, ...acting }) =>
      report({
        ...{ ...acting, action: 'account.verification', detail: { reason }, isOwed: true },
        mailTo: ({ _id: uid, locale }) => ({
          ...{ about: `${PROOF_OF}${uid}`, kind: 'verificationSent', text: verificationMail({ link }, locale) },
        }),
      }),
    reportPreview: ({ reader, ...acting }) => report({ ...acting, action: 'account.preview', detail: { reader } }),
  };
}
