import type { Language } from '../../kernel/language';
import { type MailText, mailText } from './mail-text';
import { greeting, SIGNED } from './mail-texts';

/**
 * A camp that an admin hid or showed again (reason null): its name and college, null where the college is not listed,
 * and the link to where its editors answer.
 */
interface HiddenCamp {
  readonly firstName: string;
  readonly campName: string;
  readonly collegeName: string | null;
  readonly reason: string | null;
  readonly link: string | null;
}

/** Tells a coach that an admin has hidden a camp of the college, with the reason, or shows it again. */
export function campHiddenMail(about: HiddenCamp, language: Language): MailText {
  const { firstName, campName, collegeName, reason, link } = about;
  const name = collegeName === null ? campName : `${campName} (${collegeName})`;
  const { subject, body } = reason === null ? SHOWN[language](name) : HIDDEN[language](name, reason);
  return mailText(subject, [greeting(firstName, language), ...body, ...(link === null ? [] : [link]), SIGNED[language]]);
}

const SHOWN = {
  en: (name: string) => ({
    subject: 'Your camp is visible again',
    body: [`Others see this camp on Touchline again: ${name}.`],
  }),
  de: (name: string) => ({
    subject: 'Euer Camp ist wieder sichtbar',
    body: [`dieses Camp ist auf Touchline wieder für andere sichtbar: ${name}.`],
  }),
} as const;

const HIDDEN = {
  en: (name: string, reason: string) => ({
    subject: 'We have hidden one of your camps',
    body: [
      `We have hidden a camp of your college: only you and the other editors of its page see it for now. It is ${name}.`,
      `Our note: ${reason}`,
      'You can still edit it. Once it is fixed, or if you think we got this wrong, one of you can answer us once, on the Camps page:',
    ],
  }),
  de: (name: string, reason: string) => ({
    subject: 'Wir haben eines eurer Camps verborgen',
    body: [
      `wir haben ein Camp eures Colleges verborgen: ${name}. Vorerst sehen es nur du und die anderen, die eure Seite bearbeiten.`,
      `Unsere Anmerkung: ${reason}`,
      'Bearbeiten könnt ihr es weiterhin. Wenn es behoben ist oder wir uns irren, kann uns einer von euch auf der Seite „Camps“ einmal antworten:',
    ],
  }),
} as const;
