import { academicsCost } from '@touchline/domain/kernel/format/money';
import { fieldsOfStudy } from '@touchline/domain/college/facts/fields-of-study';
import type { KnownPrice } from '@touchline/domain/college/price/year-price';
import type { Language } from '@touchline/domain/kernel/language';
import { LEAGUES } from '@touchline/domain/reference/college-kinds';
import { POSITION_NAMES } from '@touchline/domain/reference/player-lists';
import { partsOfLevel } from '@touchline/domain/search/college-levels';
import type { FitGap, FitReason } from '@touchline/domain/search/fit/fit-part';

/** A reason in words, and where its figure comes from. */
interface ReasonText {
  readonly text: string;
  readonly source: string;
}

const LINES = {
  en: { GK: 'goalkeepers', DF: 'defenders', MF: 'midfielders', FW: 'forwards' },
  de: { GK: 'im Tor', DF: 'in der Abwehr', MF: 'im Mittelfeld', FW: 'im Sturm' },
} as const;
export const REGION_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    ...{ newEngland: 'New England', midAtlantic: 'Mid-Atlantic', southeast: 'Southeast', greatLakes: 'Great Lakes' },
    ...{ plains: 'Plains', southwest: 'Southwest', rockyMountains: 'Rocky Mountains', farWest: 'Far West', canada: 'Canada' },
  },
  de: {
    ...{ newEngland: 'Neuengland', midAtlantic: 'Mittelatlantik', southeast: 'Südosten', greatLakes: 'Große Seen' },
    ...{ plains: 'Prärie', southwest: 'Südwesten', rockyMountains: 'Rocky Mountains', farWest: 'Westküste', canada: 'Kanada' },
  },
};
export const SETTING_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { city: 'a city', suburb: 'a suburb', town: 'a small town', rural: 'the country' },
  de: { city: 'in der Stadt', suburb: 'in einem Vorort', town: 'in einer Kleinstadt', rural: 'auf dem Land' },
};
export const SIZE_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { Small: 'a small college', Medium: 'a middle-sized college', Large: 'a large college' },
  de: { Small: 'ein kleines College', Medium: 'ein mittelgroßes College', Large: 'ein großes College' },
};

const SOURCES = {
  en: {
    page: 'Facts of the college’s page, where source and year stand',
    price: 'College Scorecard 2024; who pays is what you said',
    rpi: (season: number) => `Touchline’s RPI of the season ${season}`,
    roster: (season: number) => `Public roster of autumn ${season}; by class, if nobody transfers or stays on`,
    starts: (season: number) => `Starts in the box scores of ${season}`,
    coaches: 'Roster needs that the coaches entered',
    rule: (season: string) => `Recruiting rules, ${season}`,
  },
  de: {
    page: 'Angaben der College-Seite, dort stehen Quelle und Jahr',
    price: 'College Scorecard 2024; wer zahlt, hast du gesagt',
    rpi: (season: number) => `RPI von Touchline, Saison ${season}`,
    roster: (season: number) => `Öffentlicher Kader vom Herbst ${season}; nach Jahrgang, wenn niemand wechselt oder bleibt`,
    starts: (season: number) => `Startelf in den Spielberichten ${season}`,
    coaches: 'Bedarf, den die Coaches eingetragen haben',
    rule: (season: string) => `Recruiting-Regeln, ${season}`,
  },
} as const;

/** `NCAA Division I`, `NAIA`. */
export function levelName(level: string): string {
  const parts = partsOfLevel(level);
  if (parts === null) return level;
  const { label } = LEAGUES[parts.league];
  return parts.division === null ? label : `${label} Division ${'I'.repeat(parts.division)}`;
}

function positionName(position: string, language: Language): string {
  return POSITION_NAMES.entries.find(({ value }) => value === position)?.[language] ?? position;
}

