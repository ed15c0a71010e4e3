import type { Language } from '../../kernel/language';
import type { ContactForm } from '../contact/contact-message';
import { CONTACT_TOPIC_NAMES } from '../contact/contact-topics';
import type { RemovalForm } from '../moderation/removal-request';
import type { Feedback } from '../feedback';
import { type MailText, mailText } from './mail-text';
import { greeting, SIGNED } from './mail-texts';

/** What a mail about a message needs besides the form: its number, and whether a member wrote it. */
interface Received {
  readonly id: string;
  readonly isMember: boolean;
}

/**
 * Tells the operator what somebody wrote through the contact form, in the language of the form. The answer goes to the
 * address of the form, which nobody has checked.
 */
export function contactReceivedMail(
  { topic, message, replyTo }: ContactForm,
  { id, isMember }: Received,
  language: Language,
): MailText {
  const name = CONTACT_TOPIC_NAMES[language][topic];
  return language === 'en'
    ? mailText(`Contact: ${name} (${id})`, [
        `${isMember ? 'Somebody who is signed in' : 'A visitor'} wrote through the contact form. Topic: ${name}. Number: ${id}.`,
        message,
        `Answer to ${replyTo}. Nobody has checked that this address belongs to the author.`,
      ])
    : mailText(`Kontakt: ${name} (${id})`, [
        `${isMember ? 'Jemand mit Konto' : 'Jemand ohne Konto'} hat über das Kontaktformular geschrieben. Thema: ${name}. Nummer: ${id}.`,
        message,
        `Antworte an ${replyTo}. Niemand hat geprüft, dass die Adresse der schreibenden Person gehört.`,
      ]);
}

/** What is asked for, as the mail names it. */
const WISHES = {
  en: { remove: 'Removal', correct: 'Correction' },
  de: { remove: 'Entfernung', correct: 'Korrektur' },
} as const;

/**
 * Tells the operator that somebody asks for a correction or removal; `link` leads to the queue of the admins. The
 * subject says where somebody may be in danger.
 */
export function removalRequestedMail(
  { wish, reason, page, text, replyTo }: RemovalForm,
  { id, link }: { readonly id: string; readonly link: string },
  language: Language,
): MailText {
  const name = WISHES[language][wish];
  const isUrgent = reason === 'danger';
  return language === 'en'
    ? mailText(`${isUrgent ? 'Urgent: ' : ''}${name} requested (${id})`, [
        isUrgent ? 'Somebody writes that someone may be in danger.' : 'Somebody asks us to look at a page.',
        `${name}. Page: ${page}`,
        text,
        `Answer to ${replyTo}. Nobody has checked that this address belongs to the author. Decide here:`,
        link,
      ])
    : mailText(`${isUrgent ? 'Dringend: ' : ''}${name} gewünscht (${id})`, [
        isUrgent ? 'Jemand schreibt, dass ein Mensch in Gefahr sein könnte.' : 'Jemand bittet uns, eine Seite anzusehen.',
        `${name}. Seite: ${page}`,
        text,
        `Antworte an ${replyTo}. Niemand hat geprüft, dass die Adresse der schreibenden Person gehört. Hier entscheidest du:`,
        link,
      ]);
}

/** What the mail about feedback needs besides its form: the page it came from, and the link to the admins' list. */
interface FeedbackReceived extends Received {
  readonly page: string | null;
  readonly link: string;
}

/** Tells the operator what somebody wrote by the feedback button, in the language of the author. */
export function feedbackReceivedMail(
  { subject, text }: Pick<Feedback, 'subject' | 'text'>,
  { id, isMember, page, link }: FeedbackReceived,
  language: Language,
): MailText {
  return language === 'en'
    ? mailText(`Feedback: ${subject} (${id})`, [
        `${isMember ? 'Somebody who is signed in' : 'A visitor'} left feedback. Page: ${page ?? 'unknown'}. Number: ${id}.`,
        text,
        isMember ? 'Answer here:' : 'A visitor cannot be answered. All feedback:',
        link,
      ])
    : mailText(`Feedback: ${subject} (${id})`, [
        `${isMember ? 'Jemand mit Konto' : 'Jemand ohne Konto'} hat Feedback gegeben. Seite: ${page ?? 'unbekannt'}. Nummer: ${id}.`,
        text,
        isMember ? 'Hier kannst du antworten:' : 'Ohne Konto ist keine Antwort möglich. Alles Feedback:',
        link,
      ]);
}

/** What an answer needs: whom it greets, when they wrote, and what the operator says. */
interface Answered {
  readonly firstName: string | null;
  readonly at: string;
  readonly answer: string;
}

/**
 * The operator's answer to feedback or to a contact message. It repeats nothing of the message, because the address may
 * belong to somebody else.
 */
export function messageAnsweredMail({ firstName, at, answer }: Answered, language: Language): MailText {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
  return language === 'en'
    ? mailText('Our answer to your message', [
        greeting(firstName, 'en'),
        `You wrote to us on ${day}. Here is our answer:`,
        answer,
        'If you did not write to us, ignore this mail.',
        SIGNED.en,
      ])
    : mailText('Unsere Antwort auf deine Nachricht', [
        greeting(firstName, 'de'),
        `du hast uns am ${day} geschrieben. Hier ist unsere Antwort:`,
        answer,
        'Wenn du uns nicht geschrieben hast, ist diese Mail nicht für dich bestimmt.',
        SIGNED.de,
      ]);
}

/**
 * Tells the operator that mails could not be sent: how many, and where their list is. It names nobody, and says it in
 * both languages, because nobody has chosen one.
 */
export function mailsFailedMail({ count, link }: { readonly count: number; readonly link: string }): MailText {
  return mailText(`Mails not sent / Mails nicht gesendet: ${String(count)}`, [
    `${count === 1 ? 'A mail' : `${String(count)} mails`} could not be sent. The list says why, and sends them again.`,
    `${count === 1 ? 'Eine Mail konnte' : `${String(count)} Mails konnten`} nicht gesendet werden. Die Liste sagt warum und sendet sie noch einmal.`,
    link,
  ]);
}

/** Tells the operator in both languages that a job has failed several times in a row. */
export function jobFailingMail(job: { readonly name: string; readonly times: number; readonly link: string }): MailText {
  const times = String(job.times);
  return mailText(`Job failing / Job gescheitert: ${job.name}`, [
    `The job ${job.name} has failed ${times} times in a row. You get no further mail about it until it has worked again.`,
    `Der Job ${job.name} ist ${times}-mal in Folge gescheitert. Bis er wieder gelaufen ist, kommt dazu keine weitere Mail.`,
    job.link,
  ]);
}

/**
 * Tells the operator and the admins in both languages that a picture was reported for the sexual abuse of a child and
 * is locked. It names neither the child nor the account nor the picture, because mails are read on many screens.
 */
export function pictureLockedMail({ link }: { readonly link: string }): MailText {
  return mailText('Urgent: a picture is locked / Dringend: Ein Bild ist gesperrt', [
    'Somebody reported a picture for the sexual abuse of a child. Nobody sees it any more. Two admins decide about it together. Read what to do in docs/moderation.md first.',
    'Jemand hat ein Bild wegen sexuellen Missbrauchs eines Kindes gemeldet. Niemand sieht es mehr. Zwei Admins entscheiden gemeinsam darüber. Lies zuerst in docs/moderation.md, was zu tun ist.',
    link,
  ]);
}
