import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { MAIL_STOP_MODE, OPTIONAL_MAILS, type OptionalMail } from '@touchline/domain/person/mail/mail-choices';
import { hashOf, isSameHash } from '../../platform/rate-limit-store';
import { isDocumentName } from '../../platform/stored-document';

/** Where a kind of mail is turned off: on our page, and by the mail program itself with one click (RFC 8058). */
export interface MailStop {
  readonly page: string;
  readonly oneClick: string;
}

/** What the links of one person and kind of mail have in common. Only this deployment can compute it. */
export function mailStopLinkOf(kind: OptionalMail, uid: string): string {
  return `${kind}.${uid}.${hashOf(`mails ${kind} ${uid}`)}`;
}

/** Where the reader of a mail turns off its kind; `origin` is that of the site. It holds as long as the account. */
export function mailStopOf(origin: string, kind: OptionalMail, uid: string): MailStop {
  const link = mailStopLinkOf(kind, uid);
  return {
    page: `${origin}/signInUpMobile?mode=${MAIL_STOP_MODE}&link=${link}`,
    oneClick: `${origin}/ui/v1/mailStops?stop=${link}`,
  };
}

/** The headers that show a mail program where a kind of mail is turned off. */
export function headersOf({ oneClick }: MailStop): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Whose mails of which kind a link turns off. Throws Refusal notFound for one that we have not made. */
export function readMailStop(link: string): { readonly kind: OptionalMail; readonly uid: string } {
  const [name, uid = ''] = link.split('.');
  const kind = OPTIONAL_MAILS.find((one) => one === name);
  if (kind === undefined || !isDocumentName(uid) || !isSameHash(link, mailStopLinkOf(kind, uid)))
    throw new Refusal('notFound', 'unknownMailLink');
  return { kind, uid };
}
