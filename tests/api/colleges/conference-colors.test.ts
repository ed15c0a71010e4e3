import { aTeam } from '@touchline/domain/college/testing/a-college';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { ownProject } from '../../support/api/platform/own-project';

ownProject();
const api = apiStage();

test('everybody gets the colors of the colleges that play in a conference', async () => {
  const members = { ash: '#AA0000', birch: '#112233', cedar: null };
  for (const [index, [name, color]] of Object.entries(members).entries())
    await aStoredCollege({
      ...{ _id: name, name, pathName: name, ipedsUnitId: 100_101 + index, league: 'ncaa', division: 1, color },
      athletics: { sport: [aTeam({ sex: 'female', conference: 'Big Ten' })] },
    });

  const { status, body } = await api.visitor.call('conferenceColors', {});

  expect(status).toBe(200);
  expect(body).toEqual({ items: [{ conference: expect.stringContaining('big-ten') as string, colors: ['#aa0000', '#112233'] }] });
});
