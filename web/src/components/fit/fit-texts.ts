import type { Language } from '@touchline/domain/kernel/language';
import { MOSTLY, OFTEN, RARELY } from '@touchline/domain/search/fit/chance-of-admission';
import type { FitPart } from '@touchline/domain/search/fit/fit-part';

type Chances = Readonly<Record<'reach' | 'match' | 'likely', string>>;

/** The words of the fit outside of its reasons. */
interface FitTexts {
  readonly title: string;
  readonly titleOf: (name: string) => string;
  readonly intro: string;
  readonly adjust: string;
  readonly parts: Readonly<Record<FitPart, string>>;
  readonly weight: (part: string) => string;
  readonly weightText: (weight: number) => string;
  readonly number: (score: number) => string;
  readonly from: (known: number, counting: number) => string;
  readonly noWeights: string;
  readonly noNumber: string;
  readonly unknown: string;
  readonly points: (points: number) => string;
  readonly open: (name: string) => string;
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  readonly notListed: string;
  readonly least: string;
  readonly anyLeast: string;
  readonly leastOf: (least: number) => string;
  readonly chanceTitle: string;
  readonly anyChance: string;
  readonly chances: Chances;
  readonly shown: (shown: number, all: number) => string;
  readonly none: string;
  readonly showAll: string;
  readonly method: string;
  readonly noChance: string;
  readonly chanceByRate: (rate: string) => string;
  readonly chanceByTest: (rate: string, test: string, own: number, low: number, high: number) => string;
  readonly heavier: (part: string) => string;
  readonly lighter: (part: string) => string;
  readonly rose: (name: string, from: number, to: number, part: string, score: number | null) => string;
  readonly noneRose: string;
  readonly device: string;
  readonly evenly: string;
}

