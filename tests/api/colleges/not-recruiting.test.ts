import { recruitingYearEnd } from '@touchline/domain/college/roster/recruiting-pause';
import { aTeam } from '@touchline/domain/college/testing/a-college';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { collegeIn, patchCollege, patchIdOf, readCollege, undoPatch } from '../../support/api/colleges/college-edits';
import { aCollegeWithItsCoach, replace } from '../../support/api/colleges/colleges';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const UNTIL = '/athletics/sport/0/notRecruitingUntil';

test('a coach says that a team recruits nobody this year, and undoes it; the search follows', async () => {
  const { college, coach } = await aCollegeWithItsCoach(api.url, {
    name: 'Quietbrook College',
    athletics: { sport: [aTeam({ sex: 'female' })] },
  });
  const found = async () => {
    const { body } = await api.visitor.call('searchColleges', { query: { q: college.name, recruiting: 'female' } });
    return body;
  };
  expect(await found()).toMatchObject({ total: 1 });

  const until = recruitingYearEnd(new Date().toISOString().slice(0, 10));
  const said = await patchCollege(coach, college, [replace(UNTIL, until)]);
  expect(collegeIn(said).athletics.sport[0]?.notRecruitingUntil).toBe(until);
  expect(await found()).toMatchObject({ total: 0 });

  expect((await undoPatch(coach, college, patchIdOf(said))).status).toBe(200);
  expect((await readCollege(api.visitor, college)).athletics.sport[0]?.notRecruitingUntil).toBeNull();
  expect(await found()).toMatchObject({ total: 1 });
});

test.each(['2099-06-30', '2026-02-30', '', true])('a team cannot be said to recruit nobody until %j', async (until) => {
  const { college, coach } = await aCollegeWithItsCoach(api.url, { athletics: { sport: [aTeam({ sex: 'female' })] } });
  expectRefusal(await patchCollege(coach, college, [replace(UNTIL, until)]), 422);
});
