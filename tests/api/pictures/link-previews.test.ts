import { linkPreviewPath } from '@touchline/domain/pictures/link-preview-address';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { collegeIn, patchCollege } from '../../support/api/colleges/college-edits';
import { aCollegeWithItsCoach, aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const bytesOf = async (path: string) => Buffer.from(await (await fetch(`${api.url}${path}`)).arrayBuffer());
const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);

describe('the link preview of a team', () => {
  test('is a JPEG of 1200 × 630 that caches keep for good, drawn once and stored', async () => {
    const college = await aStoredCollege();
    const path = linkPreviewPath(college, 'male', null);

    const answer = await fetch(`${api.url}${path}`);

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const jpeg = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const stored = await pictureFiles().findPreview(college._id, nameIn(path));
    expect(Buffer.from(stored ?? []).equals(jpeg)).toBe(true);
    await pictureFiles().savePreview(college._id, nameIn(path), Buffer.from('stored'));
    expect((await bytesOf(path)).toString()).toBe('stored');
  });

  test('a made-up version draws nothing: it shows the present one, for minutes', async () => {
    const college = await aStoredCollege();
    const path = linkPreviewPath(college, 'male', null);
    const present = await bytesOf(path);
    const answer = await fetch(`${api.url}${linkPreviewPath({ ...college, version: 999 }, 'male', null)}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(Buffer.from(await answer.arrayBuffer()).equals(present)).toBe(true);
    expect(
      await pictureFiles().findPreview(college._id, nameIn(linkPreviewPath({ ...college, version: 999 }, 'male', null))),
    ).toBeNull();
  });

  test('an edit brings a new one in place of the earlier one; that of the other team stays', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    await Promise.all([bytesOf(linkPreviewPath(college, 'male', null)), bytesOf(linkPreviewPath(college, 'female', null))]);
    const after = collegeIn(await patchCollege(coach, college, [replace('/nickname', 'Gulls')]));
    await bytesOf(linkPreviewPath(after, 'male', null));
    const find = (path: string) => pictureFiles().findPreview(college._id, nameIn(path));
    expect(await find(linkPreviewPath(college, 'male', null))).toBeNull();
    expect(await find(linkPreviewPath(after, 'male', null))).not.toBeNull();
    expect(await find(linkPreviewPath(college, 'female', null))).not.toBeNull();
  });

  test.each(['nobody/mens-1-1.jpg', '../x/mens-1-1.jpg', 'COLLEGE/mens-1.jpg', 'COLLEGE/kids-1-1.jpg', 'COLLEGE/mens-1-1.svg'])(
    '%s is 404',
    async (path) => {
      const { _id } = await aStoredCollege();
      expectRefusal(await api.visitor.send('GET', `/media/og/${path.replace('COLLEGE', _id)}`), 404);
    },
  );
});
