import { screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeUploads } from '../../../../testing/fake-uploads';
import { showPiece } from '../../../../testing/show-piece';
import { useUploads } from './use-uploads';

afterEach(() => vi.unstubAllGlobals());

const photo = new File(['bytes'], 'early.jpg', { type: 'image/jpeg' });

/** Hands over a file in the very moment in which it is drawn. */
function Eager() {
  const { uploads, start } = useUploads('test-college', () => Promise.resolve(true));
  const begin = useRef(start);
  useLayoutEffect(() => begin.current([photo]), []);
  return uploads.map(({ key, state }) => <p key={key}>{state.step}</p>);
}

test('[S4-13] a file chosen as soon as the album is drawn is sent, and does not wait for ever', () => {
  const uploads = fakeUploads();
  showPiece(<Eager />);
  expect(uploads).toHaveLength(1);
  expect(screen.getByText('sending')).toBeTruthy();
});
