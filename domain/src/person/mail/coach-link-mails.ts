import type { Language } from '../../kernel/language';
import { LINK_GROUP_TEXTS, type LinkGroup } from '../../reference/coach-links';
import { type MailText, mailText } from './mail-text';
import { greeting, plainName, SIGNED } from './mail-texts';

interface LinkOfPlayer {
  readonly playerName: string;
  /** The receiver, in the words of the player. */
  readonly name: string;
}

/** Asks the receiver of a minor's link to confirm the address; whoever follows the link and says so sees the page. */
export function coachLinkConfirmMail(
  { playerName, name, link, hours }: LinkOfPlayer & { readonly link: string; readonly hours: number },
  language: Language,
): MailText {
  const player = plainName(playerName);
  return language === 'en'
    ? mailText(`Confirm that ${player ?? 'a player'}’s link is for you`, [
        greeting(name, 'en'),
        `${player ?? 'A player'} has made a private link for you on Touchline, where soccer players show themselves to college coaches. Somebody has just opened it.`,
        `If that was you, please confirm your address. You don’t need an account. This link works once, for ${hours} hours:`,
        link,
        'If it wasn’t you, do nothing. Then the link shows nothing.',
        SIGNED.en,
      ])
    : mailText(`Bestätige den Link von ${player ?? 'einem Fußballtalent'}`, [
        greeting(name, 'de'),
        `${player ?? 'ein Fußballtalent'} hat bei Touchline, wo sich Talente bei College-Coaches vorstellen, einen privaten Link für dich gemacht. Gerade hat ihn jemand geöffnet.`,
        `Wenn du das warst, bestätige bitte deine Adresse. Ein Konto brauchst du nicht. Dieser Link gilt einmal und ${hours} Stunden lang:`,
        link,
        'Wenn du es nicht warst, tu nichts. Dann zeigt der Link nichts.',
        SIGNED.de,
      ]);
}

interface ToldLink extends LinkOfPlayer {
  /** The receiver's mail address; null for a coach with an account. */
  readonly email: string | null;
  readonly groups: readonly LinkGroup[];
  readonly validDays: number;
  /** Where the guardian sees the links. */
  readonly link: string;
}

/** Tells the guardian of a minor for whom the child has made a link, and what it opens. */
export function coachLinkToldMail({ playerName, name, email, groups, validDays, link }: ToldLink, language: Language): MailText {
  const player = plainName(playerName);
  const what = groups.map((group) => LINK_GROUP_TEXTS[language][group]).join(', ');
  return language === 'en'
    ? mailText(`${player ?? 'Your child'} has made a private link for a coach`, [
        greeting(null, 'en'),
        `${player ?? 'Your child'} has made a private link to the profile on Touchline. It is for ${email === null ? `${name}, a coach whom a college has accepted` : `${name} (${email})`}.`,
        `It shows this person: ${what}. It never shows an address or a phone number, and it works only once this person has confirmed who they are. It ends after ${validDays} days.`,
        'If you don’t want this, you can end the link at any time. With an account you find it here:',
        link,
        'Without one, talk to your child, or write to us through the contact page.',
        SIGNED.en,
      ])
    : mailText(`${player ?? 'Dein Kind'} hat einen privaten Link gemacht`, [
        greeting(null, 'de'),
        `${player ?? 'dein Kind'} hat einen privaten Link zum Profil bei Touchline gemacht. Er ist für ${email === null ? `${name}, Coach an einem College` : `${name} (${email})`}.`,
        `Er zeigt dieser Person: ${what}. Eine Adresse oder Telefonnummer zeigt er nie, und er gilt erst, wenn die Person bestätigt hat, dass sie es ist. Nach ${validDays} Tagen endet er.`,
        'Wenn du das nicht möchtest, kannst du den Link jederzeit beenden. Mit einem Konto findest du ihn hier:',
        link,
        'Ohne Konto sprich mit deinem Kind oder schreib uns über die Kontaktseite.',
        SIGNED.de,
      ]);
}
