import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { Language } from '@touchline/domain/kernel/language';
import type { LeaderList } from '@touchline/domain/reference/ranking-lists';
import type { RankedLine } from '../../components/college/ranked-lines';

export type SeasonLeaders = AnswerOf<'seasonLeaders'>;
type Table = SeasonLeaders['tables'][number];
type Leader = Table['leaders'][number];

/** The texts of the leaders of a season. */
interface LeaderTexts {
  readonly title: string;
  readonly intro: (least: number) => string;
  readonly lists: Readonly<Record<LeaderList, Readonly<Record<Table['sex'], string>>>>;
  readonly figures: Readonly<Record<LeaderList, (season: number, teams: number) => string>>;
  readonly places: (before: number, season: number, after: number) => string;
  readonly scored: (goals: number, matches: number) => string;
  readonly conceded: (goals: number, matches: number) => string;
  readonly all: (count: number) => string;
  readonly whole: string;
}

const EN: LeaderTexts = {
  title: 'Teams of the season',
  intro: (least) =>
    `We compute these from published results of NCAA Division I. Only whole seasons and matches between two teams of the division count, and a team needs at least ${least} of them. Equal teams share a rank.`,
  lists: {
    improved: { female: 'Most improved, women', male: 'Most improved, men' },
    attack: { female: 'Best attack, women', male: 'Best attack, men' },
    defence: { female: 'Best defense, women', male: 'Best defense, men' },
  },
  figures: {
    improved: (season, teams) => `Places won by our RPI up to ${season}, of ${teams} teams`,
    attack: (season, teams) => `Goals per match in ${season}, of ${teams} teams`,
    defence: (season, teams) => `Goals against per match in ${season}, of ${teams} teams`,
  },
  places: (before, season, after) => `From ${before} in ${season} to ${after}`,
  scored: (goals, matches) => `${goals} ${goals === 1 ? 'goal' : 'goals'} in ${matches} matches`,
  conceded: (goals, matches) => `${goals} ${goals === 1 ? 'goal' : 'goals'} against in ${matches} matches`,
  all: (count) => `Show all ${count}`,
  whole: 'The whole list',
};

const DE: LeaderTexts = {
  title: 'Teams der Saison',
  intro: (least) =>
    `Wir berechnen das aus veröffentlichten Ergebnissen der NCAA Division I. Es zählen nur ganze Saisons und Spiele zwischen zwei Teams der Division, und ein Team braucht davon mindestens ${least}. Gleich gute Teams teilen sich einen Platz.`,
  lists: {
    improved: { female: 'Am meisten verbessert, Frauen', male: 'Am meisten verbessert, Männer' },
    attack: { female: 'Bester Angriff, Frauen', male: 'Bester Angriff, Männer' },
    defence: { female: 'Beste Abwehr, Frauen', male: 'Beste Abwehr, Männer' },
  },
  figures: {
    improved: (season, teams) => `Gewonnene Plätze in unserem RPI bis ${season}, von ${teams} Teams`,
    attack: (season, teams) => `Tore pro Spiel ${season}, von ${teams} Teams`,
    defence: (season, teams) => `Gegentore pro Spiel ${season}, von ${teams} Teams`,
  },
  places: (before, season, after) => `Von Platz ${before} (${season}) auf ${after}`,
  scored: (goals, matches) => `${goals} ${goals === 1 ? 'Tor' : 'Tore'} in ${matches} Spielen`,
  conceded: (goals, matches) => `${goals} ${goals === 1 ? 'Gegentor' : 'Gegentore'} in ${matches} Spielen`,
  all: (count) => `Alle ${count} zeigen`,
  whole: 'Zur ganzen Liste',
};

export const LEADER_TEXTS: Readonly<Record<Language, LeaderTexts>> = { en: EN, de: DE };

/** The lines of a table of leaders; a college that the answer does not name is left out. */
export function leaderLines(
  { list, leaders }: Table,
  colleges: SeasonLeaders['colleges'],
  language: Language,
): readonly RankedLine[] {
  const texts = LEADER_TEXTS[language];
  const noteOf = ({ before, after, goals, matches }: Leader): string => {
    if (before !== null && after !== null) return texts.places(before.rank, before.season, after.rank);
    return (list === 'attack' ? texts.scored : texts.conceded)(goals ?? 0, matches);
  };
  const figureOf = ({ before, after, goals, matches }: Leader): string =>
    before !== null && after !== null ? `+${before.rank - after.rank}` : perMatch((goals ?? 0) / matches, language);
  return leaders.flatMap((leader) => {
    const college = colleges.find(({ _id }) => _id === leader.collegeId);
    return college === undefined ? [] : [{ rank: leader.rank, college, note: noteOf(leader), figure: figureOf(leader) }];
  });
}

function perMatch(value: number, language: Language): string {
  return value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