export const FIT_TEXTS: Readonly<Record<Language, FitTexts>> = {
  en: {
    title: 'How well it fits you',
    titleOf: (name) => `How well ${name} fits you`,
    intro: 'Decide what matters to you. The more a part counts, the more it moves the number.',
    adjust: 'What matters to me',
    parts: {
      level: 'Level of play',
      academics: 'Academics',
      price: 'Price',
      place: 'Place',
      campus: 'Size and setting',
      squad: 'Room in the squad',
    },
    weight: (part) => `How much counts: ${part}`,
    weightText: (weight) => (weight === 0 ? 'does not count' : `counts ${weight} of 10`),
    number: (score) => `Fit ${score} of 100`,
    from: (known, counting) => `from ${known} of ${counting} ${counting === 1 ? 'part' : 'parts'}`,
    noWeights: 'No number: every part is set to 0. Let at least one part count.',
    noNumber: 'No number yet: too little is known.',
    unknown: 'not known',
    points: (points) => `${points} of 100`,
    open: (name) => `Why this fits or not: ${name}`,
    loading: 'Working out the fit …',
    failed: 'The fit could not be loaded.',
    again: 'Try again',
    notListed: 'This college is not in the catalogue.',
    least: 'Fit at least',
    anyLeast: 'Any fit',
    leastOf: (least) => `Fit ${least} and more`,
    chanceTitle: 'Admission',
    anyChance: 'Any chance',
    chances: { reach: 'Reach', match: 'Match', likely: 'Likely' },
    shown: (shown, all) => {
      const colleges = all === 1 ? 'college' : 'colleges';
      return shown === all ? '' : `${shown} of ${all} ${colleges} ${shown === 1 ? 'passes' : 'pass'} your fit filters.`;
    },
    none: 'No college passes your fit filters.',
    showAll: 'Show all',
    method: `How we label it: a college that admits fewer than ${RARELY} of 100 is always a reach. Otherwise your SAT or ACT decides: below the middle half of the admitted it is a reach (a match from ${MOSTLY} of 100 on), within it a match (likely from ${MOSTLY}), above it likely from ${OFTEN} of 100 on. Without a test there is a label only below ${RARELY} and from ${MOSTLY} on. It is no promise: essays, courses and places for athletes are not in it.`,
    noChance: 'No label: the college publishes no admission rate, or no test can be compared.',
    chanceByRate: (rate) => `${rate} of those who apply are admitted. No test of yours is compared here.`,
    chanceByTest: (rate, test, own, low, high) =>
      `${rate} of those who apply are admitted, and your ${test} of ${own} stands next to ${low} to ${high}, the middle half.`,
    heavier: (part) => `${part} counts more now.`,
    lighter: (part) => `${part} counts less now.`,
    rose: (name, from, to, part, score) =>
      `${name} rose from place ${from} to ${to}: ${part} ${score === null ? 'is not known there and counts for nothing' : `there is ${score} of 100`}.`,
    noneRose: 'The order at the top stayed the same.',
    device: 'Weights and wishes stay on this device. Nothing about you is sent to compute the fit.',
    evenly: 'Let all parts count the same',
  },
  de: {
    title: 'So gut passt es zu dir',
    titleOf: (name) => `So gut passt ${name} zu dir`,
    intro: 'Entscheide, was dir wichtig ist. Je mehr ein Teil zählt, desto stärker bewegt er die Zahl.',
    adjust: 'Was mir wichtig ist',
    parts: {
      level: 'Spielniveau',
      academics: 'Studium',
      price: 'Preis',
      place: 'Ort',
      campus: 'Größe und Umgebung',
      squad: 'Platz im Kader',
    },
    weight: (part) => `Wie viel zählt: ${part}`,
    weightText: (weight) => (weight === 0 ? 'zählt nicht' : `zählt ${weight} von 10`),
    number: (score) => `Passt ${score} von 100`,
    from: (known, counting) => `aus ${known} von ${counting} ${counting === 1 ? 'Teil' : 'Teilen'}`,
    noWeights: 'Keine Zahl: Alle Teile stehen auf 0. Lass mindestens einen zählen.',
    noNumber: 'Noch keine Zahl: Zu wenig ist bekannt.',
    unknown: 'nicht bekannt',
    points: (points) => `${points} von 100`,
    open: (name) => `Warum das passt oder nicht: ${name}`,
    loading: 'Die Passung wird berechnet …',
    failed: 'Die Passung konnte nicht geladen werden.',
    again: 'Noch einmal versuchen',
    notListed: 'Dieses College steht nicht im Katalog.',
    least: 'Passt mindestens',
    anyLeast: 'Jede Passung',
    leastOf: (least) => `Passt ab ${least}`,
    chanceTitle: 'Aufnahme',
    anyChance: 'Jede Chance',
    chances: { reach: 'Gewagt', match: 'Realistisch', likely: 'Wahrscheinlich' },
    shown: (shown, all) => {
      const colleges = all === 1 ? 'College' : 'Colleges';
      return shown === all ? '' : `${shown} von ${all} ${colleges} ${shown === 1 ? 'erfüllt' : 'erfüllen'} deine Passungsfilter.`;
    },
    none: 'Kein College erfüllt deine Passungsfilter.',
    showAll: 'Alle zeigen',
    method: `So entsteht das Wort: Ein College, das weniger als ${RARELY} von 100 aufnimmt, ist immer gewagt. Sonst entscheidet dein SAT oder ACT: unter der mittleren Hälfte der Aufgenommenen ist es gewagt (ab ${MOSTLY} von 100 realistisch), in ihr realistisch (ab ${MOSTLY} wahrscheinlich), darüber ab ${OFTEN} von 100 wahrscheinlich. Ohne Test gibt es nur unter ${RARELY} und ab ${MOSTLY} ein Wort. Das ist kein Versprechen: Aufsätze, Kurse und Plätze für Sportler stecken nicht darin.`,
    noChance: 'Kein Wort: Das College veröffentlicht keine Aufnahmequote, oder kein Test lässt sich vergleichen.',
    chanceByRate: (rate) => `${rate} der Bewerbungen werden angenommen. Ein Test von dir ist hier nicht verglichen.`,
    chanceByTest: (rate, test, own, low, high) =>
      `${rate} der Bewerbungen werden angenommen, und dein ${test} von ${own} steht neben ${low} bis ${high}, der mittleren Hälfte.`,
    heavier: (part) => `${part} zählt jetzt mehr.`,
    lighter: (part) => `${part} zählt jetzt weniger.`,
    rose: (name, from, to, part, score) =>
      `${name} steigt von Platz ${from} auf ${to}: ${part} ${score === null ? 'ist dort nicht bekannt und zählt nicht mit' : `hat dort ${score} von 100`}.`,
    noneRose: 'Oben bleibt die Reihenfolge gleich.',
    device: 'Gewichte und Wünsche bleiben auf diesem Gerät. Für die Passung wird nichts über dich gesendet.',
    evenly: 'Alle Teile gleich zählen lassen',
  },
};
