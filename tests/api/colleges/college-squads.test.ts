import { COLLEGE_SOCCER, blankSoccer, UNKNOWN_TEAM } from '@touchline/domain/season/college-soccer';
import { aSquad, somePlayingTime } from '@touchline/domain/season/testing/a-squad';
import { squadMarksOf } from '@touchline/domain/season/squad/marks-of-squads';
import { soccerDocuments } from '@touchline/functions/features/colleges/college-list-store';
import { rankingSummaryStore } from '@touchline/functions/features/colleges/ranking-summary-store';
import { systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCollegeWithItsCoach } from '../../support/api/colleges/colleges';

const api = apiStage();
const { visitor } = api;
const sent = (collegeId: string, sex = 'female') => ({ params: { collegeId }, query: { sex } });
const team = { ...UNKNOWN_TEAM, seasons: [], squad: aSquad(), playingTime: [somePlayingTime()], crowd: [] };

test('the soccer of a team is answered to everybody, in a copy that caches share', async () => {
  const { college } = await aCollegeWithItsCoach(api.url);
  await soccerDocuments(firestore())
    .doc(college._id)
    .set({ ...blankSoccer(college._id), teams: { male: null, female: team } });

  const answer = await visitor.call('collegeSoccer', sent(college._id));

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ team });
  expect(answer.headers.get('cache-control')).toMatch(/max-age=60/);
  expect((await visitor.call('collegeSoccer', sent(college._id, 'male'))).body).toMatchObject({ team: null });
});

test('the comparison says how much freshmen of a Division I team play, and of no other team', async () => {
  const { college } = await aCollegeWithItsCoach(api.url, { league: 'ncaa', division: 1 });
  const { college: below } = await aCollegeWithItsCoach(api.url, { league: 'ncaa', division: 3 });
  const earlier = somePlayingTime({ freshmen: 0.239 });
  const stored = { ...team, playingTime: [somePlayingTime({ season: 2025, freshmen: null }), earlier] };
  for (const { _id } of [college, below])
    await soccerDocuments(firestore())
      .doc(_id)
      .set({ ...blankSoccer(_id), teams: { male: null, female: stored } });

  const comparisonOf = async (id: string, sex: string) => (await visitor.call('collegeComparison', sent(id, sex))).body;
  const none = { freshmen: null };
  expect(await comparisonOf(college._id, 'female')).toMatchObject({ freshmen: { share: 24, season: earlier.season } });
  expect(await comparisonOf(college._id, 'male')).toMatchObject(none);
  expect(await comparisonOf(below._id, 'female')).toMatchObject(none);
});

test('attack 278: nothing is known where no document is, or one that cannot be read; an unknown college is 404', async () => {
  const { college } = await aCollegeWithItsCoach(api.url);
  expect((await visitor.call('collegeSoccer', sent(college._id))).body).toMatchObject({ team: null });
  await firestore()
    .collection(COLLEGE_SOCCER.name)
    .doc(college._id)
    .set({ schemaVersion: 1, version: 1, teams: { male: null, female: { ...team, squad: { ...aSquad(), players: 3 } } } });
  expect((await visitor.call('collegeSoccer', sent(college._id))).body).toMatchObject({ team: null });
  expect((await visitor.call('collegeSoccer', sent('no-such-college'))).status).toBe(404);
});

test.each(['', 'both', 'MALE'])('attack 278: a team of "%s" is malformed', async (sex) => {
  const { college } = await aCollegeWithItsCoach(api.url);
  expect((await visitor.call('collegeSoccer', sent(college._id, sex))).status).toBe(400);
});

test('marks of squads are found by search, a refresh keeps them, and attack 279 is refused', async () => {
  const { college } = await aCollegeWithItsCoach(api.url);
  const summaries = rankingSummaryStore(() => firestore(), systemClock);
  await summaries.refresh();
  await summaries.saveSquadMarks(new Map([[college._id, squadMarksOf({ male: null, female: team })]]));
  await summaries.refresh();

  const query = { q: college.name, opens: 'wGK2027', freshmen: 'w:freshmenPlay' } as const;
  // The catalogue in the memory of the server is at most two seconds old.
  await expect
    .poll(async () => (await visitor.call('searchColleges', { query })).body, { timeout: 30_000 })
    .toHaveProperty('total', 1);
  const none = await visitor.call('searchColleges', { query: { q: college.name, opens: 'wDF2027' } });
  expect(none.body).toHaveProperty('total', 0);
  expect((await visitor.call('searchColleges', { query: { q: '', opens: 'GK' } })).status).toBe(400);
});
