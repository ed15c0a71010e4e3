import type { Language } from '../../kernel/language';
import type { MailKind } from './mail-kinds';

/**
 * The kinds of mail that their reader can turn off. Every other one is needed: it verifies, warns, answers, or says
 * what happened to an account, a role or a payment.
 */
export const OPTIONAL_MAILS = [
  'claimOpened',
  'featureDecided',
  'weeklyInterest',
  'searchFits',
  'suggestionReceived',
] as const satisfies readonly MailKind[];

export type OptionalMail = (typeof OPTIONAL_MAILS)[number];

/** The kinds that nobody gets who has not asked for them. */
export const OFF_AT_FIRST = ['weeklyInterest'] as const satisfies readonly OptionalMail[];

/** What a person has turned off, after new choices: `true` means that the mail is wanted. No kind appears twice. */
export function withMailChoices(
  off: readonly OptionalMail[],
  choices: Readonly<Partial<Record<OptionalMail, boolean>>>,
): OptionalMail[] {
  return OPTIONAL_MAILS.filter((kind) => !(choices[kind] ?? !off.includes(kind)));
}

/** The last paragraph of a mail that can be turned off; `link` leads to the page that does it without signing in. */
export function mailStopLine(link: string, language: Language): string {
  return language === 'en' ? `No more emails like this one: ${link}` : `Keine Mails dieser Art mehr: ${link}`;
}

/** The query of the page that a mail's link opens: it asks once more, because programs open links too. */
export const MAIL_STOP_MODE = 'stopMails';
