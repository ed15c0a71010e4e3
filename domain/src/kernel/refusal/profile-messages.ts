/** The messages about what others do with a profile: saving and reporting it, hiding it, featuring it. */
export const PROFILE_MESSAGES = {
  nameHoldsAddress: {
    en: 'A name cannot contain a web or email address.',
    de: 'Ein Name darf keine Web- oder E-Mail-Adresse enthalten.',
  },
  nameReserved: {
    en: 'This name could be mistaken for Touchline’s staff. Please use your own name.',
    de: 'Dieser Name könnte für jemanden vom Touchline-Team gehalten werden. Bitte gib deinen eigenen Namen an.',
  },
  nameTurnsText: {
    en: 'This name has invisible characters that reverse text. Please type it again.',
    de: 'Dieser Name enthält unsichtbare Zeichen, die Text umdrehen. Bitte tippe ihn noch einmal.',
  },
  moreThanMatches: {
    en: 'That is more than the matches of this season.',
    de: 'Das sind mehr als die Spiele dieser Saison.',
  },
  onlyAcceptedCoaches: {
    en: 'Only coaches accepted by a college can do this.',
    de: 'Das können nur Coaches, die ein College bestätigt hat.',
  },
  unknownPlayer: { en: 'We can’t find this player.', de: 'Diese Spielerin oder diesen Spieler gibt es nicht.' },
  playerNotSaved: { en: 'This player is not on your list.', de: 'Dieses Profil steht nicht auf deiner Liste.' },
  savedPlayersFull: {
    en: 'Your list is full: at most {most} players.',
    de: 'Deine Liste ist voll: höchstens {most} Spieler.',
  },
  nothingHidden: { en: 'This is not hidden any more.', de: 'Das ist nicht mehr verborgen.' },
  hidingAnswered: {
    en: 'You have already answered. We will look at it.',
    de: 'Du hast schon geantwortet. Wir sehen es uns an.',
  },
  tooManyHiddenParts: {
    en: 'So many parts of this profile are hidden that you should hide all of it.',
    de: 'Von diesem Profil ist schon so viel verborgen: Verbirg besser das ganze.',
  },
  reportWithoutAddress: { en: 'Whoever sent a report gets no answer.', de: 'Auf eine Meldung gibt es keine Antwort.' },
  reportOfOwnProfile: { en: 'This is your own profile.', de: 'Das ist dein eigenes Profil.' },
  guardianMissing: {
    en: 'Until you are 18, a parent or guardian has to agree. Please enter their email address.',
    de: 'Bis du 18 bist, muss ein Elternteil oder eine andere sorgeberechtigte Person zustimmen. Gib bitte deren E-Mail-Adresse an.',
  },
  guardianIsOwner: {
    en: 'This is your own address. Please enter a parent’s or guardian’s.',
    de: 'Das ist deine eigene Adresse. Gib bitte die eines Elternteils oder einer anderen sorgeberechtigten Person an.',
  },
  guardianIsPlayer: {
    en: 'A player’s account uses this address, so it can’t be a parent’s or guardian’s.',
    de: 'Zu dieser Adresse gehört ein Konto als Spielerin oder Spieler. Sie kann deshalb nicht die einer sorgeberechtigten Person sein.',
  },
  emailIsGuardians: {
    en: 'This is your parent’s or guardian’s address. Your account needs its own.',
    de: 'Das ist die Adresse deiner sorgeberechtigten Person. Dein Konto braucht eine eigene.',
  },
  guardianRelationMissing: {
    en: 'Please tell us how you are related to the player.',
    de: 'Bitte sag, in welchem Verhältnis du zu der Person stehst.',
  },
  unknownGuardianLink: { en: 'This link is no longer valid.', de: 'Dieser Link gilt nicht mehr.' },
  unknownMailLink: { en: 'This link is not valid.', de: 'Dieser Link ist nicht gültig.' },
  guardianLinkOver: {
    en: 'It is too late to say yes.',
    de: 'Für ein Ja ist es leider zu spät.',
  },
  onlyPlayersAreFeatured: { en: 'Only players can be featured.', de: 'Vorgestellt werden nur Spielerinnen und Spieler.' },
  unknownFeatureRequest: {
    en: 'We can’t find this feature request.',
    de: 'Diese Anfrage für eine Vorstellung gibt es nicht.',
  },
  featureDecided: {
    en: 'This request has been decided differently in the meantime.',
    de: 'Darüber wurde inzwischen anders entschieden.',
  },
  featureNotQueued: {
    en: 'This player can no longer be featured, so the request has left the queue.',
    de: 'Dieses Profil darf nicht mehr vorgestellt werden und steht nicht mehr in der Warteschlange.',
  },
  moreThanWanted: {
    en: 'At most {posts} posts and {stories} stories.',
    de: 'Höchstens {posts} Beiträge und {stories} Storys.',
  },
  unknownReport: { en: 'We can’t find this report.', de: 'Diese Meldung gibt es nicht.' },
} as const;
