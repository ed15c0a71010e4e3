import type { Language } from '@touchline/domain/kernel/language';
import {
  type ContactClock,
  interruptedBy,
  isInterrupted,
  type NextChange,
} from '@touchline/domain/reference/recruiting-rules/contact-clock';
import type { ContactAct } from '@touchline/domain/reference/recruiting-rules/contact-rule';
import type { RuleState } from '@touchline/domain/reference/recruiting-rules/rule-state';

interface ClockWords {
  /** The acts as parts of a sentence about coaches and the reader. */
  readonly acts: Readonly<Record<ContactAct, string>>;
  /** The acts in the line, which is short. */
  readonly short: Readonly<Record<ContactAct, string>>;
  /** The acts as titles. */
  readonly titles: Readonly<Record<ContactAct, string>>;
  readonly noLeague: string;
  readonly needsDivision: (whose: string) => string;
  readonly noRule: (whose: string) => string;
  readonly pastSchool: string;
  readonly needsClass: string;
  readonly restNeedsClass: string;
  readonly may: (acts: string) => string;
  readonly mayOutside: (acts: string, publisher: string) => string;
  readonly alsoOutside: (acts: string, publisher: string) => string;
  readonly mayNot: (acts: string) => string;
  readonly next: (when: string, acts: string) => string;
  readonly day: (day: string) => string;
  readonly summer: (year: number) => string;
  readonly outside: (publisher: string) => string;
  readonly unsure: string;
  readonly until: (day: string) => string;
  readonly noMore: string;
  readonly always: string;
  readonly unknown: string;
  readonly since: (day: string) => string;
  readonly from: (day: string) => string;
  readonly sinceSummer: (year: number) => string;
  readonly fromSummer: (year: number) => string;
  readonly byClass: string;
  readonly begun: (acts: string) => string;
}

/** The sentences of the clock in both languages. Acts stand where a list of them fits. */
const WORDS: Readonly<Record<Language, ClockWords>> = {
  en: {
    acts: {
      answer: 'answer you',
      write: 'write to you',
      call: 'call you',
      meet: 'meet you off campus',
      invite: 'invite you to a visit',
    },
    short: { answer: 'answer', write: 'write', call: 'call', meet: 'meet', invite: 'invite' },
    titles: { answer: 'Answer', write: 'Write', call: 'Call', meet: 'Meet off campus', invite: 'Invite to a visit' },
    noLeague: 'We have no rules on contact for this team’s league. Ask the coach.',
    needsDivision: (whose) => `The rules of the ${whose} depend on the division. In which one does this team play?`,
    noRule: (whose) => `${whose}: we have found no rule on when coaches may write to you, call you or meet you.`,
    pastSchool: 'The rules on contact are about players at school. If you study already, the rules on transfers count.',
    needsClass: 'When coaches may write to you depends on your class.',
    restNeedsClass: 'The rest depends on your class.',
    may: (acts) => `Coaches may ${acts} you today`,
    mayOutside: (acts, publisher) =>
      `today coaches may, only outside dead and quiet periods, which the ${publisher} publishes, ${acts}`,
    alsoOutside: (acts, publisher) => `; ${acts} you only outside dead and quiet periods, which the ${publisher} publishes`,
    mayNot: (acts) => `Coaches may not ${acts} you yet`,
    next: (when, acts) => `${when}: ${acts} you`,
    day: (day) => `From ${day}`,
    summer: (year) => `After the school year, in summer ${year}`,
    outside: (publisher) => `, outside dead and quiet periods, which the ${publisher} publishes`,
    unsure: 'Not confirmed for this season.',
    until: (day) => `This holds until ${day}.`,
    noMore: 'We know of no later change.',
    always: 'at any time',
    unknown: 'not found',
    since: (day) => `since ${day}`,
    from: (day) => `from ${day}`,
    sinceSummer: (year) => `since summer ${year}`,
    fromSummer: (year) => `from summer ${year}; nobody names the day`,
    byClass: 'depends on your class',
    begun: (acts) => `Coaches may ${acts}`,
  },
  de: {
    acts: {
      answer: 'dir antworten',
      write: 'dir schreiben',
      call: 'dich anrufen',
      meet: 'dich abseits des Campus treffen',
      invite: 'dich zu einem Besuch einladen',
    },
    short: { answer: 'antworten', write: 'schreiben', call: 'anrufen', meet: 'treffen', invite: 'einladen' },
    titles: { answer: 'Antworten', write: 'Schreiben', call: 'Anrufen', meet: 'Treffen abseits des Campus', invite: 'Einladen' },
    noLeague: 'Für die Liga dieses Teams haben wir keine Kontaktregeln. Frag beim Coach nach.',
    needsDivision: (whose) => `Die Regeln der ${whose} hängen von der Division ab. In welcher spielt dieses Team?`,
    noRule: (whose) =>
      `${whose}: Wir haben keine Regel gefunden, ab wann Coaches dir schreiben, dich anrufen oder treffen dürfen.`,
    pastSchool: 'Die Kontaktregeln gelten, solange man zur Schule geht. Wenn du schon studierst, gelten die Regeln für Wechsel.',
    needsClass: 'Ab wann Coaches dir schreiben dürfen, hängt von deinem Jahrgang ab.',
    restNeedsClass: 'Der Rest hängt von deinem Jahrgang ab.',
    may: (acts) => `Das dürfen Coaches heute: ${acts}`,
    mayOutside: (acts, publisher) =>
      `Das dürfen Coaches heute nur außerhalb der Sperr- und Ruhezeiten, die die ${publisher} veröffentlicht: ${acts}`,
    alsoOutside: (acts, publisher) => `; ${acts} nur außerhalb der Sperr- und Ruhezeiten, die die ${publisher} veröffentlicht`,
    mayNot: (acts) => `Noch dürfen Coaches nichts davon: ${acts}`,
    next: (when, acts) => `${when}: ${acts}`,
    day: (day) => `Ab dem ${day}`,
    summer: (year) => `Nach dem Schuljahr, im Sommer ${year}`,
    outside: (publisher) => `, außerhalb der Sperr- und Ruhezeiten, die die ${publisher} veröffentlicht`,
    unsure: 'Für diese Saison nicht bestätigt.',
    until: (day) => `Das gilt bis zum ${day}.`,
    noMore: 'Eine spätere Änderung kennen wir nicht.',
    always: 'jederzeit',
    unknown: 'nicht gefunden',
    since: (day) => `seit dem ${day}`,
    from: (day) => `ab dem ${day}`,
    sinceSummer: (year) => `seit Sommer ${year}`,
    fromSummer: (year) => `ab Sommer ${year}; einen Tag nennt niemand`,
    byClass: 'hängt von deinem Jahrgang ab',
    begun: (acts) => `Coaches dürfen ${acts}`,
  },
};

