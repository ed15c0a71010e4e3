import type { Language } from '@touchline/domain/kernel/language';

/** The player whose schedule somebody follows. */
export interface Followed {
  readonly _id: string;
  readonly displayName: string;
}

/** The texts of following a schedule in a calendar program. */
export const FOLLOW_TEXTS = {
  en: {
    button: 'Follow in your calendar',
    title: (name: string) => `${name} in your calendar`,
    intro: 'Your calendar app shows the games and camps on this page and keeps up with every change.',
    yours: 'The link is yours alone. Anyone you pass it on to sees the same, so keep it to yourself.',
    make: 'Get my link',
    again: 'Get a new link',
    stopsOld: 'The old link stops working then.',
    since: (day: string, until: string) => `You got your link on ${day}. It works until ${until}.`,
    end: 'Stop following',
    ended: 'Your link no longer works.',
    link: 'Your link',
    paste: 'Add it in your calendar app under “subscribe” or “from URL”. We show it only this once.',
    until: (day: string) => `It works until ${day}.`,
    copy: 'Copy link',
    copied: 'Link copied.',
    notCopied: 'Your browser did not copy it. Please select the link and copy it yourself.',
    open: 'Open calendar app',
    loading: 'Loading …',
  },
  de: {
    button: 'Im Kalender abonnieren',
    title: (name: string) => `${name} in deinem Kalender`,
    intro: 'Deine Kalender-App zeigt die Spiele und Camps von dieser Seite und übernimmt jede Änderung.',
    yours: 'Der Link ist nur für dich. Wer ihn von dir bekommt, sieht dasselbe. Behalt ihn also für dich.',
    make: 'Meinen Link holen',
    again: 'Neuen Link holen',
    stopsOld: 'Der alte Link geht dann nicht mehr.',
    since: (day: string, until: string) => `Deinen Link hast du seit dem ${day}. Er gilt bis zum ${until}.`,
    end: 'Abo beenden',
    ended: 'Dein Link geht jetzt nicht mehr.',
    link: 'Dein Link',
    paste: 'Füge ihn in deiner Kalender-App unter „Abonnieren“ oder „Per URL“ ein. Wir zeigen ihn nur dieses eine Mal.',
    until: (day: string) => `Er gilt bis zum ${day}.`,
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    notCopied: 'Dein Browser hat ihn nicht kopiert. Markiere den Link und kopiere ihn selbst.',
    open: 'Kalender-App öffnen',
    loading: 'Wird geladen …',
  },
} as const satisfies Record<Language, Record<string, string | ((...values: string[]) => string)>>;
