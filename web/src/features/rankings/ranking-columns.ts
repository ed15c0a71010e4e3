import { listedPrice } from '@touchline/domain/college/catalogue/listed-price';
import type { Language } from '@touchline/domain/kernel/language';
import type { RankingSort } from '@touchline/domain/ranking/ranking-sorts';
import type { ShownList } from '@touchline/domain/reference/ranking-lists';
import { LARGEST_SOCCER_STADIUM } from '@touchline/domain/reference/squads';
import type { Formats } from '../../i18n/use-translations';
import type { RankedTeam, RankingMade } from './ranking-address';
import { percent } from './ranking-texts';

/** The columns of rankings besides rank, movement and college. */
export type ColumnName =
  | 'record'
  | 'standing'
  | 'rating'
  | 'lead'
  | 'graduation'
  | 'acceptance'
  | 'netPrice'
  | 'venue'
  | 'titles'
  | 'conference'
  | 'state';

/** A column: what it sorts by, and which parts of the table's width it needs. */
export interface RankingColumn {
  readonly name: ColumnName;
  readonly sort: RankingSort | null;
  readonly isNumber: boolean;
  readonly textOf: (team: RankedTeam, formats: ColumnFormats) => string | null;
}

export interface ColumnFormats {
  readonly formatNumber: Formats['formatNumber'];
  readonly language: Language;
  /** The list, which decides how its rating is written. */
  readonly list: ShownList;
}

/** Digits behind the point of a rating: an index has four, a mean two, a score and votes one, what is counted none. */
function digitsOf(list: ShownList): number {
  if (list === 'attack' || list === 'defence') return 2;
  return list === 'rpi' || list === 'mrpi' ? 4 : list === 'bestPublic' || list === 'usc' || list === 'naia' ? 1 : 0;
}

const COLUMNS: Readonly<Record<ColumnName, Omit<RankingColumn, 'name'>>> = {
  record: { sort: 'record', isNumber: true, textOf: ({ record }) => recordText(record) },
  standing: {
    sort: 'standing',
    isNumber: true,
    textOf: ({ standing }) =>
      standing === null ? null : `${standing.rank}. ${recordText(standing.record) ?? ''} · ${standing.points}`,
  },
  rating: {
    sort: 'rating',
    isNumber: true,
    textOf: ({ rating }, { formatNumber, list }) => {
      const digits = digitsOf(list);
      const signDisplay = list === 'improved' ? 'exceptZero' : 'auto';
      return rating === null
        ? null
        : formatNumber(rating, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay });
    },
  },
  lead: { sort: null, isNumber: true, textOf: ({ lead }) => leadText(lead) },
  graduation: {
    sort: 'graduation',
    isNumber: true,
    textOf: ({ college }, { formatNumber }) => percent(college?.graduationRate ?? null, formatNumber),
  },
  acceptance: {
    sort: 'acceptance',
    isNumber: true,
    textOf: ({ college }, { formatNumber }) => percent(college?.acceptanceRate ?? null, formatNumber),
  },
  netPrice: {
    sort: 'netPrice',
    isNumber: true,
    textOf: ({ college, state }, { language }) => listedPrice({ state, netPrice: college?.netPrice ?? null }, language),
  },
  venue: { sort: null, isNumber: false, textOf: ({ venue, rating }, { language }) => venueText(venue, rating, language) },
  titles: { sort: null, isNumber: false, textOf: ({ titles }) => titles?.map(titleText).join(', ') ?? null },
  conference: { sort: 'conference', isNumber: false, textOf: ({ conference }) => conference },
  state: { sort: 'state', isNumber: false, textOf: ({ state }) => state },
};

const FOOTBALL = { en: 'football stadium', de: 'Footballstadion' } as const satisfies Record<Language, string>;

/** The name of a stadium, and that it is one for football where it holds more than those for soccer do. */
function venueText(venue: string | null, seats: number | null, language: Language): string | null {
  const football = seats !== null && seats > LARGEST_SOCCER_STADIUM ? FOOTBALL[language] : null;
  return venue === null || football === null ? (venue ?? football) : `${venue} (${football})`;
}

/** Games as `12–3–2`: wins, losses, ties. */
function recordText(record: RankedTeam['record']): string | null {
  return record === null ? null : `${record.wins}–${record.losses}–${record.ties}`;
}

/** What a team leads in: its ranks by our RPI as `120 (2024) → 45`, or its goals in matches as `34 in 14`. */
function leadText(lead: RankedTeam['lead']): string | null {
  if (lead === null) return null;
  const { before, after, goals, matches } = lead;
  if (before !== null && after !== null) return `${before.rank} (${before.season}) → ${after.rank}`;
  return goals === null ? null : `${goals} in ${matches}`;
}

/** A year; in brackets where the title does not count. */
function titleText({ year, isDocumented }: NonNullable<RankedTeam['titles']>[number]): string {
  return isDocumented ? String(year) : `(${year})`;
}

const ACADEMIC = ['graduation', 'acceptance', 'netPrice'] as const;
const OF_RESULTS = ['record', 'rating', 'conference', 'state'] as const;
const OF_LEADERS = ['rating', 'lead', 'record', 'conference', 'state'] as const;

/** The columns of each list in their order; the first is the one that phones show. */
const COLUMNS_OF: Readonly<Record<ShownList, readonly ColumnName[]>> = {
  rpi: OF_RESULTS,
  usc: OF_RESULTS,
  mrpi: OF_RESULTS,
  naia: OF_RESULTS,
  usnews: ['rating', ...ACADEMIC, 'conference', 'state'],
  bestPublic: ['rating', 'graduation', 'netPrice', 'acceptance', 'conference', 'state'],
  ivy: [...ACADEMIC, 'state'],
  stadium: ['rating', 'venue', 'conference', 'state'],
  champions: ['rating', 'titles', 'conference', 'state'],
  byTheSea: ['rating', 'graduation', 'netPrice', 'state'],
  attendance: ['rating', 'conference', 'state'],
  improved: OF_LEADERS,
  attack: OF_LEADERS,
  defence: OF_LEADERS,
};

/**
 * The columns of a table. Records, ratings and standings of which nothing is known are left out; standings are shown
 * next to the conference that they are about.
 */
export function columnsOf(list: ShownList, { items }: RankingMade, isOneConference: boolean): readonly RankingColumn[] {
  const isKnown = (name: ColumnName) => {
    if (name === 'record') return items.some(({ record }) => record !== null);
    return name !== 'rating' || items.some(({ rating }) => rating !== null);
  };
  const names = COLUMNS_OF[list].filter(isKnown);
  const withStanding = isOneConference && items.some(({ standing }) => standing !== null);
  return (withStanding ? (['standing', ...names] as const) : names).map((name) => ({ name, ...COLUMNS[name] }));
}
