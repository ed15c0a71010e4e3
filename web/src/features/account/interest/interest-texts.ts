import type { Rung } from '@touchline/domain/person/views/interest';
import type { Language } from '@touchline/domain/kernel/language';

interface InterestTexts {
  readonly title: string;
  readonly intro: string;
  readonly few: string;
  readonly rungs: Readonly<Record<Rung, string>>;
  readonly weeks: string;
  readonly thisWeek: string;
  readonly boosts: string;
  readonly colleges: string;
  readonly noColleges: string;
  readonly premium: string;
  readonly none: string;
  readonly fill: string;
  readonly share: string;
  readonly weekly: string;
  readonly weeklyHelp: string;
  readonly weeklyOn: string;
  readonly weeklyOff: string;
}

/** What /account says of how often a player is seen; downloaded with its section. */
export const INTEREST_TEXTS: Readonly<Record<Language, InterestTexts>> = {
  en: {
    title: 'Who is interested',
    intro:
      'The last eight weeks. Each person counts once a day; your own visits, those of a linked parent, and search engines don’t count. We never say who it was; a college only if its coach wants that. Small numbers stay “fewer than 5”.',
    few: 'fewer than 5',
    rungs: {
      lists: 'Shown in a list',
      opens: 'Profile opened',
      videos: 'Videos played',
      saves: 'Saved by coaches',
      wrote: 'Messages from coaches',
    },
    weeks: 'Eight weeks',
    thisWeek: 'this week',
    boosts: 'What your features brought',
    colleges: 'Colleges that saved you',
    noColleges: 'So far no college has chosen to be named.',
    premium: 'With Premium you see the colleges that chose to be named.',
    none: 'Nobody has seen your page in the last eight weeks. Coaches find players by position, class and grades, or by a link that you send them.',
    fill: 'Fill in your profile',
    share: 'Share your page',
    weekly: 'Email me this once a week',
    weeklyHelp: 'Only for weeks in which something happened. The first email comes in a week.',
    weeklyOn: 'You will get an email once a week',
    weeklyOff: 'You will get no more weekly emails',
  },
  de: {
    title: 'Wer sich für dich interessiert',
    intro:
      'Die letzten acht Wochen. Jeder zählt einmal am Tag; deine eigenen Besuche, die verknüpfter Eltern und Suchmaschinen zählen nicht. Wer es war, sagen wir nie; ein College nur, wenn sein Coach es will. Kleine Zahlen bleiben „weniger als 5“.',
    few: 'weniger als 5',
    rungs: {
      lists: 'In einer Liste gezeigt',
      opens: 'Profil geöffnet',
      videos: 'Videos abgespielt',
      saves: 'Von Coaches gespeichert',
      wrote: 'Nachrichten von Coaches',
    },
    weeks: 'Acht Wochen',
    thisWeek: 'diese Woche',
    boosts: 'Was deine Beiträge gebracht haben',
    colleges: 'Colleges, die dich gespeichert haben',
    noColleges: 'Bisher will kein College genannt werden.',
    premium: 'Mit Premium siehst du die Colleges, die genannt werden wollen.',
    none: 'In den letzten acht Wochen hat niemand deine Seite gesehen. Coaches finden Talente nach Position, Jahrgang und Noten, oder über einen Link, den du ihnen schickst.',
    fill: 'Profil ausfüllen',
    share: 'Deine Seite teilen',
    weekly: 'Schreib mir das einmal in der Woche',
    weeklyHelp: 'Nur für Wochen, in denen etwas passiert ist. Die erste Mail kommt in einer Woche.',
    weeklyOn: 'Du bekommst jetzt einmal in der Woche eine Mail',
    weeklyOff: 'Du bekommst keine wöchentliche Mail mehr',
  },
};
