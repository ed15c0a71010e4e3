import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Photo } from './photo';

const PHOTO = { src: '/media/a', srcSet: '/media/b 400w', width: 300, height: 200, background: '#123456' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a picture that could not be loaded is asked for once more, a moment later; lines are drawn meanwhile and after that', () => {
  const { container } = render(<Photo photo={PHOTO} alt="The pitch" sizes="300px" />);
  const first = screen.getByAltText('The pitch');

  fireEvent.error(first);
  expect(screen.queryByAltText('The pitch')).toBeNull();
  act(() => void vi.advanceTimersByTime(4000));
  const second = screen.getByAltText('The pitch');
  expect(second).not.toBe(first);
  expect(second.getAttribute('src')).toBe(PHOTO.src);

  fireEvent.error(second);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByAltText('The pitch')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});
