import { screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeUploads } from '../../../testing/fake-uploads';
import { showComponent } from '../../../testing/show-component';
import { uploadPicture } from '../../../lib/api/upload-picture';
import type { UploadForDocument } from '../use-document-editor';
import { useUploads } from './use-uploads';

afterEach(() => vi.unstubAllGlobals());

const photo = new File(['bytes'], 'early.jpg', { type: 'image/jpeg' });

const upload: UploadForDocument = (file, options) => uploadPicture('/pictures', file, { ...options, language: 'en' });

/** Starts an upload while it is rendered for the first time. */
function Eager() {
  const { uploads, start } = useUploads(upload, () => Promise.resolve(true));
  const begin = useRef(start);
  useLayoutEffect(() => begin.current([photo]), []);
  return uploads.map(({ key, state }) => <p key={key}>{state.step}</p>);
}

test('a file chosen as soon as the album is rendered is sent, and does not wait for ever', () => {
  const uploads = fakeUploads();
  showComponent(<Eager />);
  expect(uploads).toHaveLength(1);
  expect(screen.getByText('sending')).toBeTruthy();
});
