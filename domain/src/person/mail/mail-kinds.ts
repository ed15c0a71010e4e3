/**
 * Why a mail is written. A `notice` reports something to the owner of an address. A `warning` goes to the address that
 * an account had before. A `link` verifies an address, resets a password, invites somebody, asks a guardian or reminds
 * one, or asks a coach to confirm something, or a coach or visitor to confirm their address. A `receipt` tells a
 * minor's guardian what was paid, a `copy` what a coach and the minor wrote, or whom the minor asks. A `message` tells
 * somebody that the other side of a conversation wrote. A `lockout` tells anyone who can no longer sign in why, or that
 * they can again. `operator` tells the operator what people wrote to them. `answer` is what the operator writes to
 * somebody who wrote to them.
 */
type MailPurpose = 'notice' | 'warning' | 'link' | 'receipt' | 'lockout' | 'operator' | 'answer' | 'message' | 'copy';

/** A kind of mail: its purpose, and how many of it one recipient gets at most. */
interface MailKindRule {
  readonly purpose: MailPurpose;
  readonly perHour: number;
  readonly perDay: number;
}

/**
 * Every kind of mail that Touchline writes. The links that verify an address or reset a password are the provider's
 * (docs/accounts.md), which limits them itself, except those that an admin sends again.
 */
export const MAIL_KINDS = {
  passwordChanged: { purpose: 'notice', perHour: 5, perDay: 10 },
  emailChanged: { purpose: 'warning', perHour: 3, perDay: 10 },
  emailRestored: { purpose: 'warning', perHour: 3, perDay: 10 },
  roleDecided: { purpose: 'notice', perHour: 10, perDay: 20 },
  coachInvited: { purpose: 'link', perHour: 3, perDay: 6 },
  staffInvited: { purpose: 'link', perHour: 3, perDay: 6 },
  handedOver: { purpose: 'notice', perHour: 3, perDay: 6 },
  claimOpened: { purpose: 'notice', perHour: 10, perDay: 20 },
  guardianAsked: { purpose: 'link', perHour: 2, perDay: 3 },
  guardianReminded: { purpose: 'link', perHour: 10, perDay: 20 },
  profileHidden: { purpose: 'notice', perHour: 3, perDay: 6 },
  campHidden: { purpose: 'notice', perHour: 3, perDay: 6 },
  paymentFailed: { purpose: 'notice', perHour: 2, perDay: 4 },
  guardianReceipt: { purpose: 'receipt', perHour: 4, perDay: 8 },
  accountSuspended: { purpose: 'lockout', perHour: 3, perDay: 6 },
  adminChanged: { purpose: 'notice', perHour: 5, perDay: 10 },
  signedOut: { purpose: 'notice', perHour: 3, perDay: 6 },
  verificationSent: { purpose: 'link', perHour: 3, perDay: 6 },
  planGiven: { purpose: 'notice', perHour: 3, perDay: 6 },
  featureDecided: { purpose: 'notice', perHour: 5, perDay: 10 },
  contactReceived: { purpose: 'operator', perHour: 60, perDay: 300 },
  removalRequested: { purpose: 'operator', perHour: 60, perDay: 300 },
  feedbackReceived: { purpose: 'operator', perHour: 60, perDay: 300 },
  mailsFailed: { purpose: 'operator', perHour: 4, perDay: 24 },
  pictureLocked: { purpose: 'operator', perHour: 60, perDay: 300 },
  jobFailing: { purpose: 'operator', perHour: 30, perDay: 60 },
  messageAnswered: { purpose: 'answer', perHour: 5, perDay: 10 },
  guardianshipAsked: { purpose: 'link', perHour: 3, perDay: 6 },
  furtherGuardianAsked: { purpose: 'link', perHour: 3, perDay: 6 },
  guardianshipConfirmed: { purpose: 'notice', perHour: 5, perDay: 10 },
  guardianshipEnded: { purpose: 'notice', perHour: 5, perDay: 10 },
  comingOfAge: { purpose: 'notice', perHour: 3, perDay: 6 },
  classAsked: { purpose: 'notice', perHour: 3, perDay: 6 },
  guardianshipKept: { purpose: 'notice', perHour: 3, perDay: 6 },
  threadMessage: { purpose: 'message', perHour: 30, perDay: 100 },
  threadReplied: { purpose: 'message', perHour: 60, perDay: 200 },
  guardianCopy: { purpose: 'copy', perHour: 200, perDay: 1000 },
  attestationAsked: { purpose: 'link', perHour: 10, perDay: 20 },
  attestationTold: { purpose: 'copy', perHour: 10, perDay: 20 },
  coachLinkConfirm: { purpose: 'link', perHour: 3, perDay: 6 },
  coachLinkTold: { purpose: 'copy', perHour: 10, perDay: 20 },
  purchaseAsked: { purpose: 'link', perHour: 10, perDay: 20 },
  purchaseAnswered: { purpose: 'notice', perHour: 10, perDay: 20 },
  attestationAnswered: { purpose: 'notice', perHour: 10, perDay: 20 },
  suggestionConfirm: { purpose: 'link', perHour: 3, perDay: 6 },
  suggestionReceived: { purpose: 'notice', perHour: 1, perDay: 1 },
  suggestionDecided: { purpose: 'notice', perHour: 10, perDay: 20 },
  collegeCreated: { purpose: 'notice', perHour: 3, perDay: 6 },
  weeklyInterest: { purpose: 'notice', perHour: 2, perDay: 2 },
  searchFits: { purpose: 'notice', perHour: 1, perDay: 1 },
} as const satisfies Record<string, MailKindRule>;

export type MailKind = keyof typeof MAIL_KINDS;

/**
 * A recipient: the address, whether its owner has proven that it is theirs, and which kinds of mail they have turned
 * off, where they may.
 */
export interface Recipient {
  readonly email: string;
  readonly isVerified: boolean;
  readonly mailsOff?: readonly MailKind[];
}

/** Mails of one kind that a recipient got within the running hour and day. */
export interface SentMails {
  readonly inHour: number;
  readonly inDay: number;
}

/**
 * Why a mail is not sent; null where it is. Notices and messages go to verified addresses only: an address that anybody
 * typed gets nothing but links, receipts and copies of a minor, the warning to a former address, why its account is
 * closed, and the answer to what came with it. Each recipient gets a bounded number of each kind.
 */
export function mailRefusal(
  kind: MailKind,
  { isVerified, mailsOff = [] }: Pick<Recipient, 'isVerified' | 'mailsOff'>,
  { inHour, inDay }: SentMails,
): 'unverified' | 'turnedOff' | 'tooMany' | null {
  const { purpose, perHour, perDay }: MailKindRule = MAIL_KINDS[kind];
  if ((purpose === 'notice' || purpose === 'message') && !isVerified) return 'unverified';
  if (mailsOff.includes(kind)) return 'turnedOff';
  return inHour >= perHour || inDay >= perDay ? 'tooMany' : null;
}
