import type { Language } from '@touchline/domain/kernel/language';
import type { GameKind } from '@touchline/domain/season/season-summary';
import type { GameResult, Ground } from '@touchline/domain/season/team-games';
import { useLanguage } from '../../../i18n/language-provider';

/** The texts of a season, which load with it. */
export interface SeasonTexts {
  readonly title: (season: number) => string;
  readonly seasons: string;
  readonly intro: (division: string, source: string) => string;
  readonly introAdded: (division: string) => string;
  readonly addedBy: (by: 'coach' | 'admin', day: string) => string;
  readonly officialScore: (score: string) => string;
  readonly latest: (season: number, day: string) => string;
  readonly endsEarly: (day: string) => string;
  readonly incomplete: string;
  readonly record: string;
  readonly inConference: (name: string) => string;
  readonly rpi: string;
  readonly rpiOf: (teams: number) => string;
  readonly goals: string;
  readonly goalsNote: (cleanSheets: number) => string;
  readonly national: string;
  readonly champion: string;
  readonly penalties: string;
  readonly level: (level: number) => string;
  readonly letters: Readonly<Record<GameResult, string>>;
  readonly results: Readonly<Record<GameResult, string>>;
  readonly grounds: Readonly<Record<Ground, string>>;
  readonly kinds: Readonly<Record<GameKind, string>>;
  readonly matches: string;
  readonly showAll: (count: number) => string;
  readonly moreMatches: string;
  readonly moreTeams: (count: number) => string;
  readonly strip: (games: number) => string;
  readonly day: string;
  readonly opponent: string;
  readonly score: string;
  readonly table: (name: string) => string;
  readonly tableNote: (day: string) => string;
  readonly noTable: string;
  readonly rank: string;
  readonly team: string;
  readonly points: string;
  readonly goalDifference: string;
  readonly weeks: string;
  readonly weeksSentence: (first: number, best: number, last: number) => string;
  readonly years: string;
  readonly yearsSentence: (season: number, best: number) => string;
  readonly rpiSource: string;
  readonly perMatch: string;
  readonly perMatchOf: {
    readonly goalsFor: string;
    readonly goalsAgainst: string;
    readonly shots: string;
    readonly shotsAgainst: string;
  };
  readonly perMatchSentence: (goals: string, median: string) => string;
  readonly perMatchSource: string;
  readonly median: string;
  readonly grounded: string;
  readonly groundedSentence: (home: string, away: string) => string;
  readonly bestWin: string;
  readonly schedule: string;
  readonly scheduleNote: (rank: number, teams: number) => string;
  readonly runs: string;
  readonly runsNote: (wins: number, unbeaten: number) => string;
  readonly headToHead: string;
  readonly headToHeadIntro: (seasons: number) => string;
  readonly meetings: (count: number) => string;
  readonly last: (score: string, day: string) => string;
  readonly rankOf: (rank: number) => string;
  readonly rankShort: (rank: number) => string;
  readonly recordShort: string;
}

