import { featureDecidedMail } from '@touchline/domain/featuring/feature-mails';
import type { Language } from '@touchline/domain/kernel/language';
import { guardianReceiptMail, paymentFailedMail } from '@touchline/domain/money/money-mails';
import { adminChangedMail, planGivenMail, signedOutMail, verificationMail } from '@touchline/domain/person/mail/admin-mails';
import { classAskedMail, comingOfAgeMail } from '@touchline/domain/person/mail/growing-up-mails';
import {
  attestationAnsweredMail,
  attestationAskedMail,
  attestationToldMail,
} from '@touchline/domain/person/mail/attestation-mails';
import { purchaseAnsweredMail, purchaseAskedMail } from '@touchline/domain/money/approval/purchase-request-mails';
import { coachLinkConfirmMail, coachLinkToldMail } from '@touchline/domain/person/mail/coach-link-mails';
import { guardianAskedMail, guardianRemindedMail } from '@touchline/domain/person/mail/guardian-mails';
import {
  childAskedMail,
  furtherGuardianMail,
  guardianshipAskedMail,
  guardianshipConfirmedMail,
  guardianshipEndedMail,
  guardianshipKeepMail,
} from '@touchline/domain/person/mail/guardianship-mails';
import {
  suggestionConfirmMail,
  suggestionDecidedMail,
  suggestionReceivedMail,
} from '@touchline/domain/person/mail/suggestion-mails';
import { weeklyInterestMail } from '@touchline/domain/person/mail/interest-mails';
import { coachInvitedMail, handedOverMail, staffInvitedMail } from '@touchline/domain/person/mail/invite-mails';
import { type SearchNews, searchFitsMail } from '@touchline/domain/person/mail/search-mails';
import type { MailText } from '@touchline/domain/person/mail/mail-text';
import type { MailKind } from '@touchline/domain/person/mail/mail-kinds';
import {
  claimOpenedMail,
  collegeCreatedMail,
  emailChangedMail,
  emailRestoredMail,
  passwordChangedMail,
  roleDecidedMail,
} from '@touchline/domain/person/mail/mail-texts';
import {
  contactReceivedMail,
  feedbackReceivedMail,
  jobFailingMail,
  pictureLockedMail,
  mailsFailedMail,
  messageAnsweredMail,
  removalRequestedMail,
} from '@touchline/domain/person/mail/operator-mails';
import { guardianCopyMail, threadMessageMail, threadRepliedMail } from '@touchline/domain/person/mail/thread-mails';
import { campHiddenMail } from '@touchline/domain/person/mail/camp-mails';
import { accountSuspendedMail, profileHiddenMail } from '@touchline/domain/person/mail/profile-mails';

const firstName = 'Łucja';
const collegeName = 'Sainte-Foy Collège';
const reason = 'Das Bild zeigt drei andere.';
const account = 'https://touchline.example/account';
const at = '2026-03-01T23:30:00.000Z';
const receipt = { playerName: firstName, at, account };
const page = 'https://touchline.example/Sainte-Foy/mens/soccer';
const wizard = 'https://touchline.example/coachonboardingwizard';
const role = { type: 'headcoach', firstName, collegeName, reason, page, wizard } as const;
const link = `${account}?link=1`;
const message = {
  ...{ coachName: 'Casey Coach', collegeName, text: 'We saw you play.\nhttps://college.example', nextStep: 'camp' as const },
  ...{ camp: 'Summer ID Camp', link },
};
const week = { from: '2026-02-23', to: '2026-03-01', lists: 1200, opens: 12, videos: 'few', saves: 'few', wrote: 0 } as const;
const comingOfAge = {
  ...{ firstName, birthday: '2026-05-12', adultsPage: '2026-07-01', links: { guardians: link, account } },
  widening: [
    { group: 'town', now: 'coaches', then: 'everybody' },
    { group: 'grades', now: 'coaches', then: 'members' },
  ],
} as const;
const confirmer = { name: 'Łucja', role: 'headCoach', team: 'FC Sainte-Foy' } as const;
const stop = `${account}?stop=1`;
const watchedColleges: SearchNews = {
  ...{ kind: 'colleges', words: 'Québec, NCAA D1', count: 7, names: [collegeName, 'Collège Łódź'], link: page },
};
const watchedRecruits: SearchNews = { kind: 'recruits', words: null, count: 1, names: [], link };

