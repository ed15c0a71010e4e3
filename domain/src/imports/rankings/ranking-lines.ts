import type { RankingRow, TeamRecord } from '../../ranking/ranking';
import { RANKING_LISTS, type RankingList, RESULT_LISTS } from '../../reference/ranking-lists';
import { isCalendarDate } from '../../kernel/text/text-traits';
import { competitionOfLine, type LineCompetition, quoted, type TableLine } from './competition-cells';
import type { NamedTeam, TeamOfId } from './named-teams';

/** A line of a file of rankings: one team's rank in one edition of a list. */
export interface RankingLine extends LineCompetition {
  readonly line: number;
  readonly list: RankingList;
  /** Who publishes the list: `NCAA` of `NCAA RPI`. */
  readonly publisher: string;
  readonly season: number;
  readonly publishedOn: string;
  readonly rank: number;
  readonly team: NamedTeam;
  readonly record: TeamRecord | null;
  readonly rating: number | null;
  readonly source: string;
}

/** The columns of a file of rankings. */
export const RANKING_COLUMNS = {
  needed: ['league', 'division', 'sex', 'ranking', 'season', 'date', 'rank', 'unitid', 'source'],
  further: ['record', 'rating'],
} as const;

/** What the names of lists say in files of others. */
const NAMED: readonly (readonly [name: RegExp, list: RankingList])[] = [
  [/\bRPI$/i, 'rpi'],
  [/^MRPI$/i, 'mrpi'],
  [/^United Soccer Coaches\b/i, 'usc'],
  [/^NAIA coaches/i, 'naia'],
];

function listNamed(text: string): RankingList | null {
  const exact = RESULT_LISTS.find((list) => list === text) ?? RANKING_LISTS.find((list) => list === text && list === 'usnews');
  return exact ?? NAMED.find(([name]) => name.test(text))?.[1] ?? null;
}

/** Who publishes a list of this name. */
function publisherIn(ranking: string): string {
  return ranking.replace(/ (?:RPI|poll)$/i, '');
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day or a month: `2023-12-04`, `2023-12`, `final (Dec 2023)`; null for anything else. */
function dateOf(text: string): string | null {
  if (isCalendarDate(text.length === 7 ? `${text}-01` : text)) return text;
  const [, month = '', year = ''] = /\b([A-Z][a-z]{2})[a-z]* (\d{4})\)?$/.exec(text) ?? [];
  const index = MONTHS.indexOf(month.toLowerCase());
  return index === -1 ? null : `${year}-${String(index + 1).padStart(2, '0')}`;
}

/** Wins, losses and ties as `22-0-1`; null for an empty cell, a text where it says what is wrong. */
export function recordOf(text: string): RankingRow['record'] | string {
  if (text === '') return null;
  const [, wins, losses, ties = '0'] = /^(\d{1,2})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(text) ?? [];
  if (wins === undefined || losses === undefined) return `column record: ${quoted(text)} is not like 12-3-2`;
  return { wins: Number(wins), losses: Number(losses), ties: Number(ties) };
}

/** Reads a line; a text says what is wrong with its first cell that does not fit. */
export function rankingLineOf(line: number, cells: TableLine, teamOf: TeamOfId): RankingLine | string {
  const competition = competitionOfLine(cells);
  if (typeof competition === 'string') return competition;
  const { ranking = '', season = '', date = '', rank = '', unitid = '', record = '', rating = '', source = '' } = cells;
  const list = listNamed(ranking);
  if (list === null) return `column ranking: ${quoted(ranking)} is no list that is imported`;
  if (!/^(?:19|20)\d\d$/.test(season)) return `column season: ${quoted(season)} is no year`;
  const publishedOn = dateOf(date);
  if (publishedOn === null) return `column date: ${quoted(date)} is no day or month`;
  if (!/^[1-9]\d{0,3}$/.test(rank)) return `column rank: ${quoted(rank)} is no rank`;
  const team = teamOf(unitid, competition.sex);
  if (team === null) return `column unitid: ${quoted(unitid)} is no college here`;
  const played = recordOf(record);
  if (typeof played === 'string') return played;
  if (rating !== '' && !/^\d{1,6}(?:\.\d{1,6})?$/.test(rating)) return `column rating: ${quoted(rating)} is no number`;
  if (source === '' || source.length > 300) return `column source: ${quoted(source)} does not say where the rank was read`;
  return {
    ...{
      ...competition,
      line,
      list,
      publisher: publisherIn(ranking),
      season: Number(season),
      publishedOn,
      rank: Number(rank),
      team,
    },
    ...{ record: played, rating: rating === '' ? null : Number(rating), source },
  };
}