const EN: SeasonTexts = {
  title: (season) => `The season of ${season}`,
  seasons: 'Seasons',
  intro: (division, source) => `All matches, ${division}. A match decided by penalties is a tie. Read from ${source}.`,
  introAdded: (division) =>
    `${division}. We know no published results of this season: these matches come from the team itself. A match decided by penalties is a tie.`,
  addedBy: (by, day) => `added by ${by === 'coach' ? 'the team’s coach' : 'Touchline'}, ${day}`,
  officialScore: (score) => `the published results say ${score}`,
  latest: (season, day) => `Latest season: ${season}. Its last match was on ${day}.`,
  endsEarly: (day) => `Matches are known until ${day}; the end of the season is missing.`,
  incomplete: 'Matches of this team come from the tables of its opponents, and some may be missing.',
  record: 'Wins–losses–ties',
  inConference: (name) => `in the ${name}`,
  rpi: 'Our RPI',
  rpiOf: (teams) => `of ${teams} teams`,
  goals: 'Goals',
  goalsNote: (cleanSheets) => (cleanSheets === 1 ? '1 clean sheet' : `${cleanSheets} clean sheets`),
  national: 'National tournament',
  champion: 'Champions',
  penalties: 'final, decided by penalties',
  level: (level) =>
    level === 1 ? 'Final' : level === 2 ? 'Semi-final' : level === 3 ? 'Quarter-final' : `Round of ${2 ** level}`,
  letters: { win: 'W', loss: 'L', tie: 'T' },
  results: { win: 'Win', loss: 'Loss', tie: 'Tie' },
  grounds: { home: 'home', away: 'away', neutral: 'neutral', unknown: 'ground unknown' },
  kinds: {
    conference: 'Conference',
    conferenceTournament: 'Conference tournament',
    national: 'National tournament',
    uncounted: 'Does not count',
    other: '',
  },
  matches: 'Matches',
  showAll: (count) => `Show all ${count}`,
  moreMatches: 'Further matches',
  moreTeams: (count) => `Show ${count} more`,
  strip: (games) => (games === 1 ? '1 match at a glance' : `${games} matches at a glance`),
  day: 'Day',
  opponent: 'Opponent',
  score: 'Result',
  table: (name) => `${name}, regular season`,
  tableNote: (day) =>
    `Until ${day}. Three points for a win, one for a tie. Level teams share a place: the conference’s own tie-breaks are not known.`,
  noTable: 'There is no table: members played unequal numbers of matches, and no last day is certain.',
  rank: 'Place',
  team: 'Team',
  points: 'Points',
  goalDifference: 'Goals',
  weeks: 'RPI week by week',
  weeksSentence: (first, best, last) => `Ranked ${first} after week one and ${last} at the end; ${best} at best.`,
  years: 'RPI season by season',
  yearsSentence: (season, best) => `Best season: ${season}, ranked ${best}.`,
  rpiSource:
    'Computed by Touchline from the results: a quarter of the team’s share of wins, half that of the opponents, a quarter that of their opponents.',
  perMatch: 'Goals and shots per match',
  perMatchOf: { goalsFor: 'Goals', goalsAgainst: 'Goals against', shots: 'Shots', shotsAgainst: 'Shots against' },
  perMatchSentence: (goals, median) => `${goals} goals per match; the median of the division is ${median}.`,
  perMatchSource: 'The line marks the median of the division.',
  median: 'Median of the division',
  grounded: 'At home and away',
  groundedSentence: (home, away) => `${home} at home, ${away} away.`,
  bestWin: 'Best win',
  schedule: 'Strength of schedule',
  scheduleNote: (rank, teams) => `${rank} of ${teams}: how strong the opponents were, by our RPI`,
  runs: 'Longest runs',
  runsNote: (wins, unbeaten) =>
    [
      wins > 1 ? `${wins} wins in a row` : wins === 1 ? 'Never two wins in a row' : 'No win',
      unbeaten > 1
        ? `${unbeaten} matches without a loss`
        : unbeaten === 1
          ? 'never two matches without a loss'
          : 'no match without a loss',
    ].join(', '),
  headToHead: 'Met most often',
  headToHeadIntro: (seasons) =>
    seasons === 1 ? 'In the season known.' : `Over the ${seasons} seasons known: wins – losses – ties.`,
  meetings: (count) => (count === 1 ? '1 match' : `${count} matches`),
  last: (score, day) => `last ${score} on ${day}`,
  rankOf: (rank) => `ranked ${rank} in our RPI`,
  rankShort: (rank) => `RPI ${rank}`,
  recordShort: 'W–L–T',
};

