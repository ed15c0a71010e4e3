import type { Language } from '../../kernel/language';
import { type MailText, mailText } from './mail-text';
import { greeting, plainName, SIGNED } from './mail-texts';

/** The question to a guardian whom a player names. */
interface AskedGuardian {
  readonly playerName: string;
  /** Where the guardian answers: the account's page, or where an account is made first. */
  readonly link: string;
  readonly hasAccount: boolean;
  readonly validDays: number;
}

/** Asks a parent to link their account to the player's who names them. */
export function guardianshipAskedMail(asked: AskedGuardian, language: Language): MailText {
  const { playerName, link, hasAccount, validDays } = asked;
  const name = plainName(playerName);
  return language === 'en'
    ? mailText(`${name ?? 'A player'} would like to link your Touchline account`, [
        greeting(null, 'en'),
        `${name ?? 'A player who is not 18 yet'} has a profile on Touchline, where soccer players show themselves to college coaches, and named you as parent or guardian.`,
        'With a linked account you see the page as the player does. You can turn contact off, hide the page and end a consent. You can’t edit anything.',
        hasAccount
          ? `Please answer in your account within ${validDays} days:`
          : `You need a parent’s account with this email address. Create one here within ${validDays} days, confirm the address, and open “Guardians” in your account:`,
        link,
        'If this wasn’t meant for you, you don’t have to do anything.',
        SIGNED.en,
      ])
    : mailText(`${name ?? 'Ein Talent'} möchte dein Touchline-Konto verknüpfen`, [
        greeting(null, 'de'),
        `${name ?? 'eine Spielerin oder ein Spieler unter 18'} hat ein Profil bei Touchline, wo sich Fußballtalente bei College-Coaches vorstellen, und hat dich als sorgeberechtigte Person genannt.`,
        'Mit einem verknüpften Konto siehst du das Profil so, wie dein Kind es sieht. Du kannst den Kontakt abschalten, das Profil verbergen und eine Zustimmung beenden. Ändern kannst du nichts.',
        hasAccount
          ? `Bitte antworte innerhalb von ${validDays} Tagen in deinem Konto:`
          : `Dafür brauchst du ein Elternkonto mit dieser Adresse. Leg es hier innerhalb von ${validDays} Tagen an, bestätige die Adresse und öffne dann in deinem Konto „Eltern und Kinder“:`,
        link,
        'Wenn du nicht gemeint bist, musst du nichts tun.',
        SIGNED.de,
      ]);
}

/** A mail to somebody about a link, by the page that says more. */
interface AboutLink {
  readonly firstName: string;
  /** The other person of the link, or the player of a further guardian. */
  readonly otherName: string;
  readonly link: string;
}

/** Tells a player that a parent's account asks to be linked. */
export function childAskedMail(about: AboutLink & { readonly validDays: number }, language: Language): MailText {
  const { firstName, otherName, link, validDays } = about;
  const name = plainName(otherName);
  return language === 'en'
    ? mailText('A parent’s account asks to be linked to yours', [
        greeting(firstName, 'en'),
        `${name ?? 'Somebody'} has a parent’s account on Touchline and says they are your parent or guardian.`,
        `Only say yes if you know this person and it is true. Your account says what the link opens. The question is open for ${validDays} days:`,
        link,
        'If you don’t know this person, say no there or do nothing. They don’t see anything, and they don’t learn that you said no.',
        SIGNED.en,
      ])
    : mailText('Ein Elternkonto möchte mit deinem verknüpft werden', [
        greeting(firstName, 'de'),
        `${name ?? 'jemand'} hat bei Touchline ein Elternkonto und gibt an, für dich sorgeberechtigt zu sein.`,
        `Sag nur Ja, wenn du die Person kennst und das stimmt. In deinem Konto steht, was damit sichtbar wird. Die Anfrage gilt ${validDays} Tage:`,
        link,
        'Wenn du die Person nicht kennst, lehne dort ab oder tu nichts. Sie sieht dann nichts und erfährt auch nicht, dass du abgelehnt hast.',
        SIGNED.de,
      ]);
}

