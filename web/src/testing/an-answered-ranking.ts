import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { aListItem } from './listed-colleges';

type Answer = AnswerOf<'collegeRanking'>;
type Made = Answer['tables'][number];
type RankedTeam = Made['items'][number];

/** A line of a ranking whose college has a page. */
export function aRankedTeam(rank: number, name: string, given: Partial<RankedTeam> = {}): RankedTeam {
  const { _id, pathName, shortName, abbreviation, color, secondColor, sexes } = aListItem(name);
  const figures = { acceptanceRate: null, graduationRate: null, netPrice: null };
  return {
    ...{ rank, name, previousRank: null, conference: 'Sample Conference', state: 'OH' },
    ...{ record: { wins: 12, losses: 3, ties: 2 }, rating: 0.61, standing: null, titles: null, venue: null, lead: null },
    college: { _id, name, pathName, shortName, abbreviation, color, secondColor, sexes, ...figures },
    ...given,
  };
}

/** A publisher's table. */
export function aRankingTable(items: readonly RankedTeam[], given: Partial<Made> = {}): Made {
  return {
    ...{ origin: 'published', publisher: 'NCAA', source: 'NCAA', sourceURL: null, publishedOn: '2023-12' },
    ...{ teams: items.length, total: items.length, items: [...items] },
    ...given,
  };
}

/** The women's RPI of 2023 of NCAA Division I. */
export function anAnsweredRanking(tables: readonly Made[], given: Partial<Answer> = {}): Answer {
  return {
    ...{ ranking: 'rpi', league: 'ncaa', division: 1, sex: 'female', season: 2023 },
    ...{ seasons: [{ season: 2023, isSample: false }], conferences: ['Sample Conference'], page: 1 },
    lists: { female: ['rpi', 'champions', 'bestPublic'], male: ['champions', 'bestPublic'] },
    ...{ tables: [...tables], reason: tables.length === 0 ? 'notPublished' : null },
    ...given,
  };
}