/** A day (YYYY-MM-DD) in words, the same in every time zone. */
function dayInWords(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** Acts as a list in the line: `write and call`. */
function shortList(acts: readonly ContactAct[], language: Language, type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(language, { type }).format(acts.map((act) => WORDS[language].short[act]));
}

/** The title of an act. */
export function titleOfAct(act: ContactAct, language: Language): string {
  return WORDS[language].titles[act];
}

/** What the clock says to players who have left school, without a date. */
export function pastSchoolText(language: Language): string {
  return WORDS[language].pastSchool;
}

/** The clock in one line: what coaches may do on the day, and what changes next. */
export function clockLine(clock: ContactClock, language: Language): string {
  const words = WORDS[language];
  if (clock.kind === 'noLeague') return words.noLeague;
  if (clock.kind === 'needsDivision') return words.needsDivision(clock.whose);
  if (clock.kind === 'noRule') return words.noRule(clock.whose);
  const { may, next, needsClass, isUnsure } = clock;
  const parts = [
    needsClass && may.length === 0 ? words.needsClass : `${today(clock, language)}.`,
    ...(needsClass && may.length > 0 ? [words.restNeedsClass] : []),
    ...(next === null ? [] : [`${changeInWords(next, clock, language)}.`]),
    ...(isUnsure ? [words.unsure] : []),
  ];
  return parts.join(' ');
}

type Known = Extract<ContactClock, { readonly kind: 'known' }>;

function today(clock: Known, language: Language): string {
  const words = WORDS[language];
  const { may, acts } = clock;
  if (may.length === 0) {
    const all = acts.map(({ act }) => act);
    return words.mayNot(shortList(all, language, 'disjunction'));
  }
  const inPerson = may.filter((act) => isInterrupted(clock, act));
  const free = may.filter((act) => !isInterrupted(clock, act));
  const publisher = interruptedBy(clock, may);
  if (publisher === null) return words.may(shortList(may, language));
  return free.length === 0
    ? words.mayOutside(shortList(inPerson, language), publisher)
    : words.may(shortList(free, language)) + words.alsoOutside(shortList(inPerson, language), publisher);
}

function changeInWords(change: NextChange, clock: Known, language: Language): string {
  const words = WORDS[language];
  const { acts } = change;
  const when = change.kind === 'day' ? words.day(dayInWords(change.on, language)) : words.summer(change.year);
  const publisher = interruptedBy(clock, acts);
  const begins = words.next(when, shortList(acts, language));
  return publisher === null ? begins : begins + words.outside(publisher);
}

/** Until when the line holds, as a sentence; null where nothing is known of any change. */
export function validityText(clock: ContactClock, language: Language): string | null {
  if (clock.kind !== 'known' || clock.needsClass) return null;
  if (clock.until !== null) return WORDS[language].until(dayInWords(clock.until, language));
  return clock.next === null ? WORDS[language].noMore : null;
}

/** When a rule begins for the class: `since June 15, 2026`. */
export function stateText(state: RuleState, language: Language): string {
  const words = WORDS[language];
  if (state.kind === 'always') return words.always;
  if (state.kind === 'unknown') return words.unknown;
  if (state.kind === 'needsYear') return words.byClass;
  if (state.kind === 'begun') return words.since(dayInWords(state.since, language));
  if (state.kind === 'begins') return words.from(dayInWords(state.on, language));
  return state.isPast ? words.sinceSummer(state.year) : words.fromSummer(state.year);
}

/** What coaches may do from a date of the calendar on: `Coaches may write to you and call you`. */
export function beginningText(acts: readonly ContactAct[], publisher: string | null, language: Language): string {
  const words = WORDS[language];
  return (
    words.begun(new Intl.ListFormat(language).format(acts.map((act) => words.acts[act]))) +
    (publisher === null ? '' : words.outside(publisher))
  );
}
