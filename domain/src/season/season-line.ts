import type { Language } from '../kernel/language';
import type { CollegeRank } from '../ranking/college-ranks';

const TEXTS = {
  en: {
    inConference: (record: string, name: string) => `${record} in the ${name}`,
    freshmen: (share: number, season: number) => `Freshmen made ${share}% of the starts in ${season}`,
    rank: (rank: number, isOurs: boolean) => `${ordinal(rank)} by ${isOurs ? 'our' : 'the'} RPI`,
  },
  de: {
    inConference: (record: string, name: string) => `${record} in der ${name}`,
    freshmen: (share: number, season: number) => `${share}\u00a0% der Startelfplätze gingen ${season} an Freshmen`,
    rank: (rank: number, isOurs: boolean) => `${rank}. ${isOurs ? 'in unserem' : 'im'} RPI`,
  },
} as const satisfies Record<Language, Record<string, unknown>>;

/**
 * The newest season of a team in one line: `2025: 21-2-2 · 9-0-1 in the ACC · 2nd by our RPI`, as its rank by results
 * tells it. The ranks are those of one team that count today. Null without such a rank; samples are none.
 */
export function seasonLine(ranks: readonly CollegeRank[], language: Language): string | null {
  const found = newestOf(ranks);
  if (found === null) return null;
  const { season, record, inConference, rank, isOurs } = found;
  const t = TEXTS[language];
  const parts = [
    ...(record === null ? [] : [recordText(record)]),
    ...(inConference === null ? [] : [t.inConference(recordText(inConference.record), inConference.name)]),
    t.rank(rank, isOurs),
  ];
  return `${season}: ${parts.join(' · ')}`;
}

/** How much freshmen of a team play: `Freshmen made 24% of the starts in 2024`. `share` is in whole per cent. */
export function freshmenLine({ share, season }: { readonly share: number; readonly season: number }, language: Language): string {
  return TEXTS[language].freshmen(share, season);
}

/** The newest season of a team on its link preview. `mark` stands in its address and changes with the line. */
export interface PreviewSeason {
  readonly line: string;
  readonly mark: string;
}

/** `2025: 21-2-2 · 2nd by our RPI`, of the ranks of one team that count today; null where there is no such line. */
export function previewSeasonOf(ranks: readonly CollegeRank[]): PreviewSeason | null {
  const found = newestOf(ranks);
  if (found === null) return null;
  const { season, record, rank, isOurs } = found;
  const parts = [...(record === null ? [] : [recordText(record)]), TEXTS.en.rank(rank, isOurs)];
  const games = record === null ? [] : [record.wins, record.losses, record.ties];
  return { line: `${season}: ${parts.join(' · ')}`, mark: [season, isOurs ? 'o' : 'p', rank, ...games].join('.') };
}

function newestOf(ranks: readonly CollegeRank[]) {
  const found = ranks.find(({ list, isSample }) => list === 'rpi' && !isSample);
  if (found === undefined || found.season === null) return null;
  const { season, record, inConference, rank, publisher } = found;
  return { season, record, inConference, rank, isOurs: publisher === 'Touchline' };
}

function recordText({ wins, losses, ties }: NonNullable<CollegeRank['record']>): string {
  return `${wins}-${losses}-${ties}`;
}

/** `1st`, `2nd`, `11th`. */
function ordinal(rank: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd', zero: 'th', many: 'th', other: 'th' };
  return `${rank}${ending[new Intl.PluralRules('en', { type: 'ordinal' }).select(rank)]}`;
}
