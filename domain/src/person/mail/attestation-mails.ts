import type { Language } from '../../kernel/language';
import type { AttestedFact, ConfirmerRole } from '../../reference/attested-facts';
import { FACT_TEXTS } from '../attestations/fact-texts';
import { type MailText, mailText } from './mail-text';
import { greeting, plainName, SIGNED } from './mail-texts';

/** Whom a player asks, as what. */
interface AskedConfirmer {
  readonly playerName: string;
  readonly name: string;
  readonly role: ConfirmerRole;
  readonly team: string;
}

/** The question to somebody at a club or school, with the link to its page. */
interface Question extends AskedConfirmer {
  readonly link: string;
  readonly validDays: number;
  readonly asksFacts: boolean;
  readonly asksReference: boolean;
}

const ASKED_FOR = {
  en: {
    facts: 'Please say which of the player’s details are true.',
    reference:
      'You are also asked whether college coaches may write to you about the player. Only if you say yes, coaches whom we have checked see your name and address; the player and a linked parent see your name alone.',
    confirmed: 'What you confirm is shown for six months with your role and your club or school, without your name and address.',
  },
  de: {
    facts: 'Bitte sag uns, welche Angaben stimmen.',
    reference:
      'Gefragt ist auch, ob dir College-Coaches schreiben dürfen, die mehr wissen möchten. Nur wenn du Ja sagst, sehen Coaches, die wir geprüft haben, deinen Namen und deine Adresse. Im Konto der Familie steht dann dein Name.',
    confirmed:
      'Was du bestätigst, steht sechs Monate im Profil, mit deiner Rolle und deinem Verein oder deiner Schule. Dein Name und deine Adresse stehen nicht dabei.',
  },
} as const;

/** Asks somebody to confirm facts of a player, to be a reference, or both; the facts stand only on the link's page. */
export function attestationAskedMail(
  { playerName, name, role, team, link, validDays, asksFacts, asksReference }: Question,
  language: Language,
): MailText {
  const texts = ASKED_FOR[language];
  const asked = [...(asksFacts ? [texts.facts] : []), ...(asksReference ? [texts.reference] : [])].join(' ');
  const player = plainName(playerName);
  const as = [FACT_TEXTS[language].roles[role], plainName(team)].filter((one) => one !== null).join(', ');
  return language === 'en'
    ? mailText(`Can you confirm something for ${player ?? 'a player'}?`, [
        greeting(name, 'en'),
        `${player ?? 'A player'} has a profile on Touchline, where soccer players show themselves to college coaches, and named you: ${as}.`,
        `${asked} You don’t need an account. The link works once, for ${validDays} days:`,
        link,
        `${asksFacts ? `${texts.confirmed} ` : ''}You can withdraw your answer with the same link.`,
        'If you don’t know this player, say so there, or do nothing.',
        SIGNED.en,
      ])
    : mailText(`Kannst du etwas bestätigen für ${player ?? 'ein Talent'}?`, [
        greeting(name, 'de'),
        `${player ?? 'ein Fußballtalent'} hat ein Profil bei Touchline, wo sich Talente bei College-Coaches vorstellen, und hat dich genannt: ${as}.`,
        `${asked} Ein Konto brauchst du nicht. Der Link gilt einmal und ${validDays} Tage lang:`,
        link,
        `${asksFacts ? `${texts.confirmed} ` : ''}Mit demselben Link kannst du die Antwort zurücknehmen.`,
        'Wenn du die Person nicht kennst, sag es dort oder tu nichts.',
        SIGNED.de,
      ]);
}

/** Tells the guardian of a minor whom the child asks to confirm what. */
export function attestationToldMail(
  {
    playerName,
    name,
    role,
    team,
    email,
    facts,
    asksReference,
  }: AskedConfirmer & {
    readonly email: string;
    readonly facts: readonly AttestedFact[];
    readonly asksReference: boolean;
  },
  language: Language,
): MailText {
  const player = plainName(playerName);
  const texts = FACT_TEXTS[language];
  const who = `${name}, ${texts.roles[role]}, ${team} (${email})`;
  const what = [...facts.map((fact) => texts.facts[fact]), ...(asksReference ? [texts.reference] : [])].join(', ');
  return language === 'en'
    ? mailText(`${player ?? 'Your child'} asks a coach to confirm details`, [
        greeting(null, 'en'),
        `${player ?? 'Your child'} asks this person to confirm details of the profile on Touchline: ${who}.`,
        `Asked for: ${what}. The person sees the name and these details, and nothing else.`,
        ...(asksReference
          ? [
              'As a reference, college coaches whom we have accepted may write to this person about your child, if the person agrees.',
            ]
          : []),
        'If you don’t want this, talk to your child, who can withdraw the request in the account at any time, or write to us through the contact page.',
        SIGNED.en,
      ])
    : mailText(`${player ?? 'Dein Kind'} lässt sich etwas bestätigen`, [
        greeting(null, 'de'),
        `${player ?? 'dein Kind'} bittet diese Person, Angaben im Profil bei Touchline zu bestätigen: ${who}.`,
        `Gefragt ist nach: ${what}. Die Person sieht den Namen und diese Angaben, sonst nichts.`,
        ...(asksReference
          ? [
              'Als Referenz dürfen College-Coaches, die wir angenommen haben, dieser Person über dein Kind schreiben, wenn sie zustimmt.',
            ]
          : []),
        'Wenn du das nicht möchtest, sprich mit deinem Kind: Es kann die Anfrage jederzeit im Konto zurückziehen. Du kannst uns auch über die Kontaktseite schreiben.',
        SIGNED.de,
      ]);
}

/** Tells a player that somebody has answered, or has revoked the answer. */
export function attestationAnsweredMail(
  {
    firstName,
    name,
    count,
    isReference,
    link,
  }: {
    readonly firstName: string;
    readonly name: string;
    readonly count: number;
    /** Whether college coaches may write to this person; null where that was not asked. */
    readonly isReference: boolean | null;
    readonly link: string;
  },
  language: Language,
): MailText {
  const who = plainName(name);
  if (language === 'en') {
    return mailText('Your request has been answered', [
      greeting(firstName, 'en'),
      count === 0
        ? `${who ?? 'The person you asked'} has confirmed nothing, or has withdrawn the answer.`
        : `${who ?? 'The person you asked'} has confirmed ${count === 1 ? 'one detail' : `${count} details`} of your profile.`,
      ...(isReference === null
        ? []
        : [
            isReference
              ? 'College coaches may write to this person about you.'
              : 'College coaches may not write to this person about you.',
          ]),
      `You can see it in your account: ${link}`,
      SIGNED.en,
    ]);
  }
  return mailText('Deine Anfrage ist beantwortet', [
    greeting(firstName, 'de'),
    count === 0
      ? `${who ?? 'die gefragte Person'} hat nichts bestätigt oder die Antwort zurückgenommen.`
      : `${who ?? 'die gefragte Person'} hat ${count === 1 ? 'eine Angabe' : `${count} Angaben`} in deinem Profil bestätigt.`,
    ...(isReference === null
      ? []
      : [
          isReference
            ? 'College-Coaches dürfen dieser Person über dich schreiben.'
            : 'College-Coaches dürfen dieser Person nicht über dich schreiben.',
        ]),
    `Du siehst es in deinem Konto: ${link}`,
    SIGNED.de,
  ]);
}
