/** The messages about what others do with a profile: saving and reporting it, hiding it, featuring it. */
export const PROFILE_MESSAGES = {
  onlyCoachesSavePlayers: {
    en: 'Only coaches whom a college has accepted can save players.',
    de: 'Spieler merken können sich nur Coaches, die ein College angenommen hat.',
  },
  unknownPlayer: { en: 'There is no such player.', de: 'Diese Spielerin oder diesen Spieler gibt es nicht.' },
  playerNotSaved: { en: 'This player is not on your list.', de: 'Dieses Profil steht nicht auf deiner Liste.' },
  savedPlayersFull: {
    en: 'Your list is full: at most {most} players.',
    de: 'Deine Liste ist voll: höchstens {most} Spieler.',
  },
  reportOfOwnProfile: { en: 'This is your own profile.', de: 'Das ist dein eigenes Profil.' },
  guardianMissing: {
    en: 'Until you are 18, a parent or guardian has to agree. Please give their email address.',
    de: 'Bis du 18 bist, muss ein Elternteil oder eine andere sorgeberechtigte Person zustimmen. Gib bitte deren E-Mail-Adresse an.',
  },
  guardianIsOwner: {
    en: 'This is your own address. Please give that of a parent or guardian.',
    de: 'Das ist deine eigene Adresse. Gib bitte die eines Elternteils oder einer anderen sorgeberechtigten Person an.',
  },
  guardianIsPlayer: {
    en: 'A player’s account uses this address, so it cannot be that of a parent or guardian.',
    de: 'Zu dieser Adresse gehört ein Konto als Spielerin oder Spieler. Sie kann deshalb nicht die einer sorgeberechtigten Person sein.',
  },
  emailIsGuardians: {
    en: 'This is the address of your parent or guardian. Your account needs one of your own.',
    de: 'Das ist die Adresse deiner sorgeberechtigten Person. Dein Konto braucht eine eigene.',
  },
  guardianRelationMissing: {
    en: 'Please say how you are related to the player.',
    de: 'Bitte sag, in welchem Verhältnis du zu der Person stehst.',
  },
  unknownGuardianLink: { en: 'This link is not valid any more.', de: 'Dieser Link gilt nicht mehr.' },
  guardianLinkOver: {
    en: 'This question can no longer be answered with yes.',
    de: 'Auf diese Frage ist kein Ja mehr möglich.',
  },
  onlyPlayersAreFeatured: { en: 'Only players are featured.', de: 'Vorgestellt werden nur Spielerinnen und Spieler.' },
  unknownFeatureRequest: {
    en: 'There is no such request to be featured.',
    de: 'Diesen Wunsch nach einer Vorstellung gibt es nicht.',
  },
  featureDecided: { en: 'This request was decided otherwise meanwhile.', de: 'Darüber ist inzwischen anders entschieden.' },
  featureNotQueued: {
    en: 'This player may not be featured any more, so the request has left the queue.',
    de: 'Dieses Profil darf nicht mehr vorgestellt werden und steht nicht mehr in der Warteschlange.',
  },
  moreThanWanted: {
    en: 'At most {posts} posts and {stories} stories.',
    de: 'Höchstens {posts} Beiträge und {stories} Storys.',
  },
  unknownReport: { en: 'There is no such report.', de: 'Diese Meldung gibt es nicht.' },
} as const;
