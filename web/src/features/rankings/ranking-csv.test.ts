import { expect, test } from 'vitest';
import { anAnsweredRanking, aRankedTeam, aRankingTable } from '../../testing/an-answered-ranking';
import { rankingCsv } from './ranking-csv';

test('a table as CSV has a line for each team, each with the maker of the table', () => {
  const titles = [
    { year: 2021, isDocumented: true },
    { year: 2019, isDocumented: false },
  ];
  const table = aRankingTable([aRankedTeam(1, '=Ash', { titles, previousRank: 2 })], { origin: 'sample' });
  const [header, line] = rankingCsv(anAnsweredRanking([table]), table).split('\r\n');
  expect(header).toMatch(/^\uFEFFleague,division,sex,ranking,season,origin,publisher/);
  expect(line).toBe("ncaa,1,female,rpi,2023,sample,NCAA,2023-12,1,2,'=Ash,Sample Conference,OH,12,3,2,0.61,,,,,2021,2019");
});
