import { aCollege } from '@touchline/domain/college/testing/a-college';
import { expect, test } from 'vitest';
import { collegePicture } from './photo';

const details = { width: 2400, height: 1200, placeholder: '#8fb3d9 #2f4a2e', area: null };

test('a picture comes in two sizes, with its own size and its colours from top to bottom', () => {
  const college = aCollege({ pictureDetails: { 'picture-1': details } });
  expect(collegePicture(college, 'picture-1')).toEqual({
    src: '/media/colleges/test-college/ls/picture-1',
    srcSet: '/media/colleges/test-college/400/picture-1 400w, /media/colleges/test-college/ls/picture-1 1600w',
    width: 2400,
    height: 1200,
    background: 'linear-gradient(#8fb3d9, #2f4a2e)',
  });
});

test('one colour is a plain background; without any the team’s colour is used', () => {
  const one = aCollege({ pictureDetails: { 'picture-1': { ...details, placeholder: '#8fb3d9' } } });
  expect(collegePicture(one, 'picture-1').background).toBe('#8fb3d9');
  expect(collegePicture(aCollege({ color: '#aa0000' }), 'picture-1')).toMatchObject({
    background: '#aa0000',
    width: 1500,
    height: 1000,
  });
});
