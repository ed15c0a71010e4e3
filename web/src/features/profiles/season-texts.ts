import type { Language } from '@touchline/domain/kernel/language';
import type { PlayedSeason } from '@touchline/domain/person/profiles/profile-parts';

/** The numbers of a season in the order in which they stand; those of goalkeepers last. */
export const SEASON_COUNTS = [
  ...(['matches', 'starts', 'minutes', 'goals', 'assists', 'cleanSheets', 'saves'] as const),
] as const satisfies readonly (keyof PlayedSeason)[];

type SeasonCount = (typeof SEASON_COUNTS)[number];

interface SeasonTexts {
  readonly title: string;
  readonly entry: string;
  readonly add: string;
  readonly season: string;
  readonly seasonHelp: string;
  readonly team: string;
  readonly counts: Readonly<Record<SeasonCount, string>>;
}

/** What a profile says of a player's seasons; downloaded with the parts that show or edit them. */
export const SEASON_TEXTS: Readonly<Record<Language, SeasonTexts>> = {
  en: {
    title: 'Season by season',
    entry: 'Season',
    add: 'Add a season',
    season: 'Season',
    seasonHelp: 'The year in which it began: 2025 for 2025/26.',
    team: 'Team',
    counts: {
      ...{ matches: 'Matches', starts: 'Starts', minutes: 'Minutes', goals: 'Goals', assists: 'Assists' },
      ...{ cleanSheets: 'Clean sheets', saves: 'Saves' },
    },
  },
  de: {
    title: 'Saison für Saison',
    entry: 'Saison',
    add: 'Saison hinzufügen',
    season: 'Saison',
    seasonHelp: 'Das Jahr, in dem sie begonnen hat: 2025 für 2025/26.',
    team: 'Team',
    counts: {
      ...{ matches: 'Spiele', starts: 'Startelf', minutes: 'Minuten', goals: 'Tore', assists: 'Vorlagen' },
      ...{ cleanSheets: 'Spiele ohne Gegentor', saves: 'Paraden' },
    },
  },
};

/** A season by the two years that it touches: `2025/26`. */
export function seasonName({ season }: Pick<PlayedSeason, 'season'>): string {
  return `${season}/${String((season + 1) % 100).padStart(2, '0')}`;
}

/** The latest season first; of one season in the order in which they were written. */
export const latestFirst = (left: PlayedSeason, right: PlayedSeason): number => right.season - left.season;

/** Each season in the parts of one line, the latest first: its name with the team, then what is known of it. */
export function seasonLines(seasons: readonly PlayedSeason[], language: Language): readonly (readonly string[])[] {
  const format = new Intl.NumberFormat(language);
  const { counts } = SEASON_TEXTS[language];
  return seasons.toSorted(latestFirst).map((one) => [
    [seasonName(one), one.team].filter((part) => part !== null).join(', '),
    ...SEASON_COUNTS.flatMap((name) => {
      const count = one[name];
      return count === null ? [] : [`${counts[name]} ${format.format(count)}`];
    }),
  ]);
}
