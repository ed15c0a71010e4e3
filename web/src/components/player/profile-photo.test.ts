import { expect, test } from 'vitest';
import { profilePicture, profilePicturePath } from './profile-photo';

test('[S7-08] a picture that visitors see has the shared address, one that they do not see that of the session', () => {
  const owner = { _id: 'uid-robin', closedPictures: ['picture-closed'] };

  expect(profilePicturePath(owner, 'picture-open', '400')).toBe('/media/profiles/uid-robin/400/picture-open');
  expect(profilePicturePath(owner, 'picture-closed', '400')).toBe(
    '/ui/v1/resources?q=profiles%2Fuid-robin%2F400%2Fpicture-closed',
  );
});

test('a picture has its own size, so that nothing moves when it arrives', () => {
  const pictureDetails = { 'picture-open': { width: 1200, height: 1500, placeholder: '#8a6f5c', area: null, caption: null } };
  const { width, height, background } = profilePicture({ _id: 'uid-robin', closedPictures: [], pictureDetails }, 'picture-open');

  expect([width, height, background]).toEqual([1200, 1500, '#8a6f5c']);
});