const DE: SeasonTexts = {
  title: (season) => `Die Saison ${season}`,
  seasons: 'Saisons',
  intro: (division, source) => `Alle Spiele, ${division}. Ein Elfmeterschießen zählt als Unentschieden. Quelle: ${source}.`,
  introAdded: (division) =>
    `${division}. Für diese Saison liegen uns keine veröffentlichten Ergebnisse vor: Das sind die Spiele, die das Team selbst eingetragen hat. Ein Elfmeterschießen zählt als Unentschieden.`,
  addedBy: (by, day) => `eingetragen ${by === 'coach' ? 'vom Coach des Teams' : 'von Touchline'}, ${day}`,
  officialScore: (score) => `laut veröffentlichten Ergebnissen ${score}`,
  latest: (season, day) => `Letzte Saison: ${season}. Ihr letztes Spiel war am ${day}.`,
  endsEarly: (day) => `Bekannt sind die Spiele bis zum ${day}; das Ende der Saison fehlt.`,
  incomplete: 'Die Spiele dieses Teams stammen aus den Tabellen seiner Gegner, einige können fehlen.',
  record: 'Siege–Niederl.–Unent.',
  inConference: (name) => `in der ${name}`,
  rpi: 'Unser RPI',
  rpiOf: (teams) => `von ${teams} Teams`,
  goals: 'Tore',
  goalsNote: (cleanSheets) => (cleanSheets === 1 ? '1 × zu null' : `${cleanSheets} × zu null`),
  national: 'Nationale Endrunde',
  champion: 'Meister',
  penalties: 'Finale, im Elfmeterschießen entschieden',
  level: (level) =>
    level === 1 ? 'Finale' : level === 2 ? 'Halbfinale' : level === 3 ? 'Viertelfinale' : `Runde der letzten ${2 ** level}`,
  letters: { win: 'S', loss: 'N', tie: 'U' },
  results: { win: 'Sieg', loss: 'Niederlage', tie: 'Unentschieden' },
  grounds: { home: 'daheim', away: 'auswärts', neutral: 'neutral', unknown: 'Platz unbekannt' },
  kinds: {
    conference: 'Conference',
    conferenceTournament: 'Turnier der Conference',
    national: 'Nationale Endrunde',
    uncounted: 'Zählt nicht',
    other: '',
  },
  matches: 'Spiele',
  showAll: (count) => `Alle ${count} zeigen`,
  moreMatches: 'Weitere Spiele',
  moreTeams: (count) => `${count} weitere zeigen`,
  strip: (games) => (games === 1 ? '1 Spiel auf einen Blick' : `${games} Spiele auf einen Blick`),
  day: 'Tag',
  opponent: 'Gegner',
  score: 'Ergebnis',
  table: (name) => `${name}, Hauptrunde`,
  tableNote: (day) =>
    `Bis zum ${day}. Drei Punkte für einen Sieg, einer für ein Unentschieden. Punktgleiche Teams teilen sich den Platz, denn die eigenen Regeln der Conference sind nicht bekannt.`,
  noTable: 'Es gibt keine Tabelle: Die Teams haben verschieden oft gespielt, und kein letzter Spieltag ist sicher.',
  rank: 'Platz',
  team: 'Team',
  points: 'Punkte',
  goalDifference: 'Tore',
  weeks: 'RPI Woche für Woche',
  weeksSentence: (first, best, last) => `Platz ${first} nach der ersten Woche, Platz ${last} am Ende, bestenfalls Platz ${best}.`,
  years: 'RPI Saison für Saison',
  yearsSentence: (season, best) => `Beste Saison: ${season} mit Platz ${best}.`,
  rpiSource:
    'Von Touchline aus den Ergebnissen berechnet: ein Viertel die eigene Siegquote, die Hälfte die der Gegner, ein Viertel die von deren Gegnern.',
  perMatch: 'Tore und Schüsse pro Spiel',
  perMatchOf: { goalsFor: 'Tore', goalsAgainst: 'Gegentore', shots: 'Schüsse', shotsAgainst: 'Schüsse des Gegners' },
  perMatchSentence: (goals, median) => `${goals} Tore pro Spiel; der Median der Division ist ${median}.`,
  perMatchSource: 'Der Strich zeigt den Median der Division.',
  median: 'Median der Division',
  grounded: 'Daheim und auswärts',
  groundedSentence: (home, away) => `${home} daheim, ${away} auswärts.`,
  bestWin: 'Bester Sieg',
  schedule: 'Stärke der Gegner',
  scheduleNote: (rank, teams) => `Platz ${rank} von ${teams}: wie stark die Gegner nach unserem RPI waren`,
  runs: 'Längste Serien',
  runsNote: (wins, unbeaten) =>
    [
      wins > 1 ? `${wins} Siege in Folge` : wins === 1 ? 'Nie zwei Siege in Folge' : 'Kein Sieg',
      unbeaten > 1
        ? `${unbeaten} Spiele ohne Niederlage`
        : unbeaten === 1
          ? 'nie zwei Spiele ohne Niederlage'
          : 'kein Spiel ohne Niederlage',
    ].join(', '),
  headToHead: 'Häufigste Gegner',
  headToHeadIntro: (seasons) =>
    seasons === 1 ? 'In der bekannten Saison.' : `In den ${seasons} bekannten Saisons: Siege – Niederlagen – Unentschieden.`,
  meetings: (count) => (count === 1 ? '1 Spiel' : `${count} Spiele`),
  last: (score, day) => `zuletzt ${score} am ${day}`,
  rankOf: (rank) => `Platz ${rank} in unserem RPI`,
  rankShort: (rank) => `RPI ${rank}`,
  recordShort: 'S–N–U',
};

const TEXTS: Readonly<Record<Language, SeasonTexts>> = { en: EN, de: DE };

export function useSeasonTexts(): SeasonTexts {
  return TEXTS[useLanguage().language];
}

/** Wins, losses and ties: `21–2–2`. */
export function recordText({
  wins,
  losses,
  ties,
}: {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}): string {
  return `${wins}–${losses}–${ties}`;
}
