import type { Language } from '@touchline/domain/kernel/language';
import type { SquadCsvProblem } from '@touchline/domain/season/added/squad-csv';
import { useLanguage } from '../../../../i18n/language-provider';

/** The texts of the table that fills the form of a squad. */
interface SquadFileTexts {
  readonly title: string;
  readonly help: string;
  readonly paste: string;
  readonly fillIn: string;
  readonly tooLarge: string;
  readonly problem: (problem: SquadCsvProblem) => string;
  readonly refused: string;
  readonly filled: (count: number) => string;
  readonly field: (field: string, before: string, after: string) => string;
}

const EN: SquadFileTexts = {
  title: 'Fill in from a table',
  help: 'Choose a CSV file or paste its lines: one for each class with the columns GK, DF, MF and FW, and one each for season, players, abroad and home. The table only fills the fields below. Nothing is saved until you save.',
  paste: 'Or paste the lines here',
  fillIn: 'Fill in',
  tooLarge: 'The file is larger than 100 kB.',
  problem: (problem) => {
    if (problem.kind === 'empty') return 'The table has no lines, or more than 200.';
    if (problem.kind === 'columns') return `The table lacks these columns: ${problem.missing.join(', ')}.`;
    const { kind, line, text } = problem;
    if (kind === 'quote') return `Line ${line}: a quote that opens is never closed.`;
    if (kind === 'twice') return `Line ${line}: “${text}” stands there a second time.`;
    if (kind === 'unknown') return `Line ${line}: “${text}” is no class and none of season, players, abroad and home.`;
    return text === '' ? `Line ${line}: the number is missing.` : `Line ${line}: “${text}” does not fit here.`;
  },
  refused: 'Nothing was filled in.',
  filled: (count) =>
    count === 0
      ? 'The fields already say the same.'
      : `${count === 1 ? 'One field has' : `${count} fields have`} changed. Check them, then save.`,
  field: (field, before, after) => `${field}: ${after || 'nothing'} (was ${before || 'nothing'})`,
};

const DE: SquadFileTexts = {
  title: 'Aus einer Tabelle ausfüllen',
  help: 'Wähl eine CSV-Datei oder füg ihre Zeilen ein: eine für jeden Jahrgang mit den Spalten Tor, Abwehr, Mittelfeld und Angriff und je eine für Saison, Kader, Ausland und Bundesstaat. Die Tabelle füllt nur die Felder unten aus. Gespeichert wird erst, wenn du speicherst.',
  paste: 'Oder füg die Zeilen hier ein',
  fillIn: 'Ausfüllen',
  tooLarge: 'Die Datei ist größer als 100 kB.',
  problem: (problem) => {
    if (problem.kind === 'empty') return 'Die Tabelle hat keine Zeilen oder mehr als 200.';
    if (problem.kind === 'columns') return `In der Tabelle fehlen diese Spalten: ${problem.missing.join(', ')}.`;
    const { kind, line, text } = problem;
    if (kind === 'quote') return `Zeile ${line}: Ein Anführungszeichen wird nicht geschlossen.`;
    if (kind === 'twice') return `Zeile ${line}: „${text}“ steht da zum zweiten Mal.`;
    if (kind === 'unknown')
      return `Zeile ${line}: „${text}“ ist kein Jahrgang und auch nicht Saison, Kader, Ausland oder Bundesstaat.`;
    return text === '' ? `Zeile ${line}: Hier fehlt die Zahl.` : `Zeile ${line}: „${text}“ passt hier nicht.`;
  },
  refused: 'Es wurde nichts ausgefüllt.',
  filled: (count) =>
    count === 0
      ? 'In den Feldern steht schon dasselbe.'
      : `${count === 1 ? 'Ein Feld hat' : `${count} Felder haben`} sich geändert. Schau sie an und speichere dann.`,
  field: (field, before, after) => `${field}: ${after || 'nichts'} (vorher ${before || 'nichts'})`,
};

const TEXTS: Readonly<Record<Language, SquadFileTexts>> = { en: EN, de: DE };

export function useSquadFileTexts(): SquadFileTexts {
  return TEXTS[useLanguage().language];
}
