import { aTeam } from '@touchline/domain/college/testing/a-college';
import { blankSoccer, withSeason } from '@touchline/domain/season/college-soccer';
import { derivedSeason } from '@touchline/domain/season/seasons-of-teams';
import { aMatch } from '@touchline/domain/season/testing/a-season';
import { aStoredSeason } from '@touchline/domain/season/testing/a-stored-season';
import { soccerDocuments } from '@touchline/functions/features/colleges/college-list-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { ownProject } from '../../support/api/platform/own-project';

ownProject();
const api = apiStage();

async function aPlayedSeason(): Promise<void> {
  for (const [index, name] of ['ash', 'birch'].entries())
    await aStoredCollege({
      ...{ _id: name, name, pathName: name, ipedsUnitId: 100_001 + index, league: 'ncaa', division: 1 },
      athletics: { sport: [aTeam({ sex: 'female' })] },
    });
  const matches = [aMatch('2025-09-01', 'ash', 'birch', '2-1'), aMatch('2025-09-05', ':Hartford', 'ash', '0-0')];
  const season = derivedSeason(aStoredSeason(matches)).teams.get('ash') ?? null;
  const soccer = withSeason(blankSoccer('ash'), 'female', 2025, season);
  await soccerDocuments(firestore()).doc('ash').set(soccer);
}
const soccerOf = (collegeId: string, sex: string) => api.visitor.call('collegeSoccer', { params: { collegeId }, query: { sex } });

test('a visitor reads the seasons of a team, and who the colleges in them are', async () => {
  await aPlayedSeason();
  const { status, body } = await soccerOf('ash', 'female');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    team: {
      seasons: [{ season: 2025, matches: ['2025-09-01|ash|birch|2-1|c|h|', '2025-09-05|:Hartford|ash|0-0|c|h|'] }],
      ...{ squad: null, links: null, crowd: [] },
    },
  });
  expect(body).toHaveProperty('met', expect.arrayContaining([expect.objectContaining({ _id: 'birch', pathName: 'birch' })]));

  expect(await soccerOf('ash', 'male')).toMatchObject({ status: 200, body: { team: null, met: [] } });
  expect(await soccerOf('birch', 'female')).toMatchObject({ status: 200, body: { team: null, met: [] } });
});

test('attack 274: an unknown college is 404, and a team that is none 400', async () => {
  expect(await soccerOf('no-such-college', 'female')).toMatchObject({ status: 404 });
  expect(await soccerOf('ash', 'both')).toMatchObject({ status: 400 });
});

test('attack 274: a document that cannot be read leaves the page without seasons', async () => {
  await aPlayedSeason();
  await firestore().doc('collegeSoccer/birch').set({ schemaVersion: 1, version: 1, teams: 'broken' });
  expect(await soccerOf('birch', 'female')).toMatchObject({ status: 200, body: { team: null } });
});
