/** The messages about private links; a part of `API_MESSAGES`. */
export const COACH_LINK_MESSAGES = {
  coachLinkForPlayers: {
    en: 'Only players can make a private link.',
    de: 'Private Links gibt es nur für Spielerinnen und Spieler.',
  },
  coachLinkNeedsGuardian: {
    en: 'You are under 18, so a parent or guardian has to confirm first. You can ask one in your account.',
    de: 'Du bist noch unter 18. Zuerst muss ein Elternteil zustimmen. Fragen kannst du in deinem Konto.',
  },
  coachLinkToNobody: {
    en: 'Please enter an email address, or the address of a coach’s page.',
    de: 'Bitte gib eine E-Mail-Adresse ein oder die Adresse der Seite eines Coachs.',
  },
  coachLinkToNoCoach: {
    en: 'This isn’t the page of a coach whom a college has accepted. Please enter an email address.',
    de: 'Das ist keine Seite eines Coachs, den ein College bestätigt hat. Bitte gib eine E-Mail-Adresse ein.',
  },
  coachLinkNeedsName: { en: 'Please say who the link is for.', de: 'Bitte sag, für wen der Link ist.' },
  coachLinkNeedsAddress: {
    en: 'You are under 18. Please enter the coach’s email address or page, so that the link works for this person only.',
    de: 'Du bist noch unter 18. Bitte gib die E-Mail-Adresse oder die Seite des Coachs ein, damit der Link nur für diese Person gilt.',
  },
  coachLinkWithContact: {
    en: 'A link of a player under 18 never shows an email address or a phone number.',
    de: 'Unter 18 zeigt ein Link nie eine E-Mail-Adresse oder Telefonnummer.',
  },
  coachLinkOpensTooMuch: {
    en: 'Under 18, your games and your IDs are only for coaches whom a college has accepted.',
    de: 'Unter 18 sehen Termine und IDs nur Coaches, die ein College bestätigt hat.',
  },
  coachLinkOpensNothing: {
    en: 'Choose at least one thing that the link shows.',
    de: 'Wähle mindestens eine Sache, die der Link zeigt.',
  },
  coachLinksTooMany: {
    en: 'Too many of your links are open. End one of them first.',
    de: 'Du hast zu viele offene Links. Beende zuerst einen davon.',
  },
  unknownCoachLink: {
    en: 'This link doesn’t work any more. It has expired, or somebody ended it.',
    de: 'Dieser Link gilt nicht mehr. Er ist abgelaufen oder wurde beendet.',
  },
  coachLinkConfirmOver: {
    en: 'This link has already been used, or it has expired. Open the player’s link again and ask for a new email.',
    de: 'Dieser Link ist schon benutzt oder abgelaufen. Öffne den Link zum Profil noch einmal und lass dir eine neue Mail schicken.',
  },
  coachLinkAskedOften: {
    en: 'We have sent several emails to this address today. Please look there, or try again tomorrow.',
    de: 'An diese Adresse haben wir heute schon mehrere Mails geschickt. Bitte sieh dort nach oder versuch es morgen noch einmal.',
  },
} as const;
