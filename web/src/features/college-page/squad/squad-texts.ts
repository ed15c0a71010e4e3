import type { Language } from '@touchline/domain/kernel/language';
import type { SquadClass, SquadLine } from '@touchline/domain/reference/squads';
import { FEW_TEXTS } from '@touchline/domain/season/squad/squad-counts';
import { useLanguage } from '../../../i18n/language-provider';

/** The texts of a squad, which load with it. Shares are written as of a hundred. */
interface SquadTexts {
  readonly title: string;
  readonly counted: (season: string) => string;
  readonly countedBy: (by: 'coach' | 'admin', day: string, season: string) => string;
  readonly lines: Readonly<Record<SquadLine, string>>;
  readonly classes: Readonly<Record<SquadClass, string>>;
  readonly entry: string;
  readonly pitch: string;
  readonly pitchSentence: (finished: number, players: number, year: number) => string;
  readonly pitchUnknown: (players: number) => string;
  readonly classUnknown: string;
  readonly ofLine: (finished: number, players: number) => string;
  readonly ownLine: (line: string, finished: number, players: number) => string;
  readonly opens: string;
  readonly stays: string;
  readonly byClass: (season: string) => string;
  readonly unknownClass: (players: number) => string;
  readonly unknownLine: (players: number) => string;
  readonly unknownOrigin: (players: number) => string;
  readonly classesTitle: string;
  readonly classesSentence: (players: number, median: string | null, division: string) => string;
  readonly showOrigins: string;
  readonly showHeights: string;
  readonly showFreshmen: string;
  readonly origins: string;
  readonly originsSentence: (known: number) => string;
  readonly abroad: string;
  readonly home: (state: string) => string;
  readonly ownState: string;
  readonly few: string;
  readonly shareOf: (percent: string, players: number) => string;
  readonly median: (division: string, value: string) => string;
  readonly states: string;
  readonly statesNote: string;
  readonly countries: string;
  readonly players: (count: number) => string;
  readonly heights: string;
  readonly heightsSentence: string;
  readonly heightsOwn: (height: string) => string;
  readonly heightUnknown: string;
  readonly heightsNote: string;
  readonly freshmen: string;
  readonly freshmenSentence: (percent: number, season: number, median: number | null, division: string) => string;
  readonly freshmenFew: (season: number) => string;
  readonly freshmenSource: string;
  readonly ofDivision: string;
  readonly ofTeam: string;
  readonly division: (division: number, sex: 'male' | 'female') => string;
}

const EN: SquadTexts = {
  title: 'The squad',
  counted: (season) => `Counted from the public roster of ${season}. Nobody is named.`,
  countedBy: (by, day, season) =>
    `The squad of ${season}, counted by ${by === 'coach' ? 'the team’s coach' : 'Touchline'} on ${day}. Nobody is named.`,
  lines: { GK: 'Goalkeepers', DF: 'Defenders', MF: 'Midfielders', FW: 'Forwards' },
  classes: { freshman: 'Freshmen', sophomore: 'Sophomores', junior: 'Juniors', senior: 'Seniors', graduate: 'Graduates' },
  entry: 'You enter in the fall of',
  pitch: 'Who plays where',
  pitchSentence: (finished, players, year) =>
    `${finished} of ${players} players will, by class, have finished before the fall of ${year}.`,
  pitchUnknown: (players) => `${players} players. The roster names no classes, so it does not tell who will have finished.`,
  classUnknown: 'class unknown',
  ofLine: (finished, players) => `${finished} of ${players}`,
  ownLine: (line, finished, players) => `At your position (${line.toLowerCase()}): ${finished} of ${players}.`,
  opens: 'will have finished',
  stays: 'will still be there',
  byClass: (season) => `The squad of ${season}, if nobody transfers, redshirts or stays a fifth year.`,
  unknownClass: (players) => `The roster names no class for ${players} players.`,
  unknownLine: (players) => `The roster names no position for ${players} players.`,
  unknownOrigin: (players) => `The roster names no home for ${players} players.`,
  classesTitle: 'Classes',
  classesSentence: (players, median, division) =>
    median === null ? `${players} players.` : `${players} players; the median of ${division} is ${median}.`,
  showOrigins: 'Show where they come from',
  showHeights: 'Show how tall they are',
  showFreshmen: 'Show how much freshmen play',
  origins: 'Where they come from',
  originsSentence: (known) => (known === 1 ? 'Home is known for 1 player.' : `Home is known for ${known} players.`),
  abroad: 'From abroad',
  home: (state) => `From ${state}`,
  ownState: 'From the college’s own state',
  few: FEW_TEXTS.en,
  shareOf: (percent, players) => `${percent} (${players})`,
  median: (division, value) => `Median of ${division}: ${value}`,
  states: 'Most frequent states',
  statesNote: 'At most four states; those with fewer than 3 players are left out.',
  countries: 'Most frequent countries',
  players: (count) => `${count} players`,
  heights: 'How tall they are',
  heightsSentence: 'Half of the players at a position are taller than its mark.',
  heightsOwn: (height) => `You: ${height}`,
  heightUnknown: 'fewer than 3 known',
  heightsNote: '– fewer than 3 heights are known.',
  freshmen: 'How much freshmen play',
  freshmenSentence: (percent, season, median, division) =>
    `Freshmen made ${percent} of 100 starts in ${season}${median === null ? '' : `; the median of ${division} is ${median}`}.`,
  freshmenFew: (season) => `The squad of ${season} had fewer than 3 freshmen, so their share is not shown.`,
  freshmenSource: 'Share of all starts, from statistics of the NCAA.',
  ofDivision: 'Median of the division',
  ofTeam: 'This team',
  division: (division, sex) => `Division ${ROMAN[division] ?? division} ${sex === 'male' ? 'men' : 'women'}`,
};

