import type { ViewCounts } from '@touchline/domain/person/views/view-kinds';
import type { Language } from '@touchline/domain/kernel/language';

interface InterestTexts {
  readonly title: string;
  readonly intro: string;
  readonly few: string;
  readonly rungs: Readonly<Record<keyof ViewCounts, string>>;
  readonly weeks: string;
  readonly thisWeek: string;
  readonly boosts: string;
  readonly none: string;
  readonly fill: string;
  readonly share: string;
}

/** What /account says of how often a player is seen; downloaded with its section. */
export const INTEREST_TEXTS: Readonly<Record<Language, InterestTexts>> = {
  en: {
    title: 'Who is interested',
    intro:
      'The last eight weeks. Each person counts once a day; your own visits, those of a linked parent, and search engines don’t count. We never say who it was, and small numbers stay “fewer than 5”.',
    few: 'fewer than 5',
    rungs: { lists: 'Shown in a list', opens: 'Profile opened', videos: 'Videos played', saves: 'Saved by coaches' },
    weeks: 'Eight weeks',
    thisWeek: 'this week',
    boosts: 'What your features brought',
    none: 'Nobody has seen your page in the last eight weeks. Coaches find players by position, class and grades, or by a link that you send them.',
    fill: 'Fill in your profile',
    share: 'Share your page',
  },
  de: {
    title: 'Wer sich für dich interessiert',
    intro:
      'Die letzten acht Wochen. Jeder zählt einmal am Tag; deine eigenen Besuche, die verknüpfter Eltern und Suchmaschinen zählen nicht. Wer es war, sagen wir nie, und kleine Zahlen bleiben „weniger als 5“.',
    few: 'weniger als 5',
    rungs: {
      lists: 'In einer Liste gezeigt',
      opens: 'Profil geöffnet',
      videos: 'Videos abgespielt',
      saves: 'Von Coaches gespeichert',
    },
    weeks: 'Acht Wochen',
    thisWeek: 'diese Woche',
    boosts: 'Was deine Beiträge gebracht haben',
    none: 'In den letzten acht Wochen hat niemand deine Seite gesehen. Coaches finden Talente nach Position, Jahrgang und Noten, oder über einen Link, den du ihnen schickst.',
    fill: 'Profil ausfüllen',
    share: 'Deine Seite teilen',
  },
};
