import type { Language } from '../../kernel/language';
import type { NextStep, Side } from '../threads/thread-states';
import { type MailText, mailText } from './mail-text';
import { greeting, plainName, SIGNED } from './mail-texts';

/** A message of a coach as a mail repeats it; `camp` is the name of a camp, null for none. */
interface CoachsMessage {
  readonly coachName: string;
  readonly collegeName: string;
  readonly text: string;
  readonly nextStep: NextStep | null;
  readonly camp: string | null;
}

/** What a coach proposes next, in the words of mails and of the page. */
export const NEXT_STEP_TEXTS = {
  en: {
    answer: 'Please answer here.',
    video: 'Please send a video of a whole match.',
    visit: 'Please come and visit us.',
    camp: 'Please come to our camp.',
  },
  de: {
    answer: 'Bitte antworte hier.',
    video: 'Bitte zeig uns ein Video von einem ganzen Spiel.',
    visit: 'Bitte komm uns besuchen.',
    camp: 'Bitte komm zu unserem Camp.',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<NextStep, string>>>>;

/** The message itself, set off from what we say: our mails never make links of it. */
function quoted({ text, nextStep, camp }: Pick<CoachsMessage, 'text' | 'nextStep' | 'camp'>, language: Language): string {
  const step = nextStep === null ? [] : [NEXT_STEP_TEXTS[language][nextStep]];
  const lines = [text, ...step, ...(camp === null ? [] : [`Camp: ${camp}`])];
  return lines.join('\n\n').replaceAll(/^/gm, '> ');
}

/** Tells a player that a coach wrote, with the text; `link` is the page on which the answer is written. */
export function threadMessageMail(
  { firstName, link, ...message }: CoachsMessage & { readonly firstName: string; readonly link: string },
  language: Language,
): MailText {
  const { coachName, collegeName } = message;
  const name = plainName(coachName);
  return language === 'en'
    ? mailText(`${collegeName}: a coach has written to you`, [
        greeting(firstName, 'en'),
        `${name ?? 'A coach'} of ${collegeName} has written to you on Touchline:`,
        quoted(message, 'en'),
        `Read and answer here: ${link}`,
        'Please don’t answer this email: the coach does not get it, and neither of you sees the other’s address. On the page you can also say “Not interested, thank you”, block the coach or report the message.',
        SIGNED.en,
      ])
    : mailText(`${collegeName}: Ein Coach hat dir geschrieben`, [
        greeting(firstName, 'de'),
        `auf Touchline hat dir jemand aus dem Trainerstab geschrieben (${[name, collegeName].filter((one) => one !== null).join(', ')}):`,
        quoted(message, 'de'),
        `Hier liest und antwortest du: ${link}`,
        'Antworte bitte nicht auf diese Mail: Sie kommt nicht an, und keine Seite sieht die Adresse der anderen. Auf der Seite kannst du auch „Kein Interesse, danke“ sagen, blockieren oder die Nachricht melden.',
        SIGNED.de,
      ]);
}

/** Tells a coach that a player answered. The answer itself stays on the page. */
export function threadRepliedMail(
  about: { readonly firstName: string; readonly playerName: string; readonly collegeName: string; readonly link: string },
  language: Language,
): MailText {
  const { firstName, playerName, collegeName, link } = about;
  const name = plainName(playerName);
  return language === 'en'
    ? mailText(`${name ?? 'A player'} has answered you`, [
        greeting(firstName, 'en'),
        `${name ?? 'A player'} has answered what you wrote for ${collegeName} on Touchline.`,
        `Read and answer here: ${link}`,
        'Please don’t answer this email: the player does not get it.',
        SIGNED.en,
      ])
    : mailText(name === null ? 'Du hast eine Antwort auf Touchline' : `${name} hat dir geantwortet`, [
        greeting(firstName, 'de'),
        `auf deine Nachricht im Namen dieses Colleges gibt es eine Antwort: ${collegeName}.`,
        `Hier liest und antwortest du: ${link}`,
        'Antworte bitte nicht auf diese Mail: Sie kommt nicht an.',
        SIGNED.de,
      ]);
}

/** What a guardian's copy needs: who wrote, and where the consent is ended, null where no link leads there. */
interface GuardianCopy extends CoachsMessage {
  readonly playerName: string;
  readonly by: Side;
  readonly link: string | null;
}

/** The copy of a message that a minor's guardian gets, always and in both directions. */
export function guardianCopyMail(copy: GuardianCopy, language: Language): MailText {
  const { playerName, coachName, collegeName, by, link } = copy;
  const [player, coach] = [plainName(playerName), plainName(coachName)];
  const isFromCoach = by === 'coach';
  return language === 'en'
    ? mailText(`${player ?? 'Your child'} and ${collegeName}: a copy for you`, [
        greeting(null, 'en'),
        isFromCoach
          ? `${coach ?? 'A coach'} of ${collegeName} has written to ${player ?? 'your child'} on Touchline:`
          : `${player ?? 'Your child'} has answered ${coach ?? 'a coach'} of ${collegeName} on Touchline:`,
        quoted(copy, 'en'),
        'You get a copy of every message because you have confirmed as parent or guardian. Neither side sees an address of the other, or yours.',
        ...(link === null ? [] : [`You can withdraw what you confirmed here; then nobody can write anymore: ${link}`]),
        'If something about this message worries you, tell us through the contact page. Please don’t answer this email.',
        SIGNED.en,
      ])
    : mailText(`${player ?? 'Dein Kind'} und ${collegeName}: eine Kopie für dich`, [
        greeting(null, 'de'),
        isFromCoach
          ? `auf Touchline hat jemand aus dem Trainerstab (${[coach, collegeName].filter((one) => one !== null).join(', ')}) geschrieben, und zwar an ${player ?? 'dein Kind'}:`
          : `auf Touchline hat ${player ?? 'dein Kind'} dem Trainerstab geantwortet (${[coach, collegeName].filter((one) => one !== null).join(', ')}):`,
        quoted(copy, 'de'),
        'Du bekommst jede Nachricht als Kopie, weil du als sorgeberechtigte Person bestätigt hast. Keine Seite sieht die Adresse der anderen oder deine.',
        ...(link === null ? [] : [`Hier nimmst du deine Bestätigung zurück; dann kann niemand mehr schreiben: ${link}`]),
        'Wenn dir an dieser Nachricht etwas Sorgen macht, sag es uns über die Kontaktseite. Antworte bitte nicht auf diese Mail.',
        SIGNED.de,
      ]);
}
