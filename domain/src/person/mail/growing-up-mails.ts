import type { Language } from '../../kernel/language';
import type { ComingOfAge } from '../profiles/notices/coming-of-age';
import { wideningWords } from '../profiles/notices/widening-words';
import { type MailText, mailText } from './mail-text';
import { greeting, SIGNED } from './mail-texts';

const LOCALES = { en: 'en-US', de: 'de-DE' } as const;

/** What a player is told who will soon be 18. */
interface GrowingUp extends ComingOfAge {
  readonly firstName: string;
  /** Whether a parent's account is linked now, which the player may keep as a reader. */
  readonly hasGuardians: boolean;
  /** The page on which the player decides about guardians and about what opens. */
  readonly links: { readonly guardians: string; readonly account: string };
}

/**
 * Tells a player 30 days before the 18th birthday what changes on it, what strangers see from the quarter day on, and
 * asks whether a guardian goes on reading: one mail instead of one for each.
 */
export function comingOfAgeMail(about: GrowingUp, language: Language): MailText {
  const { subject, alone, later } = OF_AGE[language];
  const { firstName, birthday, isOver, adultsPage, hasGuardians, widening, links } = about;
  const [on, from] = [birthday, adultsPage].map((day) => longDay(day, language));
  return mailText(subject(isOver, on ?? birthday), [
    greeting(firstName, language),
    ...(isOver ? [] : alone(on ?? birthday)),
    ...(hasGuardians && !isOver ? [...OF_AGE[language].guardians, links.guardians] : []),
    ...later(from ?? adultsPage, wideningWords(widening, language).join(', ')),
    links.account,
    SIGNED[language],
  ]);
}

const OF_AGE = {
  en: {
    subject: (isOver: boolean, on: string) =>
      isOver ? 'You are 18: your page changes soon' : `You turn 18 on ${on}: what changes`,
    alone: (on: string) => [
      `You turn 18 on ${on}. From that day you decide alone: nobody else has to agree if you want to be featured or to buy something, and no guardian gets copies of your messages anymore.`,
    ],
    guardians: [
      'The link to your parents or guardians ends on your birthday by itself. If you like, they may go on seeing your page, without deciding anything. Choose that before your birthday:',
    ],
    later: (from: string, opening: string) => [
      `What others see changes on ${from}, not on your birthday, so that nobody can learn it. From then on the rules for adults hold, and search engines may list your page.`,
      opening === ''
        ? 'You have chosen who sees what, so nothing opens wider by itself. You can look at it here:'
        : `More people then see what you have left at our suggestion: ${opening}. You can leave everything as it is, or choose part by part:`,
    ],
  },
  de: {
    subject: (isOver: boolean, on: string) =>
      isOver ? 'Du bist 18: Dein Profil ändert sich bald' : `Am ${on} wirst du 18: Das ändert sich`,
    alone: (on: string) => [
      `am ${on} wirst du 18. Ab dann entscheidest du allein: Niemand muss mehr zustimmen, wenn du vorgestellt werden oder etwas kaufen willst, und von deinen Nachrichten bekommt niemand mehr eine Kopie.`,
    ],
    guardians: [
      'Die Verknüpfung mit deinen Eltern oder Sorgeberechtigten endet an deinem Geburtstag von selbst. Wenn du möchtest, sehen sie dein Profil weiter, ohne etwas zu entscheiden. Das wählst du vor deinem Geburtstag hier:',
    ],
    later: (from: string, opening: string) => [
      `Was andere sehen, ändert sich am ${from} und nicht an deinem Geburtstag, damit ihn niemand erfährt. Ab dann gelten die Regeln für Erwachsene, und Suchmaschinen dürfen dein Profil aufnehmen.`,
      opening === ''
        ? 'Du hast selbst gewählt, wer was sieht; von allein öffnet sich nichts weiter. Hier kannst du nachsehen:'
        : `Wo du unseren Vorschlag übernommen hast, sehen dann mehr Leute etwas: ${opening}. Du kannst alles lassen, wie es ist, oder einzeln wählen:`,
    ],
  },
} as const;

function longDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** A class that is over, and until when its player is found as before. */
interface ClassOver {
  readonly firstName: string;
  readonly graduationYear: number;
  /** The day from which coaches who name no year do not find the player. */
  readonly leftOutFrom: string;
  readonly isLeftOut: boolean;
  readonly link: string;
}

/** Asks a high-school player whose graduation year is over for the new class. */
export function classAskedMail(about: ClassOver, language: Language): MailText {
  const { firstName, graduationYear, leftOutFrom, isLeftOut, link } = about;
  const day = longDay(leftOutFrom, language);
  return language === 'en'
    ? mailText('Where do you play now?', [
        greeting(firstName, 'en'),
        `Your Touchline profile says that you finish high school in ${graduationYear}. That class is over. Please tell us your new one. It takes a minute:`,
        link,
        'Do you play in college now? Then choose that there. Are you taking a gap year, and still looking for a team? Then give the year in which you want to start college.',
        isLeftOut
          ? `Until then coaches find you only if they look for the class of ${graduationYear} or for your name.`
          : `If we don’t hear from you, from ${day} on coaches find you only if they look for the class of ${graduationYear} or for your name.`,
        SIGNED.en,
      ])
    : mailText('Wo spielst du jetzt?', [
        greeting(firstName, 'de'),
        `in deinem Touchline-Profil steht, dass du ${graduationYear} die High School abschließt. Dieser Jahrgang ist vorbei. Sag uns bitte deinen neuen, das dauert eine Minute:`,
        link,
        'Spielst du jetzt am College? Dann wähle das dort aus. Machst du ein Jahr Pause und suchst noch ein Team? Dann gib das Jahr an, in dem du am College anfangen willst.',
        isLeftOut
          ? `Bis dahin finden dich Coaches nur, wenn sie nach dem Jahrgang ${graduationYear} oder nach deinem Namen suchen.`
          : `Wenn wir nichts von dir hören, finden dich Coaches ab dem ${day} nur noch, wenn sie nach dem Jahrgang ${graduationYear} oder nach deinem Namen suchen.`,
        SIGNED.de,
      ]);
}
