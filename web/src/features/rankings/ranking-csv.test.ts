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
  expect(line).toBe("ncaa,1,female,rpi,2023,sample,NCAA,2023-12,1,2,'=Ash,Sample Conference,OH,12,3,2,0.61,,,,,2021,2019,,,,,,");
});

test('each number of a table as CSV stands below its own name', () => {
  const ash = aRankedTeam(1, 'Ash', { previousRank: 7 });
  const college = ash.college && { ...ash.college, acceptanceRate: 21, graduationRate: 84, netPrice: 19_500 };
  const table = aRankingTable([{ ...ash, college }]);
  const [names = [], cells = []] = rankingCsv(anAnsweredRanking([table]), table)
    .split('\r\n')
    .map((line) => line.split(','));

  expect(Object.fromEntries(names.map((name, at) => [name, cells[at]]))).toMatchObject({
    ...{ rank: '1', 'previous rank': '7', wins: '12', losses: '3', ties: '2', rating: '0.61' },
    ...{ 'acceptance rate': '21', 'graduation rate': '84', 'net price': '19500', 'currency of the net price': 'USD' },
  });
});

test('a Canadian price as CSV says whose dollars it is in', () => {
  const york = aRankedTeam(1, 'York', { state: 'ON' });
  const college = york.college && { ...york.college, netPrice: 9000 };
  const table = aRankingTable([{ ...york, college }]);
  const line =
    rankingCsv(anAnsweredRanking([table]), table)
      .split('\r\n')[1]
      ?.split(',') ?? [];
  expect([line.includes('9000'), line.at(-1)]).toEqual([true, 'CAD']);
});
