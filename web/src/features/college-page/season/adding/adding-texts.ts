import type { Language } from '@touchline/domain/kernel/language';
import type { AddedMatch } from '@touchline/domain/season/added/added-soccer';
import type { CsvProblem } from '@touchline/domain/season/added/match-csv';
import { useLanguage } from '../../../../i18n/language-provider';

/** The texts for who adds matches and squads; they load with the forms. */
export interface AddingTexts {
  readonly title: string;
  readonly intro: string;
  readonly add: string;
  readonly change: (opponent: string) => string;
  readonly remove: (opponent: string) => string;
  readonly changeShort: string;
  readonly removeShort: string;
  readonly file: string;
  readonly squad: string;
  readonly none: string;
  readonly date: string;
  readonly opponent: string;
  readonly opponentHelp: string;
  readonly goalsFor: string;
  readonly goalsAgainst: string;
  readonly ground: string;
  readonly grounds: Readonly<Record<AddedMatch['ground'], string>>;
  readonly place: string;
  readonly counts: string;
  readonly save: string;
  readonly saveMine: string;
  readonly cancel: string;
  readonly theirs: (match: string) => string;
  readonly removedMeanwhile: string;
  readonly theirSquad: string;
  readonly difference: (field: string, theirs: string, yours: string) => string;
  readonly undone: string;
  readonly changes: string;
  readonly changed: (by: string, count: number) => string;
  readonly touchline: string;
  readonly formerMember: string;
  readonly wasUndone: string;
  readonly template: string;
  readonly choose: string;
  readonly fileHelp: string;
  readonly checking: string;
  readonly refused: (count: number) => string;
  readonly refusedMore: (count: number) => string;
  readonly fileTooLarge: string;
  readonly fileProblem: (problem: CsvProblem) => string;
  readonly planned: (added: number, corrected: number, unchanged: number) => string;
  readonly differs: (match: string, official: string) => string;
  readonly season: string;
  readonly players: string;
  readonly abroad: string;
  readonly home: string;
  readonly originsHelp: string;
  readonly squadHelp: string;
  readonly cell: (line: string, one: string) => string;
  readonly removeSquad: string;
  readonly notANumber: string;
}

const EN: AddingTexts = {
  title: 'Results and squad that you add',
  intro:
    'Add matches that are missing here, and count your squad. They appear on the page with their source. Our rankings and tables keep to published results.',
  add: 'Add a result',
  change: (opponent) => `Change the match against ${opponent}`,
  remove: (opponent) => `Remove the match against ${opponent}`,
  changeShort: 'Change',
  removeShort: 'Remove',
  file: 'Add a CSV file',
  squad: 'Count the squad',
  none: 'Nothing has been added yet.',
  date: 'Day',
  opponent: 'Opponent',
  opponentHelp: 'As the college is called here; any other team is kept by its name.',
  goalsFor: 'Our goals',
  goalsAgainst: 'Their goals',
  ground: 'Where',
  grounds: { home: 'At home', away: 'Away', neutral: 'On neutral ground', unknown: 'Not known' },
  place: 'Place',
  counts: 'The match counts (it is no exhibition)',
  save: 'Save',
  saveMine: 'Save mine all the same',
  cancel: 'Cancel',
  theirs: (match) => `Somebody else has changed this meanwhile. Now it says: ${match}. What you typed is still here.`,
  removedMeanwhile: 'Somebody else has removed this meanwhile.',
  theirSquad: 'Somebody else has counted the squad meanwhile. What you typed is still here. It differs in:',
  difference: (field, theirs, yours) => `${field}: they say ${theirs || 'nothing'}, you say ${yours || 'nothing'}`,
  undone: 'Undone',
  changes: 'Latest changes',
  changed: (by, count) => (count === 1 ? `${by}: one change` : `${by}: ${count} changes`),
  touchline: 'Touchline',
  formerMember: 'A former member',
  wasUndone: 'undone',
  template: 'Download a table to fill in',
  choose: 'Choose a CSV file',
  fileHelp:
    'Columns: date, opponent, goals_for, goals_against, and if you like ground (home, away, neutral), place and counts (yes, no). At most 1,000 lines. You see what will change before anything is saved.',
  checking: 'Checking the lines',
  refused: (count) =>
    count === 1 ? 'One line cannot be read. Nothing has been saved.' : `${count} lines cannot be read. Nothing has been saved.`,
  refusedMore: (count) => `and ${count} more`,
  fileTooLarge: 'The file is larger than 2 MB.',
  fileProblem: (problem) =>
    problem.kind === 'empty'
      ? 'The file has no lines.'
      : problem.kind === 'columns'
        ? `The file lacks these columns: ${problem.missing.join(', ')}.`
        : problem.kind === 'quote'
          ? `Line ${problem.line}: a quote that opens is never closed.`
          : `The file has ${problem.lines} lines; at most ${problem.limit} can be added at once.`,
  planned: (added, corrected, unchanged) => `${added} new, ${corrected} corrected, ${unchanged} known already.`,
  differs: (match, official) => `${match}: the published results say ${official}. Your page will show both.`,
  season: 'Season (year of the fall)',
  players: 'Players in all',
  abroad: 'From abroad',
  home: 'From your own state',
  originsHelp: 'Fewer than three are shown as “fewer than 3”.',
  squadHelp: 'How many players of each class play at each position. Nobody is named.',
  cell: (line, one) => `${line}, ${one}`,
  removeSquad: 'Remove the count',
  notANumber: 'Please enter whole numbers from 0 to 200.',
};

