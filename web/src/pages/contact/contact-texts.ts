import type { Language } from '@touchline/domain/kernel/language';
import { CONTACT_TOPIC_NAMES } from '@touchline/domain/person/contact/contact-topics';
import type { TextSection } from '../../components/text-page';
import type { ContactFormTexts } from '../../features/contact/contact-form';

interface ContactTexts {
  readonly title: string;
  readonly lead: string;
  readonly formTitle: string;
  readonly form: ContactFormTexts;
  readonly who: string;
  readonly sections: readonly TextSection[];
}

/** The page /contact in both languages. */
export const CONTACT_TEXTS: Readonly<Record<Language, ContactTexts>> = {
  en: {
    title: 'Contact',
    lead: 'Write to the people who run Touchline. You need no account.',
    formTitle: 'Send us a message',
    form: {
      topic: 'What is it about?',
      choose: 'Please choose',
      topics: CONTACT_TOPIC_NAMES.en,
      message: 'Your message',
      replyTo: 'Your email address',
      replyToHelp: 'We answer to this address. We use it for nothing else.',
      send: 'Send message',
      sentTitle: 'Your message is on its way',
      sentText: (id) => `Its number is ${id}. Keep it if you want to ask about it later.`,
      again: 'Write another message',
      withoutScripts: (email) =>
        email === null
          ? 'Your browser runs no scripts, and this form needs them.'
          : `Your browser runs no scripts, and this form needs them. Please write to ${email} instead.`,
    },
    who: 'Who reads it',
    sections: [
      {
        id: 'before-you-write',
        title: 'Often quicker',
        paragraphs: [
          'Many questions are answered already. Your password, your email address and your data are in your account, and a plan is cancelled there too.',
          'Somebody may be in danger? Call the emergency number of your country first: 911 in the United States and Canada, 112 in Europe. Then tell us with the form for corrections and removals, which shows such requests to us first.',
        ],
        links: [
          { to: '/faqs', text: 'Questions and answers' },
          { to: '/contentResponsibility', text: 'Ask for a correction or removal' },
          { to: '/youthProtection', text: 'How we protect people under 18' },
        ],
      },
    ],
  },
  de: {
    title: 'Kontakt',
    lead: 'Schreib den Menschen, die Touchline betreiben. Ein Konto brauchst du nicht.',
    formTitle: 'Schick uns eine Nachricht',
    form: {
      topic: 'Worum geht es?',
      choose: 'Bitte wählen',
      topics: CONTACT_TOPIC_NAMES.de,
      message: 'Deine Nachricht',
      replyTo: 'Deine E-Mail-Adresse',
      replyToHelp: 'An diese Adresse antworten wir. Für etwas anderes nutzen wir sie nicht.',
      send: 'Nachricht senden',
      sentTitle: 'Deine Nachricht ist unterwegs',
      sentText: (id) => `Sie hat die Nummer ${id}. Heb sie auf, falls du später nachfragen willst.`,
      again: 'Noch eine Nachricht schreiben',
      withoutScripts: (email) =>
        email === null
          ? 'Dein Browser führt keine Skripte aus, und dieses Formular braucht sie.'
          : `Dein Browser führt keine Skripte aus, und dieses Formular braucht sie. Schreib bitte an ${email}.`,
    },
    who: 'Wer das liest',
    sections: [
      {
        id: 'before-you-write',
        title: 'Oft geht es schneller',
        paragraphs: [
          'Viele Fragen sind schon beantwortet. Passwort, E-Mail-Adresse und Daten findest du in deinem Konto, und auch einen Tarif kündigst du dort.',
          'Jemand könnte in Gefahr sein? Ruf zuerst den Notruf deines Landes: 112 in Europa, 911 in den USA und in Kanada. Sag uns dann über das Formular für Korrekturen und Entfernungen Bescheid; solche Anfragen sehen wir zuerst.',
        ],
        links: [
          { to: '/faqs', text: 'Fragen und Antworten' },
          { to: '/contentResponsibility', text: 'Um Korrektur oder Entfernung bitten' },
          { to: '/youthProtection', text: 'Wie wir Menschen unter 18 schützen' },
        ],
      },
    ],
  },
};
