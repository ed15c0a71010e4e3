import type { englishAccountFrame } from '../english/account-frame';

/** The German texts around every page of the account. */
export const germanAccountFrame: Readonly<Record<keyof typeof englishAccountFrame, string>> = {
  'account.title': 'Dein Konto',
  'account.tabs': 'Teile deines Kontos',
  'account.overview': 'Überblick',
  'account.personal': 'Persönliches',
  'account.security': 'Anmeldung und Sicherheit',
  'account.data': 'Deine Daten',
  'account.loading': 'Dein Konto wird geladen',
  'account.deactivatedTitle': 'Dein Konto ist deaktiviert',
  'account.deactivatedText': 'Niemand sieht dein Profil. Verloren ist nichts.',
  'account.reactivate': 'Konto wieder aktivieren',
  'account.reactivated': 'Dein Konto ist wieder aktiv',
  'account.verifyAgain': 'Link noch einmal schicken',
  'account.verifySent': 'Der Link ist unterwegs an {email}',
  'account.cancel': 'Abbrechen',
  'account.verified': 'E-Mail bestätigt',
  'account.unverified': 'E-Mail nicht bestätigt',
};
