/** The messages about what coaches add to their team's soccer. `{line}` is a line of a file. */
export const SOCCER_MESSAGES = {
  noSuchTeam: { en: 'This college doesn’t have that team.', de: 'Dieses Team hat das College nicht.' },
  matchDayUnreadable: {
    en: 'Line {line}: “{value}” isn’t a date. Write it like 2026-09-01.',
    de: 'Zeile {line}: „{value}“ ist kein Tag wie 2026-09-01.',
  },
  matchInFuture: { en: 'Line {line}: {value} is in the future.', de: 'Zeile {line}: {value} liegt in der Zukunft.' },
  matchOpponentUnreadable: {
    en: 'Line {line}: “{value}” isn’t the name of a team.',
    de: 'Zeile {line}: „{value}“ ist kein Name eines Teams.',
  },
  matchAgainstItself: {
    en: 'Line {line}: a team cannot play against itself.',
    de: 'Zeile {line}: Ein Team kann nicht gegen sich selbst spielen.',
  },
  matchGoalsUnreadable: {
    en: 'Line {line}: “{value}” isn’t a number of goals.',
    de: 'Zeile {line}: „{value}“ ist keine Anzahl von Toren.',
  },
  matchGroundUnreadable: {
    en: 'Line {line}: “{value}” is neither home, away nor neutral.',
    de: 'Zeile {line}: „{value}“ ist weder heim, auswärts noch neutral.',
  },
  matchPlaceUnreadable: { en: 'Line {line}: “{value}” isn’t a place.', de: 'Zeile {line}: „{value}“ ist kein Ort.' },
  matchCountsUnreadable: {
    en: 'Line {line}: “{value}” is neither yes nor no.',
    de: 'Zeile {line}: „{value}“ ist weder ja noch nein.',
  },
  matchTwice: {
    en: 'Line {line}: this match is already on line {earlier}.',
    de: 'Zeile {line}: Dieses Spiel steht schon in Zeile {earlier}.',
  },
  matchKnown: {
    en: 'Line {line}: this match has been added already. Change it in the list.',
    de: 'Zeile {line}: Dieses Spiel ist schon eingetragen. Ändere es in der Liste.',
  },
  tooManyMatches: {
    en: 'That would be more than {limit} matches of this team.',
    de: 'Das wären mehr als {limit} Spiele dieses Teams.',
  },
  tooManyInSeason: {
    en: 'That would be more than {limit} added matches in the season of {season}.',
    de: 'Das wären mehr als {limit} eingetragene Spiele in der Saison {season}.',
  },
  addedMeanwhile: {
    en: 'Somebody else changed this meanwhile. You see it as it is now.',
    de: 'Inzwischen hat jemand anders das geändert. Du siehst jetzt den neuen Stand.',
  },
  squadInFuture: { en: 'The squad of {season} is not known yet.', de: 'Der Kader von {season} steht noch nicht fest.' },
  squadEmpty: { en: 'Please enter how many players there are.', de: 'Bitte gib an, wie viele es im Kader sind.' },
  squadExceeded: {
    en: 'That’s more than the squad has: {counted} counted, {players} in the squad.',
    de: 'Die Teile ergeben mehr als das Ganze: {counted} gezählt, {players} im Kader.',
  },
  squadOriginsHalf: {
    en: 'Please enter both: how many come from abroad, and how many from your state.',
    de: 'Bitte gib beides an: wie viele aus dem Ausland und wie viele aus eurem Bundesstaat kommen.',
  },
} as const;
