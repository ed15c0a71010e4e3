import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showComponent } from '../testing/show-component';
import { ScrollStrip } from './page-layout';

const STRIP = (
  <ScrollStrip label="Facts">
    <p>Wide</p>
  </ScrollStrip>
);
const stop = () => screen.queryByRole('group', { name: 'Facts' });

test('a strip that nobody has measured yet can be moved by keyboard', () => {
  showComponent(STRIP);
  expect(stop()?.tabIndex).toBe(0);
});

test('a strip is a stop of the keyboard while its content is wider, whichever of both changes', () => {
  const watched = new Map<Element, () => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly tell: () => void) {}
      observe = (element: Element) => void watched.set(element, this.tell);
      disconnect = () => watched.clear();
    },
  );
  showComponent(STRIP);
  const content = screen.getByText('Wide');
  const strip = content.parentElement;
  if (strip === null) throw new Error('The strip is gone');
  act(() => watched.get(strip)?.());
  expect(stop()).toBeNull();

  Object.defineProperty(strip, 'scrollWidth', { value: 500 });
  act(() => watched.get(content)?.());
  expect(stop()?.tabIndex).toBe(0);
});