/** Asks somebody who is a guardian already whether a further one may be linked. */
export function furtherGuardianMail(
  { playerName, email, link, validDays }: Pick<AskedGuardian, 'playerName' | 'link' | 'validDays'> & { readonly email: string },
  language: Language,
): MailText {
  const name = plainName(playerName);
  return language === 'en'
    ? mailText(`May another guardian of ${name ?? 'your child'} be linked?`, [
        greeting(null, 'en'),
        `An account with the address ${email} is to be linked to ${name ?? 'the player for whom you are a guardian'} as a further parent or guardian. You are a guardian already, so it needs your yes.`,
        'A guardian sees the whole page, can turn contact off, hide the page and end a consent.',
        `Please answer within ${validDays} days:`,
        link,
        'If you don’t know this address, say no. Without your yes nothing is linked.',
        SIGNED.en,
      ])
    : mailText(`Noch jemand möchte für ${name ?? 'dein Kind'} verknüpft werden`, [
        greeting(null, 'de'),
        `ein Konto mit der Adresse ${email} soll als weitere sorgeberechtigte Person mit ${name ?? 'deinem Kind'} verknüpft werden. Weil du schon sorgeberechtigt eingetragen bist, geht das nur mit deinem Ja.`,
        'Wer verknüpft ist, sieht das ganze Profil, kann den Kontakt abschalten, das Profil verbergen und eine Zustimmung beenden.',
        `Bitte antworte innerhalb von ${validDays} Tagen:`,
        link,
        'Wenn du die Adresse nicht kennst, lehne ab. Ohne dein Ja wird nichts verknüpft.',
        SIGNED.de,
      ]);
}

/** Tells one side of a link that it is confirmed; `isPlayer` says which. */
export function guardianshipConfirmedMail(about: AboutLink & { readonly isPlayer: boolean }, language: Language): MailText {
  const { firstName, otherName, link, isPlayer } = about;
  const name = plainName(otherName);
  if (language === 'en') {
    return mailText('Your accounts are linked', [
      greeting(firstName, 'en'),
      isPlayer
        ? `${name ?? 'Your parent or guardian'} is now linked to your account, sees your page as you do, can turn contact off, hide the page and end a consent. You can end this at any time:`
        : `You are now linked to ${name ?? 'your child'}. You see the page, can turn contact off, hide it and end a consent:`,
      link,
      'If you didn’t want this, end it there at once and write to us through the contact page.',
      SIGNED.en,
    ]);
  }
  return mailText('Eure Konten sind verknüpft', [
    greeting(firstName, 'de'),
    isPlayer
      ? `${name ?? 'deine sorgeberechtigte Person'} ist jetzt mit deinem Konto verknüpft, sieht dein Profil wie du, kann den Kontakt abschalten, das Profil verbergen und eine Zustimmung beenden. Du kannst das jederzeit beenden:`
      : `du bist jetzt mit ${name ?? 'deinem Kind'} verknüpft. Du siehst das Profil, kannst den Kontakt abschalten, es verbergen und eine Zustimmung beenden:`,
    link,
    'Wenn du das nicht wolltest, beende es dort sofort und schreib uns über die Kontaktseite.',
    SIGNED.de,
  ]);
}

/** Tells one side that a link has ended, or that the question was answered with a no. */
export function guardianshipEndedMail(about: AboutLink & { readonly isBirthday: boolean }, language: Language): MailText {
  const { firstName, otherName, link, isBirthday } = about;
  const name = plainName(otherName);
  if (language === 'en') {
    return mailText('A link between accounts has ended', [
      greeting(firstName, 'en'),
      isBirthday
        ? `The link between your account and that of ${name ?? 'the other person'} has ended, because the player is 18 now and decides alone.`
        : `The link between your account and that of ${name ?? 'the other person'} has ended, or was answered with a no.`,
      'Your account says what is linked now:',
      link,
      SIGNED.en,
    ]);
  }
  return mailText('Eine Verknüpfung ist beendet', [
    greeting(firstName, 'de'),
    isBirthday
      ? `deine Verknüpfung mit ${name ?? 'der anderen Person'} ist beendet: Das Talent ist jetzt 18 und entscheidet allein.`
      : `deine Verknüpfung mit ${name ?? 'der anderen Person'} ist beendet oder wurde abgelehnt.`,
    'In deinem Konto steht, was jetzt verknüpft ist:',
    link,
    SIGNED.de,
  ]);
}

/** Asks a player, 30 days before the 18th birthday, whether a guardian may go on reading. */
export function guardianshipKeepMail({ firstName, otherName, link }: AboutLink, language: Language): MailText {
  const name = plainName(otherName);
  return language === 'en'
    ? mailText('You are 18 soon: may your guardian still see your page?', [
        greeting(firstName, 'en'),
        `On your 18th birthday the link to ${name ?? 'your parent or guardian'} ends by itself. From then on you decide alone.`,
        'If you like, they may go on seeing your page, without deciding anything. Choose that here before your birthday:',
        link,
        'If you do nothing, the link ends.',
        SIGNED.en,
      ])
    : mailText('Bald bist du 18: Wer darf dein Profil weiter sehen?', [
        greeting(firstName, 'de'),
        `an deinem 18. Geburtstag endet deine Verknüpfung mit ${name ?? 'deiner sorgeberechtigten Person'} von selbst. Ab dann entscheidest du allein.`,
        'Wenn du möchtest, bleibt dein Profil für sie sichtbar, ohne dass sie etwas entscheidet. Das wählst du vor deinem Geburtstag hier:',
        link,
        'Wenn du nichts tust, endet die Verknüpfung.',
        SIGNED.de,
      ]);
}
