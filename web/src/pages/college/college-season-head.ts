import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { Language } from '@touchline/domain/kernel/language';
import { matchesOfLines, outsideName } from '@touchline/domain/season/match-line';
import { collegeAddress, type TeamSex } from '../../lib/addresses/college-address';

type Soccer = AnswerOf<'collegeSoccer'>;
type Rank = AnswerOf<'collegeComparison'>['ranks'][number];

const TEXTS = {
  en: {
    inConference: (record: string, name: string) => `${record} in the ${name}`,
    rank: (rank: number, isOurs: boolean) => `${ordinal(rank)} by ${isOurs ? 'our' : 'the'} RPI`,
  },
  de: {
    inConference: (record: string, name: string) => `${record} in der ${name}`,
    rank: (rank: number, isOurs: boolean) => `${rank}. ${isOurs ? 'in unserem' : 'im'} RPI`,
  },
} as const satisfies Record<Language, Record<string, unknown>>;

/**
 * The newest season of a team in one line: `2025: 21-2-2 · 9-0-1 in the ACC · 2nd by our RPI`, as its rank by results
 * tells it. Null without such a rank; samples are none.
 */
export function seasonLine(ranks: readonly Rank[], language: Language): string | null {
  const found = ranks.find(({ list, isSample }) => list === 'rpi' && !isSample);
  if (found === undefined || found.season === null) return null;
  const { season, record, inConference, rank, publisher } = found;
  const t = TEXTS[language];
  const parts = [
    ...(record === null ? [] : [recordText(record)]),
    ...(inConference === null ? [] : [t.inConference(recordText(inConference.record), inConference.name)]),
    t.rank(rank, publisher === 'Touchline'),
  ];
  return `${season}: ${parts.join(' · ')}`;
}

/**
 * The matches of the season that an Athletics tab shows, as schema.org describes them, each with its score; the place
 * is known of neutral matches alone.
 */
export function matchEvents(
  { team, met }: Soccer,
  wanted: string | null,
  { sex, origin, address }: { readonly sex: TeamSex; readonly origin: string; readonly address: string },
): readonly Readonly<Record<string, unknown>>[] {
  const seasons = team?.seasons ?? [];
  const season = seasons.find((one) => String(one.season) === wanted) ?? seasons[0];
  const sideOf = (key: string) => {
    const college = met.find(({ _id }) => _id === key);
    const name = outsideName(key) ?? college?.name ?? null;
    if (name === null) return null;
    const url = college === undefined ? {} : { url: `${origin}${collegeAddress(college.pathName, sex)}` };
    return { '@type': 'SportsTeam', name, ...url };
  };
  return matchesOfLines(season?.matches ?? []).flatMap(({ day, home, away, homeGoals, awayGoals, place }) => {
    const [homeTeam, awayTeam] = [sideOf(home), sideOf(away)];
    if (homeTeam === null || awayTeam === null) return [];
    return {
      ...{ '@type': 'SportsEvent', '@id': `${address}/athletics#${day}-${home}-${away}`.replaceAll(' ', '_') },
      ...{ name: `${homeTeam.name} – ${awayTeam.name}`, sport: 'Soccer', startDate: day, homeTeam, awayTeam },
      description: `${homeGoals}–${awayGoals}`,
      ...(place === null ? {} : { location: { '@type': 'Place', name: place } }),
    };
  });
}

function recordText({ wins, losses, ties }: NonNullable<Rank['record']>): string {
  return `${wins}-${losses}-${ties}`;
}

/** `1st`, `2nd`, `11th`. */
function ordinal(rank: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd', zero: 'th', many: 'th', other: 'th' };
  return `${rank}${ending[new Intl.PluralRules('en', { type: 'ordinal' }).select(rank)]}`;
}
