import type { Language } from '../http/api-messages';
import { type MailText, mailText } from './mail';

/** Whom a mail about the own account greets, and what it tells. */
interface About {
  readonly firstName: string;
}

const SIGNED = { en: 'Touchline', de: 'Dein Touchline-Team' } as const;

/** Tells that the password was changed, so that its owner notices a stranger. */
export function passwordChangedMail({ firstName }: About, language: Language): MailText {
  return language === 'en'
    ? mailText('Your Touchline password was changed', [
        `Hello ${firstName},`,
        'The password of your Touchline account has just been changed, and you were signed out on every device.',
        'If that was not you, choose "Forgot password" when you sign in and set a new one at once.',
        SIGNED.en,
      ])
    : mailText('Dein Touchline-Passwort wurde geändert', [
        `Hallo ${firstName},`,
        'das Passwort deines Touchline-Kontos wurde soeben geändert; auf allen Geräten wurdest du abgemeldet.',
        'Wenn du das nicht warst, wähle bei der Anmeldung „Passwort vergessen“ und setze sofort ein neues.',
        SIGNED.de,
      ]);
}

/** Tells the earlier address that the account has moved to another one; it does not say which. */
export function emailChangedMail({ firstName }: About, language: Language): MailText {
  return language === 'en'
    ? mailText('Your Touchline account has a new email address', [
        `Hello ${firstName},`,
        'Your Touchline account has just moved to another email address. This one no longer signs in.',
        'If that was not you, write to us at once by the contact page.',
        SIGNED.en,
      ])
    : mailText('Dein Touchline-Konto hat eine neue E-Mail-Adresse', [
        `Hallo ${firstName},`,
        'dein Touchline-Konto ist soeben zu einer anderen E-Mail-Adresse umgezogen. Mit dieser hier meldest du dich nicht mehr an.',
        'Wenn du das nicht warst, schreib uns sofort über die Kontaktseite.',
        SIGNED.de,
      ]);
}

/** Tells the account's address that the provider had another one for a while, which a coach may not have, and that this one counts again. */
export function emailPutBackMail({ firstName }: About, language: Language): MailText {
  return language === 'en'
    ? mailText('Your Touchline account keeps this email address', [
        `Hello ${firstName},`,
        'Somebody who was signed in to your Touchline account gave it another email address that coach accounts cannot have. We have set this one again.',
        'Please confirm it once more in your account. If it was not you who changed it, choose a new password at once.',
        SIGNED.en,
      ])
    : mailText('Dein Touchline-Konto behält diese E-Mail-Adresse', [
        `Hallo ${firstName},`,
        'jemand, der in deinem Touchline-Konto angemeldet war, hat ihm eine E-Mail-Adresse gegeben, die Trainerkonten nicht haben können. Wir haben wieder diese hier eingesetzt.',
        'Bestätige sie bitte noch einmal in deinem Konto. Wenn du das nicht warst, wähle sofort ein neues Passwort.',
        SIGNED.de,
      ]);
}
