import { describe, expect, test } from 'vitest';
import { OPTIONAL_MAILS } from './mail-choices';
import { MAIL_KINDS, type MailKind, mailRefusal } from './mail-kinds';

const none = { inHour: 0, inDay: 0 };

/** Whether each kind of mail goes to an unverified address. A new kind does not compile without a line. */
const TO_UNVERIFIED: Readonly<Record<MailKind, boolean>> = {
  passwordChanged: false,
  emailChanged: true,
  emailRestored: true,
  roleDecided: false,
  coachInvited: true,
  staffInvited: true,
  handedOver: false,
  claimOpened: false,
  guardianAsked: true,
  guardianReminded: true,
  profileHidden: false,
  guardianshipAsked: true,
  furtherGuardianAsked: true,
  guardianshipConfirmed: false,
  guardianshipEnded: false,
  guardianshipKept: false,
  comingOfAge: false,
  classAsked: false,
  collegeCreated: false,
  weeklyInterest: false,
  searchFits: false,
  attestationAsked: true,
  attestationTold: true,
  attestationAnswered: false,
  purchaseAsked: true,
  purchaseAnswered: false,
  coachLinkConfirm: true,
  coachLinkTold: true,
  suggestionConfirm: true,
  suggestionReceived: false,
  suggestionDecided: false,
  campHidden: false,
  paymentFailed: false,
  guardianReceipt: true,
  accountSuspended: true,
  adminChanged: false,
  signedOut: false,
  verificationSent: true,
  planGiven: false,
  featureDecided: false,
  contactReceived: true,
  removalRequested: true,
  feedbackReceived: true,
  mailsFailed: true,
  pictureLocked: true,
  jobFailing: true,
  messageAnswered: true,
  threadMessage: false,
  threadReplied: false,
  guardianCopy: true,
};

const CASES = Object.entries(TO_UNVERIFIED) as readonly (readonly [MailKind, boolean])[];

describe('a mail', () => {
  test.each(CASES)('of the kind %s goes to a verified address; to another one: %s', (kind, toUnverified) => {
    expect(mailRefusal(kind, { isVerified: true }, none)).toBeNull();
    expect(mailRefusal(kind, { isVerified: false }, none)).toBe(toUnverified ? null : 'unverified');
  });

  test.each(CASES)('of the kind %s stays away from whoever has turned it off, where that is possible', (kind) => {
    expect(mailRefusal(kind, { isVerified: true, mailsOff: [kind] }, none)).toBe('turnedOff');
    const others = OPTIONAL_MAILS.filter((one) => one !== kind);
    expect(mailRefusal(kind, { isVerified: true, mailsOff: others }, none)).toBeNull();
  });

  test('can be turned off only where it is a notice that nobody needs: never about an account, a role or money', () => {
    expect(OPTIONAL_MAILS).toEqual(['claimOpened', 'featureDecided', 'weeklyInterest', 'searchFits', 'suggestionReceived']);
    for (const kind of OPTIONAL_MAILS) expect(MAIL_KINDS[kind].purpose).toBe('notice');
  });

  test.each(CASES)('of the kind %s is bounded for each recipient, by the hour and by the day', (kind) => {
    const { perHour, perDay, purpose } = MAIL_KINDS[kind];
    const after = (inHour: number, inDay: number) => mailRefusal(kind, { isVerified: true }, { inHour, inDay });
    expect([after(perHour - 1, perHour - 1), after(perHour, perHour)]).toEqual([null, 'tooMany']);
    expect([after(0, perDay - 1), after(0, perDay)]).toEqual([null, 'tooMany']);
    expect(perHour).toBeLessThanOrEqual(perDay);
    // What people write to each other is limited where it is written; no copy for a guardian is ever left out.
    const most = { operator: 300, message: 200, copy: 1000 } as const;
    expect(perDay).toBeLessThanOrEqual(purpose in most ? most[purpose as keyof typeof most] : 20);
  });
});
