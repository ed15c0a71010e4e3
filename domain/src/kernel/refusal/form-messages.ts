/**
 * The messages of the API that forms show before anything is sent. They stand apart from the others, so that a page
 * with a form need not download all of them.
 */
export const FORM_MESSAGES = {
  passwordTooWeak: {
    en: "Make sure it's at least 15 characters OR at least 8 characters including a number and a lowercase letter.",
    de: 'Verwende mindestens 15 Zeichen ODER mindestens 8 Zeichen mit einer Ziffer und einem Kleinbuchstaben.',
  },
  tooYoung: { en: 'Unfortunately, you are too young to register', de: 'Leider bist du zu jung, um dich zu registrieren' },
  coachNeedsEduEmail: {
    en: 'Only .edu email addresses are allowed for coach accounts',
    de: 'Für Konten von Coaches sind nur .edu-E-Mail-Adressen erlaubt',
  },
  playerTypeMissing: {
    en: 'Please choose whether you play in high school, college or as a pro.',
    de: 'Bitte wähle, ob du an der High School, am College oder als Profi spielst.',
  },
  accountTypeMissing: {
    en: 'Please choose whether you are a player, a coach or a parent.',
    de: 'Bitte wähle, ob du Spieler, Coach oder Elternteil bist.',
  },
} as const;
