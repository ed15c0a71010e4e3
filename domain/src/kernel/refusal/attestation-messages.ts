/** The messages about facts that coaches confirm; a part of `API_MESSAGES`. */
export const ATTESTATION_MESSAGES = {
  attestationForPlayers: {
    en: 'Only players can ask a coach to confirm something.',
    de: 'Nur wer als Spielerin oder Spieler angemeldet ist, kann sich etwas bestätigen lassen.',
  },
  attestationNeedsGuardian: {
    en: 'You are under 18, so a parent or guardian has to confirm first. You can ask one in your account.',
    de: 'Du bist noch unter 18. Zuerst muss ein Elternteil zustimmen. Fragen kannst du in deinem Konto.',
  },
  attestationOwnAddress: {
    en: 'This is your own address. Someone else has to confirm it.',
    de: 'Das ist deine eigene Adresse. Bestätigen muss es jemand anderes.',
  },
  attestationOfPlayer: {
    en: 'This address belongs to a player. Please name a coach of your club or school.',
    de: 'Mit dieser Adresse ist eine Spielerin oder ein Spieler angemeldet. Nenn bitte jemanden vom Verein oder von der Schule.',
  },
  attestationOfGuardian: {
    en: 'Your parents can’t confirm this. Please name a coach of your club or school.',
    de: 'Deine Eltern können das nicht bestätigen. Nenn bitte jemanden vom Verein oder von der Schule.',
  },
  attestationOfNothing: {
    en: 'Choose at least one thing that is on your profile.',
    de: 'Wähle mindestens eine Angabe, die in deinem Profil steht.',
  },
  attestationAskedAlready: {
    en: 'You have already asked this person. Wait for the answer, or withdraw your request.',
    de: 'Diese Person hast du schon gefragt. Warte auf die Antwort oder zieh die Anfrage zurück.',
  },
  attestationsTooMany: {
    en: 'Too many of your requests are open. Withdraw one of them first.',
    de: 'Du hast zu viele offene Anfragen. Zieh zuerst eine davon zurück.',
  },
  attestationAskedOften: {
    en: 'Very many players have asked this person today. Please try again tomorrow.',
    de: 'Diese Person wurde heute schon sehr oft gefragt. Bitte versuch es morgen noch einmal.',
  },
  unknownAttestation: { en: 'We can’t find this request.', de: 'Diese Anfrage gibt es nicht.' },
  unknownAttestationLink: {
    en: 'This link doesn’t work any more. It has expired, or the request was withdrawn.',
    de: 'Dieser Link gilt nicht mehr. Er ist abgelaufen, oder die Anfrage wurde zurückgezogen.',
  },
  attestationOver: {
    en: 'This request has already been answered, or it has ended.',
    de: 'Diese Anfrage ist schon beantwortet oder beendet.',
  },
  attestationWithoutGuardian: {
    en: 'This player is under 18, and no parent or guardian is confirmed any more.',
    de: 'Diese Person ist unter 18, und es hat kein Elternteil mehr zugestimmt.',
  },
  attestationReviewed: { en: 'Somebody has already decided this.', de: 'Das hat schon jemand entschieden.' },
} as const;
