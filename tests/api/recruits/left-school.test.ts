import { patchOfNewClass } from '@touchline/domain/person/profiles/notices/new-class';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { tellPlayers } from '../../support/api/featuring/guardian-links';
import { mailsOfKind } from '../../support/api/guardianship/guardianships';
import { ownProject } from '../../support/api/platform/own-project';
import { aPlayer, patchProfile } from '../../support/api/profiles/profiles';
import { foundBy, searched, storedRecruits } from '../../support/api/recruits/recruits';

ownProject();
const api = apiStage();
const { visitor } = api;

test('a player whose class is over is asked once, left out of the default search, and found again after the answer', async () => {
  await storedRecruits([{}]);
  const leaver = { displayName: 'Quarryn Leaver', graduationYear: 2020, adultFrom: '2000-01-01' };
  const { caller, stored } = await aPlayer(api.url, leaver);
  for (const query of ['', 'sort=year', 'gender=Female', 'class=Junior'])
    expect(await foundBy(visitor, query), query).toEqual(['player-000']);
  expect((await searched(visitor, '')).total).toBe(1);
  for (const query of ['year=2020', 'q=quarryn', 'sort=year&year=2020', 'sort=year&q=quarryn'])
    expect(await foundBy(visitor, query), query).toEqual([stored._id]);
  expect((await foundBy(visitor, 'sort=updated')).toSorted()).toEqual(['player-000', stored._id].toSorted());

  expect([await tellPlayers(), await tellPlayers()].map((said) => said.split(' ')[0])).toEqual(['1', '0']);
  const [mail, ...further] = await mailsOfKind(caller.email, 'classAsked');
  expect([mail?.includes('class of 2020'), further]).toEqual([true, []]);

  const answer = patchOfNewClass({ now: 'later', classYear: 'Senior', graduationYear: 2090 });
  expect((await patchProfile(caller, stored._id, [...answer])).status).toBe(200);
  expect((await foundBy(visitor, '')).toSorted()).toEqual(['player-000', stored._id].toSorted());
  expect(await tellPlayers()).toMatch(/^0 /);
});

test('attack 452: nobody writes for themselves what they were told', async () => {
  const { caller, stored } = await aPlayer(api.url, { graduationYear: 2020 });
  const forged = { op: 'replace', path: '/notices/leftSchool', value: 2020 } as const;
  expect((await patchProfile(caller, stored._id, [forged])).status).toBe(422);
  await tellPlayers();
  expect(await mailsOfKind(caller.email, 'classAsked')).toHaveLength(1);
});