/** Every mail that says something of its own, by its kind, to invented people. */
export const mailSamples = (language: Language): Readonly<Record<MailKind, readonly MailText[]>> => ({
  passwordChanged: [passwordChangedMail({ firstName }, language)],
  emailChanged: [emailChangedMail(language)],
  emailRestored: [emailRestoredMail(language)],
  roleDecided: (['accepted', 'rejected', 'withdrawn'] as const).flatMap((decision) =>
    (['headcoach', 'alumni'] as const).map((type) => roleDecidedMail({ ...role, decision, type }, language)),
  ),
  coachInvited: [null, reason].map((message) =>
    coachInvitedMail({ collegeName, sex: message === null ? 'male' : 'female', message, link, validDays: 14 }, language),
  ),
  staffInvited: [true, false].map((handsOver) =>
    staffInvitedMail({ collegeName, sex: handsOver ? 'male' : 'female', handsOver, link, validDays: 14 }, language),
  ),
  handedOver: [handedOverMail({ firstName, collegeName }, language)],
  claimOpened: [true, false].map((isWomensTeam) =>
    claimOpenedMail({ firstName, collegeName, stop, isWomensTeam, claimantName: isWomensTeam ? 'Zoë' : '1' }, language),
  ),
  guardianAsked: [firstName, '1'].map((playerName) => guardianAskedMail({ playerName, link, validDays: 14 }, language)),
  guardianReminded: [firstName, '1'].map((playerName) => guardianRemindedMail({ playerName, link, agreedAt: at }, language)),
  profileHidden: [null, { kind: 'picture', place: 'picture-face' } as const, { kind: 'text', place: 'about' } as const].flatMap(
    (part) => [reason, null].map((why) => profileHiddenMail({ firstName, reason: why, part }, language)),
  ),
  campHidden: [reason, null].map((why) =>
    campHiddenMail({ firstName, campName: 'ID Camp 2027', collegeName, reason: why, link: page }, language),
  ),
  paymentFailed: [paymentFailedMail({ firstName, priceName: 'guestAccess', until: at, account }, language)],
  guardianReceipt: [
    guardianReceiptMail({ ...receipt, purchase: { priceName: 'premium', currency: 'eur' }, cents: 123_450 }, language),
    guardianReceiptMail({ ...receipt, purchase: { priceName: 'skipTheLine', currency: 'usd' }, cents: 399 }, language),
  ],
  accountSuspended: [reason, null].map((why) => accountSuspendedMail({ firstName, reason: why }, language)),
  adminChanged: [true, false].map((isAdmin) => adminChangedMail({ firstName, isAdmin }, language)),
  signedOut: [signedOutMail({ firstName, reason }, language)],
  verificationSent: [verificationMail({ link }, language)],
  planGiven: [1, 30].map((days) => planGivenMail({ firstName, planName: 'Premium', days, until: at, reason, account }, language)),
  featureDecided: [
    featureDecidedMail({ firstName, account, stop, posted: null, declined: { at, by: 'uid', reason } }, language),
    featureDecidedMail(
      {
        ...{ firstName, account, stop, declined: null },
        posted: { at, by: 'uid', wanted: { posts: 1, stories: 1 }, links: [{ network: 'instagram', kind: 'post', url: link }] },
      },
      language,
    ),
  ],
  contactReceived: [true, false].map((isMember) =>
    contactReceivedMail({ topic: 'press', message: reason, replyTo: 'zoe@touchline.example' }, { id: 'm-1', isMember }, language),
  ),
  removalRequested: (['danger', 'ownPicture'] as const).map((why) =>
    removalRequestedMail(
      {
        wish: why === 'danger' ? 'remove' : 'correct',
        reason: why,
        page: account,
        text: reason,
        replyTo: 'zoe@touchline.example',
      },
      { id: 'r-1', link },
      language,
    ),
  ),
  feedbackReceived: [true, false].map((isMember) =>
    feedbackReceivedMail(
      { subject: collegeName, text: reason },
      { id: 'f-1', isMember, page: isMember ? '/colleges' : null, link },
      language,
    ),
  ),
  mailsFailed: [1, 12].map((count) => mailsFailedMail({ count, link })),
  pictureLocked: [pictureLockedMail({ link })],
  jobFailing: [jobFailingMail({ name: 'check-guardians', times: 3, link })],
  messageAnswered: [firstName, null].map((name) => messageAnsweredMail({ firstName: name, at, answer: reason }, language)),
  attestationAsked: [firstName, '1'].map((playerName) =>
    attestationAskedMail(
      { ...confirmer, playerName, link, validDays: 14, asksFacts: true, asksReference: playerName === '1' },
      language,
    ),
  ),
  attestationTold: [firstName, '1'].map((playerName) =>
    attestationToldMail(
      { ...confirmer, playerName, email: 'coach@club.example', facts: ['gpa', 'position'], asksReference: playerName === '1' },
      language,
    ),
  ),
  coachLinkConfirm: [firstName, '1'].map((playerName) =>
    coachLinkConfirmMail({ playerName, name: 'Kim Sample', link, hours: 24 }, language),
  ),
  coachLinkTold: ['coach@college.example', null].map((email) =>
    coachLinkToldMail(
      { playerName: firstName, name: 'Kim Sample', email, groups: ['grades', 'ids', 'schedule'], validDays: 60, link },
      language,
    ),
  ),
  suggestionConfirm: [suggestionConfirmMail({ collegeName: 'Harbor Point University', link, hours: 48 }, language)],
  suggestionReceived: [suggestionReceivedMail({ firstName, collegeName: 'Harbor Point University', link, stop }, language)],
  suggestionDecided: (['accepted', 'changed', 'refused', 'removed'] as const).map((outcome) => {
    const reason = outcome === 'refused' ? 'The figure is from 2019.' : outcome === 'removed' ? 'Advertising.' : null;
    return suggestionDecidedMail({ firstName, collegeName: 'Harbor Point University', outcome, reason, link }, language);
  }),
  purchaseAsked: (['premium', 'skipTheLine'] as const).map((priceName) =>
    purchaseAskedMail(
      {
        firstName,
        childName: priceName === 'premium' ? 'Robin Sample' : '1',
        priceName,
        cents: 999,
        currency: 'usd',
        link,
        validDays: 14,
      },
      language,
    ),
  ),
  purchaseAnswered: [true, false].map((isApproved) =>
    purchaseAnsweredMail({ firstName, priceName: 'premium', isApproved, link, heldDays: 7 }, language),
  ),
  attestationAnswered: [0, 1, 2].map((count) =>
    attestationAnsweredMail(
      { firstName, name: count === 2 ? '1' : confirmer.name, count, isReference: [null, true, false][count] ?? null, link },
      language,
    ),
  ),
  guardianshipAsked: [
    ...[true, false].map((hasAccount) =>
      guardianshipAskedMail({ playerName: hasAccount ? firstName : '1', link, hasAccount, validDays: 14 }, language),
    ),
    ...[firstName, '1'].map((otherName) => childAskedMail({ firstName, otherName, link, validDays: 14 }, language)),
  ],
  furtherGuardianAsked: [firstName, '1'].map((playerName) =>
    furtherGuardianMail({ playerName, email: 'zoe@touchline.example', link, validDays: 14 }, language),
  ),
  guardianshipConfirmed: [true, false].map((isPlayer) =>
    guardianshipConfirmedMail({ firstName, otherName: isPlayer ? 'Zoë' : '1', link, isPlayer }, language),
  ),
  guardianshipEnded: [true, false].map((isBirthday) =>
    guardianshipEndedMail({ firstName, otherName: isBirthday ? 'Zoë' : '1', link, isBirthday }, language),
  ),
  comingOfAge: [true, false].flatMap((isOver) =>
    [true, false].map((hasGuardians) =>
      comingOfAgeMail({ ...comingOfAge, isOver, hasGuardians, ...(isOver ? { widening: [] } : {}) }, language),
    ),
  ),
  classAsked: [true, false].map((isLeftOut) =>
    classAskedMail({ firstName, graduationYear: 2026, leftOutFrom: '2026-10-01', isLeftOut, link }, language),
  ),
  guardianshipKept: [guardianshipKeepMail({ firstName, otherName: 'Zoë', link }, language)],
  weeklyInterest: [null, [{ collegeId: 'sf', name: collegeName, pathName: 'Sainte-Foy' }]].map((colleges) =>
    weeklyInterestMail({ firstName, week, colleges, account, stop }, language),
  ),
  searchFits: [[watchedColleges], [watchedColleges, watchedRecruits]].map((news) =>
    searchFitsMail({ firstName, news, account, stop }, language),
  ),
  collegeCreated: [collegeCreatedMail({ firstName, collegeName }, language)],
  threadMessage: [message, { ...message, coachName: '1', nextStep: null, camp: null }].map((one) =>
    threadMessageMail({ ...one, firstName }, language),
  ),
  threadReplied: [firstName, '1'].map((playerName) => threadRepliedMail({ ...message, firstName, playerName }, language)),
  guardianCopy: (['coach', 'player'] as const).flatMap((by) =>
    [firstName, '1'].map((playerName) =>
      guardianCopyMail({ ...message, by, playerName, link: by === 'coach' ? link : null }, language),
    ),
  ),
});
