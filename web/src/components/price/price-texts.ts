import type { PriceGap, YearPrice } from '@touchline/domain/college/price/year-price';
import type { Language } from '@touchline/domain/kernel/language';
import { bandEnds, FAMILY_PRICE_SOURCE } from '@touchline/domain/reference/family-prices/income-bands';

/** Where the numbers of prices come from. */
export const PRICE_SOURCE = `${FAMILY_PRICE_SOURCE.source} ${FAMILY_PRICE_SOURCE.year}`;

const ENGLISH = {
  title: 'What it costs you',
  group: 'Whose price',
  ask: 'Who pays decides the price. Say it once, and every college shows yours.',
  askShort: 'The net price counts students with US federal aid. Show my price instead:',
  open: 'Say who pays',
  change: 'Change who pays',
  forget: 'Forget all',
  save: 'Remember here',
  stays: 'All of this stays on your device and goes when you sign out.',
  citizenship: 'Are you a US citizen or permanent resident?',
  citizenships: { us: 'Yes', other: 'No' },
  choose: 'Choose',
  missing: 'Choose one first.',
  state: 'In which state does your family live?',
  noState: 'In none, we live abroad',
  income: 'Your family’s income per year, in dollars',
  incomeHelp: 'You may leave it empty. Then you see the average of all incomes.',
  incomeWrong: 'A whole number from 0 to 1,000,000,000,000',
  rate: 'Dollars for one euro',
  rateHelp: 'Type the rate that you use, such as your bank’s. Then prices stand in euros too.',
  rateWrong: 'A number from 0.2 to 5',
  fromProfile: (what: string) => `From your profile: ${what}`,
  payers: {
    other: 'from outside the United States',
    us: 'US citizen or permanent resident',
    home: (state: string) => `home state ${state}`,
    abroad: 'living abroad',
    income: (amount: string) => `family income ${amount}`,
  },
  pricesFor: (whom: string) => `Prices for: ${whom}.`,
  yourPrice: 'Your price',
  year: 'A year',
  years: 'Four years',
  yearsHelp: 'Four times this year: nobody publishes later prices.',
  how: 'How we get there',
  kinds: {
    netOfIncome: (band: string) =>
      `Net price for family incomes of ${band}: what students like you paid on average after grants.`,
    netOfAll: 'Average net price of all incomes, after grants.',
    listPrice: (tuition: string, living: string) =>
      `Tuition and fees ${tuition}, plus ${living} for room and board, books and other expenses, before any grant.`,
  },
  notCounted: 'The federal net price does not count you, so we do not use it.',
  gaps: {
    canada: 'Canadian universities charge Canadian dollars. We have no price of theirs for families, and mix it with no other.',
    netPrice: 'No source tells a net price here.',
    tuition: 'No source tells the tuition here.',
    living: 'No source tells what living costs here, so the whole price is unknown.',
  } satisfies Record<PriceGap, string>,
  unknown: 'unknown',
  guesses: 'Your own guesses, in dollars a year',
  merit: 'Scholarship for grades',
  athletic: 'Athletic scholarship',
  travel: 'Trips home',
  guessHelp: 'A net price already has the average of all grants: type only what comes on top.',
  guessWrong: 'A whole number from 0 to 200,000',
  guessSave: 'Compute',
  noAthletic: {
    'ncaa-d3': 'Division III gives no athletic scholarships, only aid for grades and by need.',
    'njcaa-d3': 'Division III of the NJCAA gives no athletic scholarships.',
    ivy: 'The Ivy League gives no athletic scholarships, only aid by need.',
  },
  list: 'List price a year, before grants',
  listHome: 'Residents of the state',
  listElsewhere: 'Everybody else',
  listAll: 'Everybody',
  listParts: 'Tuition and fees, with room and board on campus, books and other expenses.',
  bands: 'Net price by family income',
  bandIncome: 'Family income a year',
  bandPrice: 'Net price a year',
  bandTo: (to: string) => `up to ${to}`,
  bandFromTo: (from: string, to: string) => `${from} to ${to}`,
  bandAbove: (from: string) => `${from} and more`,
  bandsCount:
    'Counted are students with US federal aid; at public colleges only those who pay the tuition of residents. Below zero means that grants were more than the price.',
  ownBand: 'your band',
  rateLine: (rate: string) => `1 € = ${rate}`,
  rateOwn: 'your own rate',
  rateOld: 'This rate is more than a year old.',
  guessLine: { merit: 'for grades', athletic: 'athletic', travel: 'trips home' },
  source: (name: string) => `Source: ${name}`,
};

/** The texts of the prices for one family. */
export type PriceTexts = typeof ENGLISH;