const DE: AddingTexts = {
  title: 'Ergebnisse und Kader, die du einträgst',
  intro:
    'Trag Spiele ein, die hier fehlen, und zähl deinen Kader. Beides erscheint auf der Seite mit seiner Quelle. Unsere Ranglisten und Tabellen richten sich weiter nach veröffentlichten Ergebnissen.',
  add: 'Ergebnis eintragen',
  change: (opponent) => `Spiel gegen ${opponent} ändern`,
  remove: (opponent) => `Spiel gegen ${opponent} löschen`,
  changeShort: 'Ändern',
  removeShort: 'Löschen',
  file: 'CSV-Datei einlesen',
  squad: 'Kader zählen',
  none: 'Noch ist nichts eingetragen.',
  date: 'Tag',
  opponent: 'Gegner',
  opponentHelp: 'So, wie das College hier heißt; andere Teams behalten ihren Namen.',
  goalsFor: 'Eigene Tore',
  goalsAgainst: 'Gegentore',
  ground: 'Wo',
  grounds: { home: 'Daheim', away: 'Auswärts', neutral: 'Auf neutralem Platz', unknown: 'Nicht bekannt' },
  place: 'Ort',
  counts: 'Das Spiel zählt (es ist kein Testspiel)',
  save: 'Speichern',
  saveMine: 'Trotzdem speichern',
  cancel: 'Abbrechen',
  theirs: (match) => `Inzwischen hat jemand anders das geändert. Jetzt steht dort: ${match}. Deine Eingaben sind noch da.`,
  removedMeanwhile: 'Inzwischen hat jemand anders das gelöscht.',
  theirSquad: 'Inzwischen hat jemand anders den Kader gezählt. Deine Eingaben sind noch da. Sie weichen ab bei:',
  difference: (field, theirs, yours) => `${field}: dort steht ${theirs || 'nichts'}, bei dir ${yours || 'nichts'}`,
  undone: 'Rückgängig gemacht',
  changes: 'Letzte Änderungen',
  changed: (by, count) => (count === 1 ? `${by}: eine Änderung` : `${by}: ${count} Änderungen`),
  touchline: 'Touchline',
  formerMember: 'Ein früheres Mitglied',
  wasUndone: 'rückgängig gemacht',
  template: 'Tabelle zum Ausfüllen herunterladen',
  choose: 'CSV-Datei wählen',
  fileHelp:
    'Spalten: datum, gegner, tore, gegentore, dazu nach Wunsch platz (heim, auswärts, neutral), ort und zählt (ja, nein). Höchstens 1.000 Zeilen. Bevor etwas gespeichert wird, siehst du, was sich ändert.',
  checking: 'Die Zeilen werden geprüft',
  refused: (count) => `${count === 1 ? 'Eine Zeile ist' : `${count} Zeilen sind`} nicht lesbar. Es wurde nichts gespeichert.`,
  refusedMore: (count) => `und ${count} weitere`,
  fileTooLarge: 'Die Datei ist größer als 2 MB.',
  fileProblem: (problem) =>
    problem.kind === 'empty'
      ? 'Die Datei hat keine Zeilen.'
      : problem.kind === 'columns'
        ? `In der Datei fehlen diese Spalten: ${problem.missing.join(', ')}.`
        : problem.kind === 'quote'
          ? `Zeile ${problem.line}: Ein Anführungszeichen wird nicht geschlossen.`
          : `Die Datei hat ${problem.lines} Zeilen; auf einmal gehen höchstens ${problem.limit}.`,
  planned: (added, corrected, unchanged) => `${added} neu, ${corrected} korrigiert, ${unchanged} schon bekannt.`,
  differs: (match, official) =>
    `${match}: Laut den veröffentlichten Ergebnissen endete es ${official}. Deine Seite zeigt dann beides.`,
  season: 'Saison (Jahr des Herbstes)',
  players: 'Kader insgesamt',
  abroad: 'Aus dem Ausland',
  home: 'Aus eurem Bundesstaat',
  originsHelp: 'Bei weniger als drei steht auf der Seite „weniger als 3“.',
  squadHelp: 'Wie viele aus jedem Jahrgang auf jeder Position spielen. Niemand wird namentlich genannt.',
  cell: (line, one) => `${line}, ${one}`,
  removeSquad: 'Zählung löschen',
  notANumber: 'Bitte gib ganze Zahlen von 0 bis 200 ein.',
};

const TEXTS: Readonly<Record<Language, AddingTexts>> = { en: EN, de: DE };

export function useAddingTexts(): AddingTexts {
  return TEXTS[useLanguage().language];
}