/** A reason of a part in words. */
export function reasonText(reason: FitReason, language: Language): ReasonText {
  const text = language === 'en' ? english(reason) : german(reason);
  const sources = SOURCES[language];
  return { text, source: sourceOf(reason, sources) };
}

function sourceOf(reason: FitReason, sources: (typeof SOURCES)[Language]): string {
  if (reason.kind === 'strength') return sources.rpi(reason.season);
  if (reason.kind === 'opening') return sources.roster(reason.season);
  if (reason.kind === 'freshmen') return sources.starts(reason.season);
  if (reason.kind === 'gpa') return sources.rule(reason.season);
  if (reason.kind === 'price') return sources.price;
  return reason.kind === 'need' ? sources.coaches : sources.page;
}

const number = (value: number, language: Language) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
const test = (kind: 'sat' | 'act') => kind.toUpperCase();
const place = (own: number, low: number, high: number) => (own < low ? 'below' : own > high ? 'above' : 'within');

function english(reason: FitReason): string {
  switch (reason.kind) {
    case 'league':
      return `The team plays in the ${levelName(reason.level)}, ${reason.isWished ? 'one of your levels' : 'which is none of your levels'}.`;
    case 'noTeam':
      return 'The college has no team for you.';
    case 'strength': {
      const wish = { strong: 'a strong team', middle: 'a team in the middle', calm: 'a team at the lower end' }[reason.wish];
      return `It stands before ${reason.ahead}% of the other teams of its division; you want ${wish}.`;
    }
    case 'sat':
    case 'act':
      return `Your ${test(reason.kind)} of ${reason.own} is ${place(reason.own, reason.low, reason.high)} the middle half of the students, ${reason.low} to ${reason.high}.`;
    case 'gpa':
      return `Your average of ${number(reason.own, 'en')} is ${reason.own >= reason.least ? 'enough' : 'too low'} to play in the first year: the rules ask for ${number(reason.least, 'en')}.`;
    case 'graduation':
      return `${Math.round(reason.rate)}% of the students graduate.`;
    case 'field':
      return `${fieldsOfStudy([reason.field], 'en')[0] ?? reason.field} is ${reason.isOffered ? '' : 'not '}taught here.`;
    case 'price':
      return `A year costs you ${priceInEnglish(reason.price)}; you can pay ${academicsCost(reason.budget, 'en')}.`;
    case 'home': {
      const where = { same: 'in your state', region: 'in your region', other: 'away from your region' }[reason.is];
      return `It lies ${where}; you want to be ${reason.isNearWished ? 'near' : 'far from'} home.`;
    }
    case 'region':
      return `It lies in the region ${REGION_NAMES.en[reason.region] ?? reason.region}, ${reason.isWished ? 'as you wish' : 'which you did not name'}.`;
    case 'sea':
      return `The sea is ${number(reason.miles, 'en')} ${reason.miles === 1 ? 'mile' : 'miles'} away.`;
    case 'size':
      return `It has ${number(reason.students, 'en')} students; you want ${SIZE_NAMES.en[reason.wish] ?? reason.wish}.`;
    case 'setting':
      return `It lies in ${SETTING_NAMES.en[reason.setting] ?? reason.setting}; you want ${SETTING_NAMES.en[reason.wish] ?? reason.wish}.`;
    case 'need':
      return `The coaches look for your position and class: ${positionName(reason.position, 'en')}, ${reason.year}.`;
    case 'opening':
      return `${reason.leaving} of ${reason.known} ${LINES.en[reason.line]} will have finished before autumn ${reason.year}.`;
    case 'freshmen':
      return `Freshmen made ${reason.share}% of the starts; the median of the division is ${reason.median}%.`;
  }
}

