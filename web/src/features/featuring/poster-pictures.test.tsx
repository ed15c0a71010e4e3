import { act, fireEvent, screen } from '@testing-library/react';
import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadParts, showComponent } from '../../testing/show-component';
import { PosterPictures } from './poster-pictures';

beforeEach(async () => {
  await loadParts('feature-queue');
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('a picture that could not be drawn is asked for again by itself once, then by a press; the other one stays', () => {
  showComponent(<PosterPictures requestId="a.1" profile={aShownProfile()} language="de" />);
  const post = () => screen.getByAltText('The post about Robin Sample');
  const story = screen.getByAltText('The story about Robin Sample');
  fireEvent.error(post());
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void vi.advanceTimersByTime(4000));
  fireEvent.error(post());
  screen.getByText('This picture could not be drawn.');

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(post().getAttribute('src')).toBe('/ui/v1/admin/featureRequests/a.1/picture?format=post&language=de');
  expect(screen.getByAltText('The story about Robin Sample')).toBe(story);
});
