import type { Language } from '@touchline/domain/kernel/language';
import { useLanguage } from '../../../i18n/language-provider';
import type { LineOfSquads, SquadClasses, YearPrice } from '../chapter';

/** What stands around a drawn figure. */
interface FigureTexts {
  readonly men: string;
  readonly women: string;
  readonly teams: (count: string) => string;
  readonly unconfirmed: (count: string) => string;
  readonly when: Readonly<Record<'after' | 'before' | 'in', (year: string) => string>>;
  readonly tuition: string;
  readonly rest: string;
  readonly net: (price: string) => string;
  readonly prices: Readonly<Record<YearPrice['kind'], string>>;
  readonly medianOf: (count: string) => string;
  readonly scorecard: (year: number) => string;
  readonly squads: Readonly<Record<SquadClasses['sex'], (division: string) => string>>;
  readonly size: (size: number, teams: number) => string;
  readonly classes: Readonly<Record<keyof SquadClasses['shares'], string>>;
  readonly rosters: string;
  /** From most players from abroad to fewest. */
  readonly abroad: readonly string[];
  readonly lines: Readonly<Record<LineOfSquads['line'], string>>;
  /** How many of a line are in a squad, and how tall. */
  readonly inSquad: (players: string, height: string) => string;
  /** Three and more to none. */
  readonly leaving: readonly string[];
  readonly rostersOf: (teams: string) => string;
  readonly heights: string;
  readonly gpa: (average: string) => string;
  readonly otherScales: (hundred: string, german: string) => string;
  readonly estimate: string;
  readonly map: string;
  readonly fewer: string;
  readonly more: string;
  readonly most: string;
  readonly teamTable: (count: string) => string;
}

const TEXTS: Readonly<Record<Language, FigureTexts>> = {
  en: {
    men: 'Men',
    women: 'Women',
    teams: (count) => `${count} teams`,
    unconfirmed: (count) => `${count} of them: their college is a member, but no list names the team`,
    when: { after: (year) => `after ${year}`, before: (year) => `before ${year}`, in: (year) => `in ${year}` },
    tuition: 'Tuition and fees',
    rest: 'Housing, food, books and the rest',
    net: (price) => `After grants, in the middle: ${price}`,
    prices: {
      publicInState: 'Public college, own state',
      publicOutOfState: 'Public college, other state or abroad',
      private: 'Private college',
    },
    medianOf: (count) => `Half of ${count} colleges cost more, half cost less.`,
    scorecard: (year) => `College Scorecard ${year}, four-year colleges of our table`,
    squads: { men: (division) => `Division ${division}, men`, women: (division) => `Division ${division}, women` },
    size: (size, teams) => `${size} players on average, ${teams} teams`,
    classes: { freshman: 'Freshmen', sophomore: 'Sophomores', junior: 'Juniors', senior: 'Seniors and graduates' },
    rosters: 'Public rosters of 2025-26, counted without names',
    abroad: ['Teams with half or more from abroad', 'A quarter to half', 'Less than a quarter', 'Fewer than three players'],
    lines: { GK: 'Goalkeepers', DF: 'Defenders', MF: 'Midfielders', FW: 'Forwards' },
    inSquad: (players, height) => `${players} in a squad · ${height} in the middle`,
    leaving: ['Three or more leave', 'Two', 'One', 'Nobody'],
    rostersOf: (teams) => `NCAA rosters of 2025-26, counted without names: ${teams} teams`,
    heights: 'Heights: from the rosters that list them',
    gpa: (average) => `GPA ${average}`,
    otherScales: (hundred, german) => `${hundred} of 100 · ${german} in Germany`,
    estimate: 'Estimates, as your profile shows them to coaches. The Eligibility Center converts your grades itself.',
    map: 'Teams by state and province',
    fewer: 'fewer',
    more: 'more',
    most: 'Most teams',
    teamTable: (count) => `Our table of teams; ${count} teams that lists or polls name`,
  },
  de: {
    men: 'Männer',
    women: 'Frauen',
    teams: (count) => `${count} Teams`,
    unconfirmed: (count) => `${count} davon: Das College ist Mitglied, aber keine Liste nennt das Team`,
    when: { after: (year) => `nach der ${year}`, before: (year) => `vor der ${year}`, in: (year) => `in der ${year}` },
    tuition: 'Studiengebühren',
    rest: 'Wohnen, Essen, Bücher und alles andere',
    net: (price) => `Nach Abzug von Zuschüssen, in der Mitte: ${price}`,
    prices: {
      publicInState: 'Staatliches College, eigener Bundesstaat',
      publicOutOfState: 'Staatliches College, anderer Bundesstaat oder Ausland',
      private: 'Privates College',
    },
    medianOf: (count) => `Die Hälfte von ${count} Colleges kostet mehr, die andere Hälfte weniger.`,
    scorecard: (year) => `College Scorecard ${year}, vierjährige Colleges unserer Tabelle`,
    squads: { men: (division) => `Division ${division}, Männer`, women: (division) => `Division ${division}, Frauen` },
    size: (size, teams) => `im Schnitt ${size} im Kader, ${teams} Teams`,
    classes: {
      freshman: 'Erstes Jahr (Freshmen)',
      sophomore: 'Zweites Jahr (Sophomores)',
      junior: 'Drittes Jahr (Juniors)',
      senior: 'Viertes Jahr und Master (Seniors, Graduates)',
    },
    rosters: 'Öffentliche Kader von 2025-26, ohne Namen gezählt',
    abroad: [
      'Teams, die mindestens zur Hälfte aus dem Ausland kommen',
      'Ein Viertel bis zur Hälfte',
      'Weniger als ein Viertel',
      'Höchstens zwei im Kader',
    ],
    lines: { GK: 'Tor', DF: 'Abwehr', MF: 'Mittelfeld', FW: 'Angriff' },
    inSquad: (players, height) => `${players} im Kader · in der Mitte ${height}`,
    leaving: ['Drei oder mehr gehen', 'Zwei', 'Eine Person', 'Niemand'],
    rostersOf: (teams) => `Kader der NCAA von 2025-26, ohne Namen gezählt: ${teams} Teams`,
    heights: 'Größen: aus den Kadern, die sie nennen',
    gpa: (average) => `GPA ${average}`,
    otherScales: (hundred, german) => `${hundred} von 100 · Note ${german} in Deutschland`,
    estimate: 'Schätzungen, wie dein Profil sie Coaches zeigt. Das Eligibility Center rechnet deine Noten selbst um.',
    map: 'Teams nach Staat und Provinz',
    fewer: 'weniger',
    more: 'mehr',
    most: 'Die meisten Teams',
    teamTable: (count) => `Unsere Tabelle der Teams; ${count} Teams, die Listen oder Ranglisten nennen`,
  },
};

/** The texts of figures in the language of the page; they come with the figures, which hydrate after the page. */
export function useFigureTexts(): FigureTexts {
  return TEXTS[useLanguage().language];
}
