import type { Language } from '../../kernel/language';
import { type MailText, mailText } from './mail-text';
import { greeting } from './mail-texts';

/** What the mail of an invitation says: nothing that its sender typed, since it may reach a stranger. */
interface Invitation {
  readonly collegeName: string;
  readonly sex: 'male' | 'female';
  readonly handsOver: boolean;
  /** The whole address of the page that the invitation is accepted on. */
  readonly link: string;
  readonly validDays: number;
}

/** Invites somebody to the staff of a college; the link leads to `/claimCollege?invite=`. */
export function staffInvitedMail({ collegeName, sex, handsOver, link, validDays }: Invitation, language: Language): MailText {
  if (language === 'en') {
    const team = sex === 'male' ? "men's soccer" : "women's soccer";
    return mailText(`${collegeName} invites you to its page on Touchline`, [
      greeting(null, 'en'),
      handsOver
        ? `A coach of ${team} at ${collegeName} wants to hand the college's page on Touchline over to you.`
        : `${collegeName} wants you on its ${team} staff on Touchline, where colleges show their teams to recruits.`,
      `Look at the invitation here. It is valid for ${validDays} days, for this email address only:`,
      link,
      'You can edit the page once Touchline has confirmed you. If this wasn’t meant for you, you don’t have to do anything.',
      'Touchline',
    ]);
  }
  const team = sex === 'male' ? 'Männerfußball' : 'Frauenfußball';
  return mailText(`${collegeName} lädt dich auf seine Seite bei Touchline ein`, [
    greeting(null, 'de'),
    handsOver
      ? `ein Coach (${team}) von ${collegeName} möchte dir die Seite des Colleges auf Touchline übergeben.`
      : `${collegeName} möchte dich auf Touchline im Trainerstab (${team}) haben. Dort stellen Colleges ihre Teams vor.`,
    `Die Einladung findest du hier. Sie gilt ${validDays} Tage und nur für diese E-Mail-Adresse:`,
    link,
    'Bearbeiten kannst du die Seite, sobald Touchline dich bestätigt hat. Wenn du nicht gemeint bist, musst du nichts tun.',
    'Dein Touchline-Team',
  ]);
}

/** What the mail of an invitation by Touchline says; an admin may add a message. */
interface TouchlineInvitation extends Omit<Invitation, 'handsOver'> {
  readonly message: string | null;
}

/** Invites a coach in the name of Touchline: accepting is enough to edit. The link leads to `/claimCollege?invite=`. */
export function coachInvitedMail(
  { collegeName, sex, link, validDays, message }: TouchlineInvitation,
  language: Language,
): MailText {
  if (language === 'en') {
    const team = sex === 'male' ? "men's soccer" : "women's soccer";
    return mailText(`Your page on Touchline: ${collegeName}`, [
      greeting(null, 'en'),
      `Touchline shows recruits the ${team} team of ${collegeName}. We invite you to edit its page.`,
      ...(message === null ? [] : [message]),
      `Accept the invitation here. It is valid for ${validDays} days, once, and for this email address only:`,
      link,
      'You can edit as soon as you have accepted. If this was not meant for you, you need not do anything.',
      'Touchline',
    ]);
  }
  const team = sex === 'male' ? 'Männerfußball' : 'Frauenfußball';
  return mailText(`Eure Seite bei Touchline: ${collegeName}`, [
    greeting(null, 'de'),
    `Touchline zeigt Talenten das Team von ${collegeName} (${team}). Wir laden dich ein, die Seite zu bearbeiten.`,
    ...(message === null ? [] : [message]),
    `Hier nimmst du die Einladung an. Sie gilt ${validDays} Tage, einmal und nur für diese E-Mail-Adresse:`,
    link,
    'Sobald du angenommen hast, kannst du bearbeiten. Wenn du nicht gemeint bist, musst du nichts tun.',
    'Dein Touchline-Team',
  ]);
}

/** Tells a coach who has handed over that the successor is accepted and their own role has ended. */
export function handedOverMail(
  { firstName, collegeName }: { readonly firstName: string; readonly collegeName: string },
  language: Language,
): MailText {
  return language === 'en'
    ? mailText(`${collegeName}: you have handed over`, [
        greeting(firstName, 'en'),
        `Your successor at ${collegeName} has been accepted, so your role there has ended. Your edits stay.`,
        'If you did not want this, write to us through the contact page.',
        'Touchline',
      ])
    : mailText(`${collegeName}: Die Übergabe ist abgeschlossen`, [
        greeting(firstName, 'de'),
        `deine Nachfolge bei ${collegeName} ist bestätigt. Damit endet deine Rolle dort. Deine Änderungen bleiben bestehen.`,
        'Wenn du das nicht wolltest, schreib uns über die Kontaktseite.',
        'Dein Touchline-Team',
      ]);
}