function priceInEnglish(price: KnownPrice): string {
  const dollars = (amount: number) => academicsCost(amount, 'en');
  if (price.kind === 'netOfAll') return `${dollars(price.amount)}, the average net price of all incomes`;
  if (price.kind === 'netOfIncome') return `${dollars(price.amount)}, the average net price for your family’s income`;
  return `${dollars(price.amount)} before any grant, tuition for people from elsewhere (${dollars(price.tuition)}) and living (${dollars(price.living)})`;
}

function priceInGerman(price: KnownPrice): string {
  const dollars = (amount: number) => academicsCost(amount, 'de');
  if (price.kind === 'netOfAll') return `${dollars(price.amount)}, den mittleren Nettopreis aller Einkommen`;
  if (price.kind === 'netOfIncome') return `${dollars(price.amount)}, den mittleren Nettopreis beim Einkommen deiner Familie`;
  return `${dollars(price.amount)} vor jeder Förderung, Studiengebühren für Auswärtige (${dollars(price.tuition)}) und Leben (${dollars(price.living)})`;
}

function german(reason: FitReason): string {
  switch (reason.kind) {
    case 'league':
      return `Das Team spielt in der ${levelName(reason.level)}, ${reason.isWished ? 'einem deiner Niveaus' : 'also auf keinem deiner Niveaus'}.`;
    case 'noTeam':
      return 'Das College hat kein Team für dich.';
    case 'strength': {
      const wish = { strong: 'ein starkes Team', middle: 'ein Team in der Mitte', calm: 'ein Team am unteren Ende' }[reason.wish];
      return `Es steht vor ${reason.ahead} % der anderen Teams seiner Division; du möchtest ${wish}.`;
    }
    case 'sat':
    case 'act': {
      const where = { below: 'unter der', within: 'in der', above: 'über der' }[place(reason.own, reason.low, reason.high)];
      return `Dein ${test(reason.kind)} von ${reason.own} liegt ${where} mittleren Hälfte der Studierenden, ${reason.low} bis ${reason.high}.`;
    }
    case 'gpa':
      return `Dein Schnitt von ${number(reason.own, 'de')} ${reason.own >= reason.least ? 'reicht' : 'reicht nicht'}, um im ersten Jahr zu spielen: Die Regeln verlangen ${number(reason.least, 'de')}.`;
    case 'graduation':
      return `${Math.round(reason.rate)} % der Studierenden schließen ab.`;
    case 'field':
      return `${fieldsOfStudy([reason.field], 'de')[0] ?? reason.field} wird hier ${reason.isOffered ? '' : 'nicht '}gelehrt.`;
    case 'price':
      return `Ein Jahr kostet dich ${priceInGerman(reason.price)}; du kannst ${academicsCost(reason.budget, 'de')} zahlen.`;
    case 'home': {
      const where = { same: 'in deinem Staat', region: 'in deiner Region', other: 'außerhalb deiner Region' }[reason.is];
      return `Es liegt ${where}; du möchtest ${reason.isNearWished ? 'nah an' : 'weit weg von'} zu Hause sein.`;
    }
    case 'region':
      return `Es liegt in der Region ${REGION_NAMES.de[reason.region] ?? reason.region}, ${reason.isWished ? 'wie gewünscht' : 'die du nicht genannt hast'}.`;
    case 'sea':
      return `Das Meer ist ${number(reason.miles, 'de')} ${reason.miles === 1 ? 'Meile' : 'Meilen'} entfernt.`;
    case 'size':
      return `Es hat ${number(reason.students, 'de')} Studierende; du möchtest ${SIZE_NAMES.de[reason.wish] ?? reason.wish}.`;
    case 'setting':
      return `Es liegt ${SETTING_NAMES.de[reason.setting] ?? reason.setting}; du möchtest ${SETTING_NAMES.de[reason.wish] ?? reason.wish} studieren.`;
    case 'need':
      return `Die Coaches suchen deine Position und deinen Jahrgang: ${positionName(reason.position, 'de')}, ${reason.year}.`;
    case 'opening':
      return `${reason.leaving} von ${reason.known} Leuten ${LINES.de[reason.line]} sind vor dem Herbst ${reason.year} fertig.`;
    case 'freshmen':
      return `Freshmen standen bei ${reason.share} % der Einsätze in der Startelf; der Median der Division ist ${reason.median} %.`;
  }
}

