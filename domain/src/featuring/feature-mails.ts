import type { Language } from '../kernel/language';
import { type MailText, mailText } from '../person/mail/mail-text';
import { mailStopLine } from '../person/mail/mail-choices';
import { greeting, SIGNED } from '../person/mail/mail-texts';
import type { FeatureRequest } from './feature-request';

/** What the mail about a decided request says; `account` is the whole address of the reader's account page. */
interface Decided extends Pick<FeatureRequest, 'posted' | 'declined'> {
  readonly firstName: string;
  readonly account: string;
  /** The page that turns this kind of mail off. */
  readonly stop: string;
}

/** Tells a player where they are featured, or why their request was declined and that boosts are not lost. */
export function featureDecidedMail(decided: Decided, language: Language): MailText {
  const { subject, body } = (decided.posted === null ? DECLINED : POSTED)[language](decided);
  return mailText(subject, [
    greeting(decided.firstName, language),
    ...body,
    SIGNED[language],
    mailStopLine(decided.stop, language),
  ]);
}

const addressesOf = ({ posted }: Decided): string => (posted?.links ?? []).map(({ url }) => url).join('\n');

const POSTED = {
  en: (decided: Decided) => ({
    subject: 'You are featured on our social networks',
    body: [
      'We have featured you on our social networks. Here it is:',
      addressesOf(decided),
      `You can stop being featured at any time: ${decided.account}`,
    ],
  }),
  de: (decided: Decided) => ({
    subject: 'Du bist in unseren sozialen Netzwerken',
    body: [
      'wir haben dich in unseren sozialen Netzwerken vorgestellt. Hier steht es:',
      addressesOf(decided),
      `Wenn du nicht mehr vorgestellt werden willst, stellst du das jederzeit hier ab: ${decided.account}`,
    ],
  }),
} as const;

const DECLINED = {
  en: ({ declined, account }: Decided) => ({
    subject: 'We have not featured you this time',
    body: [
      'We have not featured you on our social networks this time.',
      `Our note: ${declined?.reason ?? ''}`,
      `You will join the queue again later, and any boost you paid for is kept for you. Your account shows when: ${account}`,
    ],
  }),
  de: ({ declined, account }: Decided) => ({
    subject: 'Diesmal haben wir dich nicht vorgestellt',
    body: [
      'wir haben dich diesmal nicht in unseren sozialen Netzwerken vorgestellt.',
      `Unsere Anmerkung: ${declined?.reason ?? ''}`,
      `Du kommst später noch einmal in die Warteschlange, und ein bezahlter Boost wartet so lange auf dich. Wann, steht in deinem Konto: ${account}`,
    ],
  }),
} as const;