const GERMAN: PriceTexts = {
  title: 'Was es dich kostet',
  group: 'Für wen der Preis gilt',
  ask: 'Der Preis hängt davon ab, wer zahlt. Sag es einmal, und jedes College zeigt deinen.',
  askShort: 'Der Nettopreis zählt Studierende mit staatlicher US-Förderung. Zeig stattdessen meinen Preis:',
  open: 'Sagen, wer zahlt',
  change: 'Ändern, wer zahlt',
  forget: 'Alles vergessen',
  save: 'Hier merken',
  stays: 'Alles bleibt auf deinem Gerät und verschwindet, wenn du dich abmeldest.',
  citizenship: 'Hast du die US-Staatsbürgerschaft oder eine Greencard?',
  citizenships: { us: 'Ja', other: 'Nein' },
  choose: 'Wählen',
  missing: 'Wähle zuerst etwas aus.',
  state: 'In welchem Staat wohnt deine Familie?',
  noState: 'In keinem, wir leben im Ausland',
  income: 'Einkommen deiner Familie im Jahr, in Dollar',
  incomeHelp: 'Du kannst es leer lassen. Dann siehst du den Durchschnitt aller Einkommen.',
  incomeWrong: 'Eine ganze Zahl von 0 bis 1.000.000.000.000',
  rate: 'Dollar für einen Euro',
  rateHelp: 'Gib den Kurs ein, mit dem du rechnest, zum Beispiel den deiner Bank. Dann stehen die Preise auch in Euro da.',
  rateWrong: 'Eine Zahl von 0,2 bis 5',
  fromProfile: (what) => `Aus deinem Profil: ${what}`,
  payers: {
    other: 'von außerhalb der USA',
    us: 'US-Staatsbürgerschaft oder Greencard',
    home: (state) => `Heimatstaat ${state}`,
    abroad: 'im Ausland lebend',
    income: (amount) => `Familieneinkommen ${amount}`,
  },
  pricesFor: (whom) => `Preise für: ${whom}.`,
  yourPrice: 'Dein Preis',
  year: 'Ein Jahr',
  years: 'Vier Jahre',
  yearsHelp: 'Viermal dieses Jahr: Spätere Preise veröffentlicht niemand.',
  how: 'So rechnen wir',
  kinds: {
    netOfIncome: (band) =>
      `Nettopreis für Familieneinkommen ${band}: So viel haben Studierende wie du nach Zuschüssen im Schnitt gezahlt.`,
    netOfAll: 'Durchschnittlicher Nettopreis aller Einkommen, nach Zuschüssen.',
    listPrice: (tuition, living) =>
      `Studiengebühren ${tuition}, dazu ${living} für Unterkunft, Essen, Bücher und Sonstiges, vor jedem Zuschuss.`,
  },
  notCounted: 'Der staatliche Nettopreis zählt dich nicht mit, also rechnen wir nicht mit ihm.',
  gaps: {
    canada:
      'Kanadische Universitäten rechnen in kanadischen Dollar. Einen Preis für Familien haben wir von ihnen nicht, und wir mischen ihn mit keinem anderen.',
    netPrice: 'Keine Quelle nennt hier einen Nettopreis.',
    tuition: 'Keine Quelle nennt hier die Studiengebühren.',
    living: 'Keine Quelle nennt, was das Leben hier kostet. Darum kennen wir den ganzen Preis nicht.',
  },
  unknown: 'unbekannt',
  guesses: 'Deine eigenen Schätzungen, in Dollar im Jahr',
  merit: 'Stipendium für Noten',
  athletic: 'Sportstipendium',
  travel: 'Reisen nach Hause',
  guessHelp: 'In einem Nettopreis stecken die Zuschüsse im Schnitt schon: Gib nur ein, was noch dazukommt.',
  guessWrong: 'Eine ganze Zahl von 0 bis 200.000',
  guessSave: 'Ausrechnen',
  noAthletic: {
    'ncaa-d3': 'Die Division III vergibt keine Sportstipendien, nur Förderung nach Noten und nach Bedarf.',
    'njcaa-d3': 'Die Division III der NJCAA vergibt keine Sportstipendien.',
    ivy: 'Die Ivy League vergibt keine Sportstipendien, nur Förderung nach Bedarf.',
  },
  list: 'Listenpreis im Jahr, vor Zuschüssen',
  listHome: 'Einheimische des Staats',
  listElsewhere: 'Alle anderen',
  listAll: 'Alle',
  listParts: 'Studiengebühren, dazu Unterkunft und Essen auf dem Campus, Bücher und Sonstiges.',
  bands: 'Nettopreis nach Familieneinkommen',
  bandIncome: 'Familieneinkommen im Jahr',
  bandPrice: 'Nettopreis im Jahr',
  bandTo: (to) => `bis ${to}`,
  bandFromTo: (from, to) => `${from} bis ${to}`,
  bandAbove: (from) => `ab ${from}`,
  bandsCount:
    'Gezählt sind Studierende mit staatlicher US-Förderung, an staatlichen Colleges nur, wer die Gebühren für Einheimische zahlt. Unter null heißt: Die Zuschüsse waren höher als der Preis.',
  ownBand: 'deine Stufe',
  rateLine: (rate) => `1 € = ${rate}`,
  rateOwn: 'dein eigener Kurs',
  rateOld: 'Dieser Kurs ist älter als ein Jahr.',
  guessLine: { merit: 'für Noten', athletic: 'für Sport', travel: 'für Reisen' },
  source: (name) => `Quelle: ${name}`,
};

/** The texts of prices by language. */
export const PRICE_TEXTS: Readonly<Record<Language, PriceTexts>> = { en: ENGLISH, de: GERMAN };

/** The incomes of a band in words: `up to $30,000`, `$30,001 to $48,000`. */
export function bandText(texts: PriceTexts, band: number, money: (dollars: number) => string): string {
  const { from, to } = bandEnds(band);
  if (to === null) return texts.bandAbove(money(from));
  return from === 0 ? texts.bandTo(money(to)) : texts.bandFromTo(money(from), money(to));
}

/** How a price came about, or why there is none. */
export function howText(texts: PriceTexts, price: YearPrice, money: (dollars: number) => string): string {
  switch (price.kind) {
    case 'netOfIncome':
      return texts.kinds.netOfIncome(bandText(texts, price.band, money));
    case 'netOfAll':
      return texts.kinds.netOfAll;
    case 'listPrice':
      return texts.kinds.listPrice(money(price.tuition), money(price.living));
    case 'unknown':
      return texts.gaps[price.gap];
  }
}
