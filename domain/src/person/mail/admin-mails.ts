import type { Language } from '../../kernel/language';
import { type MailText, mailText } from './mail';
import { greeting, SIGNED } from './mail-texts';

/** Tells a person that two admins made them an admin, or that they are one no longer. */
export function adminChangedMail(
  { firstName, isAdmin }: { readonly firstName: string; readonly isAdmin: boolean },
  language: Language,
): MailText {
  const { subject, body } = (isAdmin ? GRANTED : REVOKED)[language];
  return mailText(subject, [greeting(firstName, language), ...body, SIGNED[language]]);
}

const GRANTED = {
  en: {
    subject: 'You are an admin of Touchline now',
    body: [
      'Two admins have given you admin rights. You were signed out everywhere: sign in again, and you find Admin in the menu.',
      'If you did not expect this, write to us through the contact page.',
    ],
  },
  de: {
    subject: 'Du hast jetzt Admin-Rechte bei Touchline',
    body: [
      'zwei Admins haben dir Admin-Rechte gegeben. Du wurdest überall abgemeldet: Melde dich neu an, dann findest du „Admin“ im Menü.',
      'Wenn du damit nicht gerechnet hast, schreib uns über die Kontaktseite.',
    ],
  },
} as const;

const REVOKED = {
  en: {
    subject: 'You are no longer an admin of Touchline',
    body: [
      'Two admins have taken your admin rights away. You were signed out everywhere and can sign in again as a member.',
      'If you think we got this wrong, write to us through the contact page.',
    ],
  },
  de: {
    subject: 'Du hast keine Admin-Rechte mehr bei Touchline',
    body: [
      'zwei Admins haben dir die Admin-Rechte entzogen. Du wurdest überall abgemeldet und kannst dich als Mitglied wieder anmelden.',
      'Wenn du das für einen Irrtum hältst, schreib uns über die Kontaktseite.',
    ],
  },
} as const;
