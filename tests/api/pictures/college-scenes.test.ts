import { scenePath } from '@touchline/domain/pictures/scene-address';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { collegeIn, patchCollege } from '../../support/api/colleges/college-edits';
import { aCollegeWithItsCoach, aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const sceneAt = async (path: string) => (await fetch(`${api.url}${path}`)).text();

describe('the scene of a college', () => {
  test('is an SVG that caches keep for good at the address of its version', async () => {
    const answer = await fetch(`${api.url}${scenePath(await aStoredCollege())}`);

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const svg = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(svg).metadata()).toMatchObject({ format: 'svg', width: 1600, height: 700 });
  });

  test('follows an edit of the colours; a made-up version shows the present scene, for minutes', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const before = await sceneAt(scenePath(college));
    const after = collegeIn(await patchCollege(coach, college, [replace('/color', '#8C1515')]));
    const present = await sceneAt(scenePath(after));
    expect(present).not.toBe(before);

    const answer = await fetch(`${api.url}${scenePath({ ...after, version: 999 })}`);

    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await answer.text()).toBe(present);
  });

  test('still answers at the address of an earlier drawing, with the present one, for minutes', async () => {
    const college = await aStoredCollege();

    const answer = await fetch(`${api.url}/media/scenes/${college._id}/${college.version}-1.svg`);

    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    expect(await answer.text()).toBe(await sceneAt(scenePath(college)));
  });

  test.each(['nobody/1-1.svg', '../x/1-1.svg', 'COLLEGE/1.svg', 'COLLEGE/mens-1-1.svg', 'COLLEGE/1-1.jpg'])(
    '%s is 404',
    async (path) => {
      const { _id } = await aStoredCollege();
      expectRefusal(await api.visitor.send('GET', `/media/scenes/${path.replace('COLLEGE', _id)}`), 404);
    },
  );
});
