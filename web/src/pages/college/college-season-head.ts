import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { matchesOfLines, outsideName } from '@touchline/domain/season/match-line';
import { collegeAddress, type TeamSex } from '../../lib/addresses/college-address';

type Soccer = AnswerOf<'collegeSoccer'>;

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
