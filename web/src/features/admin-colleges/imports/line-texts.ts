import { useLanguage } from '../../../i18n/language-provider';

/**
 * German for what the checks of files say, by the English sentence; {} is what the file or a rule says there. A
 * sentence that is not here stays English.
 */
const GERMAN: readonly (readonly [english: string, german: string])[] = [
  ['line {}, column {}: {}', 'Zeile {}, Spalte {}: {}'],
  ['line {}: {} cells stand under {} columns', 'Zeile {}: {} Zellen stehen unter {} Spalten'],
  ['line {}: these columns are missing: {}', 'Zeile {}: Diese Spalten fehlen: {}'],
  ['line {}: these columns stand there twice: {}', 'Zeile {}: Diese Spalten stehen doppelt da: {}'],
  ['line {}: this match stands on line {} already', 'Zeile {}: Dieses Spiel steht schon auf Zeile {}'],
  ['line {}: no match of this season counts', 'Zeile {}: Kein Spiel dieser Saison zählt'],
  ['line {}: {} stands in this table twice', 'Zeile {}: {} steht doppelt in dieser Tabelle'],
  [
    'line {}: rank {} follows ranks that are missing: single places are no table',
    'Zeile {}: Vor Platz {} fehlen Plätze. Einzelne Plätze sind keine Tabelle',
  ],
  [
    'line {}: {} of {} is another edition than that of line {} ({})',
    'Zeile {}: {} vom {} ist eine andere Ausgabe als die auf Zeile {} ({})',
  ],
  ['line {}: {} cannot be stored ({})', 'Zeile {}: {} lässt sich nicht speichern ({})'],
  ['line {}: a quote that opens is never closed', 'Zeile {}: Ein Anführungszeichen wird nie geschlossen'],
  [
    'line {}: something other than a comma follows a closing quote',
    'Zeile {}: Nach einem schließenden Anführungszeichen steht kein Komma',
  ],
  [
    'line {}: a quote stands inside a cell that is not quoted',
    'Zeile {}: Ein Anführungszeichen steht mitten in einer Zelle ohne Anführungszeichen',
  ],
  ['line {}: a record has no end', 'Zeile {}: Eine Zeile hat kein Ende'],
  ['{} is empty.', '{} ist leer.'],
  ['{} has a header and no rows.', '{} hat nur eine Kopfzeile.'],
  ['{} has no column of facts, only {}.', '{} hat keine Spalte mit Angaben, nur {}.'],
  ['the file is too large for one import: split it by season', 'Die Datei ist zu groß für einen Import: Teile sie nach Saisons'],
  ['{} is too large for one document', '{} ist zu groß'],
  ['{}: a table of {} is stored, which is newer than {}', '{}: Gespeichert ist eine Tabelle vom {}, und die ist neuer als {}'],
  ['the uploaded file is no longer there', 'Die hochgeladene Datei ist nicht mehr da'],
  [
    '{} colleges are being edited right now. Run the import again.',
    'Colleges, die gerade jemand bearbeitet: {}. Importiere die Datei noch einmal.',
  ],
  ['{} has been changed since this import.', '{} wurde seit diesem Import geändert.'],
  [
    '{} has been changed by a later import ({}, {}): first undo {}.',
    '{} wurde von einem späteren Import geändert ({}, {}): Mach zuerst {} rückgängig.',
  ],
  ['Nothing was undone.', 'Es wurde nichts rückgängig gemacht.'],
  ['{} stands on line {} already', '{} steht schon auf Zeile {}'],
  ['{} is none of {}', '{} ist nichts davon: {}'],
  ['{} is neither men nor women', '{} ist weder men noch women'],
  ['{} is no division of {}', '{} ist keine Division von {}'],
  ['{} is no list that is imported', '{} ist keine Liste, die importiert wird'],
  ['{} is no year', '{} ist kein Jahr'],
  ['{} is no day like {}', '{} ist kein Tag wie {}'],
  ['{} is no day or month', '{} ist weder Tag noch Monat'],
  ['{} is not in the season of {}, July to June', '{} liegt nicht in der Saison {}, Juli bis Juni'],
  ['{} lies in the future', '{} liegt in der Zukunft'],
  ['{} cannot play against itself', '{} kann nicht gegen sich selbst spielen'],
  ['{} is no number of goals', '{} ist keine Anzahl von Toren'],
  ['{} is neither yes nor no', '{} ist weder yes noch no'],
  ['{} is no place', '{} ist kein Ort'],
  ['{} is no rank', '{} ist kein Platz'],
  ['{} is no number', '{} ist keine Zahl'],
  ['{} is no college here', '{} ist kein College auf Touchline'],
  ['{} is no name of a team', '{} ist kein Name eines Teams'],
  ['{} is not like {}', '{} ist nicht wie {}'],
  ['{} does not say where the result was read', '{} sagt nicht, wo das Ergebnis stand'],
  ['{} does not say where the rank was read', '{} sagt nicht, wo der Platz stand'],
  ['{} is not UTF-8 text', '{} ist kein Text in UTF-8'],
  ['{} is longer than {} characters', '{} ist länger als {} Zeichen'],
  ['{} holds characters that are no text', '{} enthält Zeichen, die kein Text sind'],
  ['{} is not a number', '{} ist keine Zahl'],
  ['{} is not a whole number', '{} ist keine ganze Zahl'],
  ['{} is not between {} and {}', '{} liegt nicht zwischen {} und {}'],
  ['{} is not {}', '{} passt nicht: erwartet ist {}'],
  [
    'is empty, and so is ca_id, the id of a Canadian university',
    'ist leer, und ca_id auch, die Kennung einer kanadischen Universität',
  ],
  ['is empty', 'ist leer'],
  ['is given, but the league has no divisions', 'ist angegeben, aber die Liga hat keine Divisionen'],
  ['is given, and so is unitid: a college has one of them', 'ist angegeben, und unitid auch: Ein College hat eins davon'],
  ['lies in another country than the row says', 'liegt in einem anderen Land, als die Zeile sagt'],
  ['above the cost of attendance, {}', 'mehr als die Gesamtkosten, {}'],
  ['above the tuition of others, {}', 'mehr als die Studiengebühr für andere, {}'],
  ['no number of undergraduates', 'keine Anzahl von Studierenden'],
  ['no college that teaches accepts so many', 'so viele nimmt kein College auf'],
  ['no college that teaches graduates so many', 'so viele schließen an keinem College ab'],
  ['no price', 'kein Preis'],
  ['not between {} and {}', 'nicht zwischen {} und {}'],
  ['above the six-year rate, {}', 'mehr als die Quote für sechs Jahre, {}'],
  ['too low for a six-year rate of {}', 'zu niedrig für eine Quote von {} in sechs Jahren'],
  ['far from {}', 'weit entfernt von {}'],
  ['a two-year college has no four-year rate', 'ein College mit zwei Jahren hat keine Quote für vier'],
  ['upside down', 'vertauscht'],
  ['an empty cell', 'eine leere Zelle'],
];

const PATTERNS = GERMAN.map(([english, german]) => ({
  pattern: new RegExp(`^${english.split('{}').map(escaped).join('([^]+?)')}$`),
  german,
}));

/** A sentence of a check in German; parts that are sentences themselves are put into German, too. */
export function germanLine(sentence: string): string {
  for (const { pattern, german } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (found === null) continue;
    const parts = found.slice(1);
    return german.replace(/\{\}/g, () => {
      const part = parts.shift() ?? '';
      return part === sentence ? part : germanLine(part);
    });
  }
  return sentence;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** How a sentence of a check reads in the user's language. */
export function useLineTexts(): (sentence: string) => string {
  return useLanguage().language === 'de' ? germanLine : (sentence) => sentence;
}
