import type { Language } from '../../kernel/language';
import type { Interest, Rung } from '../views/interest';
import type { ToldCount } from '../views/view-kinds';
import { mailStopLine } from './mail-choices';
import { type MailText, mailText } from './mail-text';
import { greeting, SIGNED } from './mail-texts';
import type { InterestWeek } from './weekly-interest';

const LOCALES = { en: 'en-US', de: 'de-DE' } as const;

const RUNGS = ['lists', 'opens', 'videos', 'saves', 'wrote'] as const satisfies readonly Rung[];

const TEXTS = {
  en: {
    subject: 'Your week on Touchline',
    period: (from: string, to: string) => `This is how often you were seen from ${from} to ${to}:`,
    rungs: {
      lists: 'Shown in a list',
      opens: 'Profile opened',
      videos: 'Videos played',
      saves: 'Saved by coaches',
      wrote: 'Messages from coaches',
    },
    few: 'fewer than 5',
    colleges: (names: string) => `Colleges that saved you and want you to know: ${names}`,
    who: 'Each person counts once a day; your own visits, those of a linked parent, and search engines don’t count. We never say who it was.',
    more: (account: string) => `The weeks before are in your account: ${account}`,
  },
  de: {
    subject: 'Deine Woche auf Touchline',
    period: (from: string, to: string) => `so oft wurdest du vom ${from} bis zum ${to} gesehen:`,
    rungs: {
      lists: 'In einer Liste gezeigt',
      opens: 'Profil geöffnet',
      videos: 'Videos abgespielt',
      saves: 'Von Coaches gespeichert',
      wrote: 'Nachrichten von Coaches',
    },
    few: 'weniger als 5',
    colleges: (names: string) => `Colleges, die dich gespeichert haben und genannt werden wollen: ${names}`,
    who: 'Jeder zählt einmal am Tag; deine eigenen Besuche, die verknüpfter Eltern und Suchmaschinen zählen nicht. Wer es war, sagen wir nie.',
    more: (account: string) => `Die Wochen davor stehen in deinem Konto: ${account}`,
  },
} as const;

/** What the weekly mail says; `account` is the whole address of the reader's account page. */
interface WeekToTell extends Pick<Interest, 'colleges'> {
  readonly firstName: string;
  readonly week: InterestWeek;
  readonly account: string;
  /** The page that turns this kind of mail off. */
  readonly stop: string;
}

/** Tells a player what the ladder of interest shows of one week: counts as it shows them, and nobody's name. */
export function weeklyInterestMail({ firstName, week, colleges, account, stop }: WeekToTell, language: Language): MailText {
  const texts = TEXTS[language];
  const format = new Intl.NumberFormat(LOCALES[language]);
  const textOf = (count: ToldCount) => (count === 'few' ? texts.few : format.format(count));
  const [from, to] = [dayOf(week.from, language), dayOf(week.to, language)];
  const names = (colleges ?? []).map(({ name }) => name).join(', ');
  return mailText(texts.subject, [
    greeting(firstName, language),
    texts.period(from, to),
    RUNGS.map((rung) => `${texts.rungs[rung]}: ${textOf(week[rung])}`).join('\n'),
    ...(names === '' ? [] : [texts.colleges(names)]),
    texts.who,
    texts.more(account),
    SIGNED[language],
    mailStopLine(stop, language),
  ]);
}

function dayOf(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));
}
