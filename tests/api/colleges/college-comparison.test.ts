import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCollegeWithItsCoach } from '../../support/api/colleges/colleges';

const api = apiStage();
const { visitor } = api;
const sent = (collegeId: string, sex = 'male') => ({ params: { collegeId }, query: { sex } });

test('a college is compared with the others, in a copy that caches share', async () => {
  const { college } = await aCollegeWithItsCoach(api.url);

  const byId = await visitor.call('collegeComparison', sent(college._id));

  expect(byId.status).toBe(200);
  expect(byId.body).toHaveProperty('conference', expect.any(Array));
  expect(byId.headers.get('cache-control')).toMatch(/max-age=60/);
});

test('one that was added a moment ago is compared at once, and an unknown one is 404', async () => {
  expect((await visitor.call('collegeComparison', sent('no-such-college'))).status).toBe(404);
  const { college } = await aCollegeWithItsCoach(api.url);
  expect((await visitor.call('collegeComparison', sent(college._id, 'female'))).status).toBe(200);
});

test.each(['', 'both', 'MALE'])('a team of "%s" is malformed', async (sex) => {
  const { college } = await aCollegeWithItsCoach(api.url);
  expect((await visitor.call('collegeComparison', sent(college._id, sex))).status).toBe(400);
});