const OWN_GAPS = {
  en: {
    ...{ team: 'Say which team you would join.', levels: 'Say at which levels you want to play.' },
    ...{ marks: 'Enter your grades, SAT or ACT.', budget: 'Say what you can pay in a year.' },
    payer: 'Say who pays: that decides the price.',
    ...{ home: 'Say where you live.', place: 'Say where you want to go.', campus: 'Say which size or setting you like.' },
    ...{ position: 'Say which position you play.', year: 'Say when you finish school.' },
  },
  de: {
    ...{ team: 'Sag, in welches Team du willst.', levels: 'Sag, auf welchen Niveaus du spielen willst.' },
    ...{ marks: 'Gib deine Noten, deinen SAT oder ACT ein.', budget: 'Sag, was du im Jahr zahlen kannst.' },
    payer: 'Sag, wer zahlt: Davon hängt der Preis ab.',
    ...{ home: 'Sag, wo du wohnst.', place: 'Sag, wohin du willst.', campus: 'Sag, welche Größe oder Umgebung du magst.' },
    ...{ position: 'Sag, auf welcher Position du spielst.', year: 'Sag, wann du mit der Schule fertig bist.' },
  },
} as const;

const COLLEGE_GAPS = {
  en: {
    league: 'The league is not known.',
    strength: 'No RPI of the team is known.',
    tests: 'The college publishes no middle half of this test.',
    graduation: 'The graduation rate is not known.',
    fields: 'The fields of study are not known.',
    netPrice: 'No source tells a net price here.',
    tuition: 'No source tells the tuition for people from elsewhere, so your price is not known.',
    living: 'No source tells what living costs here, so your price is not known.',
    canada: 'The price is in Canadian dollars and is not compared with your budget.',
    state: 'The state is not known.',
    sea: 'The distance to the sea is not known.',
    students: 'The number of students is not known.',
    setting: 'The setting is not known.',
    squad: 'Who leaves at your position is not known.',
    freshmen: 'How much freshmen play is not known.',
    laterYear: 'The squads say nothing about your first year.',
  },
  de: {
    league: 'Die Liga ist nicht bekannt.',
    strength: 'Vom Team ist kein RPI bekannt.',
    tests: 'Das College veröffentlicht keine mittlere Hälfte dieses Tests.',
    graduation: 'Die Abschlussquote ist nicht bekannt.',
    fields: 'Die Studienfächer sind nicht bekannt.',
    netPrice: 'Keine Quelle nennt hier einen Nettopreis.',
    tuition: 'Keine Quelle nennt die Studiengebühren für Auswärtige. Dein Preis ist also nicht bekannt.',
    living: 'Keine Quelle nennt, was das Leben hier kostet. Dein Preis ist also nicht bekannt.',
    canada: 'Der Preis ist in kanadischen Dollar und wird nicht mit deinem Budget verglichen.',
    state: 'Der Staat ist nicht bekannt.',
    sea: 'Die Entfernung zum Meer ist nicht bekannt.',
    students: 'Die Zahl der Studierenden ist nicht bekannt.',
    setting: 'Die Umgebung ist nicht bekannt.',
    squad: 'Wer auf deiner Position aufhört, ist nicht bekannt.',
    freshmen: 'Wie viel Freshmen spielen, ist nicht bekannt.',
    laterYear: 'Über dein erstes Jahr sagen die Kader nichts.',
  },
} as const;

/** What is missing for a part, in words. */
export function gapText(gap: FitGap, language: Language): string {
  return gap.of === 'you' ? OWN_GAPS[language][gap.what] : COLLEGE_GAPS[language][gap.what];
}
