import type { englishDialogs } from '../english/dialogs';

/** The German texts of signing in and of feedback. */
export const germanDialogs: Readonly<Record<keyof typeof englishDialogs, string>> = {
  'feedback.title': 'Sag uns deine Meinung',
  'feedback.subject': 'Betreff',
  'feedback.text': 'Was möchtest du sagen?',
  'feedback.send': 'Feedback senden',
  'feedback.sent': 'Danke, es ist angekommen.',
  'feedback.failed': 'Dein Feedback ließ sich nicht senden. Dein Text steht noch hier.',
  'signIn.title': 'Anmelden',
  'signIn.email': 'E-Mail',
  'signIn.password': 'Passwort',
  'signIn.submit': 'Anmelden',
  'signIn.failed': 'Anmeldung fehlgeschlagen',
  'signIn.invalidCredential': 'E-Mail oder Passwort stimmen nicht.',
  'signIn.wrongPassword': 'Das Passwort stimmt nicht, oder das Konto hat kein Passwort.',
  'signIn.userNotFound': 'Zu dieser E-Mail gibt es kein Konto. Vielleicht wurde es gelöscht.',
  'signIn.invalidEmail': 'Das ist keine gültige E-Mail-Adresse.',
  'signIn.userDisabled': 'Dieses Konto wurde gesperrt.',
  'signIn.tooManyRequests': 'Von diesem Gerät kamen zu viele Versuche. Bitte versuche es später noch einmal.',
  'signIn.networkFailed': 'Das Netz ist nicht erreichbar. Bitte prüfe deine Verbindung.',
  'signIn.pageTitle': 'Anmelden oder registrieren',
  'signIn.registrationTitle': 'Neu hier?',
  'signIn.registration':
    'Auf dieser Seite werden sich Spieler, Coaches und Eltern registrieren. Colleges suchen kannst du auch ohne Konto.',
};
