import { type PlacedPrice, priceInUsDollars } from '@touchline/domain/college/catalogue/listed-price';
import { csvOf } from '@touchline/domain/kernel/format/csv';
import type { RankingAnswer, RankingMade } from './ranking-address';

const HEADER = [
  ...['league', 'division', 'sex', 'ranking', 'season', 'origin', 'publisher', 'published', 'rank', 'previous rank'],
  ...['college', 'conference', 'state', 'wins', 'losses', 'ties', 'rating', 'acceptance rate', 'graduation rate'],
  ...['net price', 'stadium', 'titles', 'titles that do not count'],
  ...['matches that count', 'goals', 'earlier season', 'earlier RPI rank', 'RPI rank', 'currency of the net price'],
];

/** All lines of a table as CSV. Each line names the maker of the table, so that a sample stays one. */
export function rankingCsv(answer: RankingAnswer, { origin, publisher, publishedOn, items }: RankingMade): string {
  const { league, division, sex, ranking, season } = answer;
  const rows = items.map(({ rank, previousRank, name, conference, state, record, rating, college, venue, titles, lead }) => [
    ...[league, division, sex, ranking, season, origin, publisher, publishedOn, rank, previousRank, name, conference, state],
    ...[record?.wins ?? null, record?.losses ?? null, record?.ties ?? null, rating],
    ...[college?.acceptanceRate ?? null, college?.graduationRate ?? null, college?.netPrice ?? null, venue],
    ...[true, false].map((documented) => yearsOf(titles, documented)),
    ...[lead?.matches ?? null, lead?.goals ?? null, lead?.before?.season ?? null, lead?.before?.rank ?? null],
    ...[lead?.after?.rank ?? null, currencyOf({ state, netPrice: college?.netPrice ?? null })],
  ]);
  return csvOf([HEADER, ...rows]);
}

/** The currency of a price; null where no price is known. */
function currencyOf(price: PlacedPrice): 'USD' | 'CAD' | null {
  if (price.netPrice === null) return null;
  return priceInUsDollars(price) === null ? 'CAD' : 'USD';
}

function yearsOf(titles: RankingMade['items'][number]['titles'], documented: boolean): string | null {
  const years = titles?.filter(({ isDocumented }) => isDocumented === documented).map(({ year }) => year) ?? [];
  return years.length === 0 ? null : years.join(' ');
}
