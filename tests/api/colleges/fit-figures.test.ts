import { figuresOfFile } from '@touchline/domain/search/fit/fit-file';
import { fitFile } from '@touchline/domain/search/fit/fit-file-schema';
import { COLLEGE_SOCCER, blankSoccer, UNKNOWN_TEAM } from '@touchline/domain/season/college-soccer';
import { aSquad, somePlayingTime } from '@touchline/domain/season/testing/a-squad';
import { fitFigures } from '@touchline/functions/features/colleges/fit-handlers';
import { readFitFigures } from '@touchline/functions/features/colleges/fit-store';
import { soccerDocuments } from '@touchline/functions/features/colleges/college-list-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCollegeWithItsCoach } from '../../support/api/colleges/colleges';

const api = apiStage();
const team = { ...UNKNOWN_TEAM, seasons: [], squad: aSquad(), playingTime: [somePlayingTime()], crowd: [] };

/** The file as an instance reads it that has just started. */
async function readAfresh() {
  const handler = fitFigures(
    () => readFitFigures(firestore()),
    () => new Date('2026-11-28T00:00:00Z'),
  );
  return fitFile.parse(JSON.parse(JSON.stringify(await (handler as () => Promise<unknown>)())));
}

test('the figures for the fit are the same for everybody, in a copy that caches share', async () => {
  const answer = await api.visitor.call('fitFigures');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(fitFile.safeParse(answer.body).success).toBe(true);
});

test('they are those of the stored squads; soccer that cannot be read is left out', async () => {
  const { college } = await aCollegeWithItsCoach(api.url);
  const { college: broken } = await aCollegeWithItsCoach(api.url);
  await soccerDocuments(firestore())
    .doc(college._id)
    .set({ ...blankSoccer(college._id), teams: { male: null, female: team } });
  await firestore().collection(COLLEGE_SOCCER.name).doc(broken._id).set({ schemaVersion: 1, version: 1, teams: 'none' });

  const figures = figuresOfFile(await readAfresh());

  expect(figures.get(college._id)?.female?.lines.GK?.known).toBeGreaterThan(0);
  expect(figures.get(college._id)?.male?.freshmen).toBeNull();
  expect(figures.has(broken._id)).toBe(false);
});

test('an instance reads them once an hour, and again after a failure', async () => {
  let now = Date.parse('2026-11-28T00:00:00Z');
  let reads = 0;
  const counted = () => {
    reads += 1;
    return reads === 1 ? Promise.reject(new Error('unavailable')) : readFitFigures(firestore());
  };
  const handler = fitFigures(counted, () => new Date(now)) as () => Promise<unknown>;
  await expect(handler()).rejects.toThrow('unavailable');
  const [first, second] = await Promise.all([handler(), handler()]);
  expect(second).toBe(first);
  expect(reads).toBe(2);
  now += 61 * 60_000;
  await handler();
  expect(reads).toBe(3);
});