const ROMAN: Readonly<Record<number, string>> = { 1: 'I', 2: 'II', 3: 'III' };

const DE: SquadTexts = {
  title: 'Der Kader',
  counted: (season) => `Gezählt nach dem öffentlichen Kader von ${season}. Niemand wird genannt.`,
  countedBy: (by, day, season) =>
    `Der Kader von ${season}, gezählt ${by === 'coach' ? 'vom Coach des Teams' : 'von Touchline'} am ${day}. Niemand wird namentlich genannt.`,
  lines: { GK: 'Tor', DF: 'Abwehr', MF: 'Mittelfeld', FW: 'Angriff' },
  classes: { freshman: 'Freshmen', sophomore: 'Sophomores', junior: 'Juniors', senior: 'Seniors', graduate: 'Graduates' },
  entry: 'Du beginnst im Herbst',
  pitch: 'Wer wo spielt',
  pitchSentence: (finished, players, year) =>
    `${finished} von ${players} ${finished === 1 ? 'ist nach dem' : 'sind nach ihrem'} Jahrgang bis zum Herbst ${year} fertig.`,
  pitchUnknown: (players) => `${players} im Kader. Er nennt keine Jahrgänge und verrät darum nicht, wer wann fertig ist.`,
  classUnknown: 'Jahrgang unbekannt',
  ofLine: (finished, players) => `${finished} von ${players}`,
  ownLine: (line, finished, players) => `Auf deiner Position (${line}): ${finished} von ${players}.`,
  opens: 'dann fertig',
  stays: 'noch da',
  byClass: (season) => `Der Kader von ${season}, wenn niemand wechselt, ein Jahr aussetzt oder ein fünftes Jahr bleibt.`,
  unknownClass: (players) => `Bei ${players} nennt der Kader keinen Jahrgang.`,
  unknownLine: (players) => `Bei ${players} nennt der Kader keine Position.`,
  unknownOrigin: (players) => `Bei ${players} nennt der Kader keine Herkunft.`,
  classesTitle: 'Jahrgänge',
  classesSentence: (players, median, division) =>
    median === null ? `${players} im Kader.` : `${players} im Kader; Median der ${division}: ${median}.`,
  showOrigins: 'Zeigen, woher sie kommen',
  showHeights: 'Zeigen, wie groß sie sind',
  showFreshmen: 'Zeigen, wie viel Freshmen spielen',
  origins: 'Woher sie kommen',
  originsSentence: (known) => `Von ${known} ist die Herkunft bekannt.`,
  abroad: 'Aus dem Ausland',
  home: (state) => `Aus ${state}`,
  ownState: 'Aus dem eigenen Bundesstaat',
  few: FEW_TEXTS.de,
  shareOf: (percent, players) => `${percent} (${players})`,
  median: (division, value) => `Median der ${division}: ${value}`,
  states: 'Häufigste Bundesstaaten',
  statesNote: 'Höchstens vier Bundesstaaten; solche mit weniger als 3 fehlen.',
  countries: 'Häufigste Länder',
  players: (count) => `${count} im Kader`,
  heights: 'Wie groß sie sind',
  heightsSentence: 'Die Hälfte einer Position ist größer als ihre Marke.',
  heightsOwn: (height) => `Du: ${height}`,
  heightUnknown: 'weniger als 3 bekannt',
  heightsNote: '– weniger als 3 Größen sind bekannt.',
  freshmen: 'Wie viel Freshmen spielen',
  freshmenSentence: (percent, season, median, division) =>
    `Freshmen standen ${season} bei ${percent} von 100 Einsätzen in der Startelf${median === null ? '' : `; Median der ${division}: ${median}`}.`,
  freshmenFew: (season) => `Im Kader von ${season} standen weniger als 3 Freshmen; ihr Anteil bleibt ungenannt.`,
  freshmenSource: 'Anteil an allen Startelf-Einsätzen, aus Statistiken der NCAA.',
  ofDivision: 'Median der Division',
  ofTeam: 'Dieses Team',
  division: (division, sex) => `Division ${ROMAN[division] ?? division} der ${sex === 'male' ? 'Männer' : 'Frauen'}`,
};

const TEXTS: Readonly<Record<Language, SquadTexts>> = { en: EN, de: DE };

/** The texts of a squad in the language of the page. */
export function useSquadTexts(): SquadTexts {
  return TEXTS[useLanguage().language];
}

/** A season as colleges write it: `2025-26`. */
export function academicYear(season: number): string {
  return `${season}-${String((season + 1) % 100).padStart(2, '0')}`;
}
