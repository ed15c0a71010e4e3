import { describe, expect, test } from 'vitest';
import { aCaller } from '../support/api/caller';
import { aCollegeWithItsCoach, aStoredCollege, replace } from '../support/api/colleges/colleges';
import { aPerson, idTokenOf } from '../support/api/members/people';
import { aPhoto, pictureIdOf, upload } from '../support/api/pictures/pictures';
import { deployment, errorsOf, isDeployed, logMark, logOf } from '../support/deployed/deployment';

describe.skipIf(!isDeployed)('the deployed API', () => {
  test('says that it is healthy, and shows a college', async () => {
    const visitor = aCaller(deployment().url);
    const college = await aStoredCollege();

    expect((await visitor.send('GET', '/ui/v1/health')).status).toBe(200);
    const answer = await visitor.call('college', { params: { collegeId: college._id } });
    expect(answer.body).toMatchObject({ _id: college._id, name: college.name });
  });

  test('a session begins with a cookie that only HTTPS carries, and that no script reads', async () => {
    const idToken = await idTokenOf(await aPerson());
    const answer = await aCaller(deployment().url).call('sessionLogin', { body: { idToken } });
    const cookies = answer.headers.getSetCookie();

    expect(answer.status, answer.text).toBe(200);
    const session = cookies.find((cookie) => cookie.startsWith('__session=')) ?? 'none';
    expect(session).toMatch(/; Path=\/ui\/v1;.*; HttpOnly; Secure; SameSite=Lax/);
    expect(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))).toMatch(/; Secure/);
    const value = session.slice('__session='.length, session.indexOf(';'));
    expect((await aCaller(deployment().url, value).call('ownProfile')).status).toBe(200);
  });

  test('a coach edits the college and undoes the edit', async () => {
    const { college, coach } = await aCollegeWithItsCoach(deployment().url);
    const params = { collegeId: college._id };
    const read = async () => (await coach.call('college', { params })).body;

    const edited = await coach.call('patchCollege', {
      params,
      query: { undo: 'true' },
      body: { patch: [replace('/city/description', 'By the sea')] },
    });
    expect(edited.status, edited.text).toBe(200);
    expect(await read()).toMatchObject({ city: { description: 'By the sea' } });

    const { patchId } = edited.body as { patchId: string };
    const undone = await coach.call('undoCollegePatch', { params, query: { patchId } });
    expect(undone.status, undone.text).toBe(200);
    expect(await read()).toMatchObject({ city: { description: college.city.description } });
  });

  test('a picture is taken, and its bytes come back as a picture without where it was taken', async () => {
    const { college, coach } = await aCollegeWithItsCoach(deployment().url);
    const mark = await logMark('ui');
    const answer = await upload(coach, college, await aPhoto());
    expect(answer.status, `${answer.text} ${(await errorsOf('ui', mark)).join('\n')}`).toBe(201);

    const path = `/media/colleges/${college._id}/${pictureIdOf(answer)}`;
    const picture = await fetch(`${deployment().url}${path}`);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    expect(bytes.byteLength).toBeGreaterThan(1000);
    expect(bytes.includes('Somebody Private')).toBe(false);
  });

  test('every function runs on the Node that firebase.json names', async () => {
    const logs = await Promise.all([logOf('ui'), logOf('page'), logOf('jobs')]);
    expect(logs.map((log) => /^v\d+/m.exec(log)?.[0])).toEqual(['v22', 'v22', 'v22']);
  });
});
