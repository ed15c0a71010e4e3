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
  unknownReport: { en: 'There is no such report.', de: 'Diese Meldung gibt es nicht.' },
} as const;
