import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showComponent } from '../testing/show-component';
import { FarPart } from './far-part';

/** A browser that is idle only when the test says so. */
function idleBrowser() {
  const callbacks = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    last += 1;
    callbacks.set(last, callback);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (request: number) => callbacks.delete(request));
  return {
    waiting: () => callbacks.size,
    pass: () => {
      const now = [...callbacks.values()];
      callbacks.clear();
      act(() => now.forEach((callback) => callback()));
    },
  };
}

const isLaidOut = (text: string) => screen.getByText(text).hasAttribute('data-shown');

test('parts below the first screen are laid out one after the other once the browser is idle', () => {
  const browser = idleBrowser();
  showComponent(
    <>
      <FarPart>The matches</FarPart>
      <FarPart>The squad</FarPart>
    </>,
  );
  const parts = () => [isLaidOut('The matches'), isLaidOut('The squad')];

  expect(parts()).toEqual([false, false]);
  browser.pass();
  expect(parts()).toEqual([true, false]);
  browser.pass();
  expect(parts()).toEqual([true, true]);
  browser.pass();
  expect(browser.waiting()).toBe(0);
});

test('a part that left the page before its turn holds up none of the others', () => {
  const browser = idleBrowser();
  const { unmount } = showComponent(<FarPart>The matches</FarPart>);
  showComponent(<FarPart>The squad</FarPart>);

  unmount();
  browser.pass();

  expect(isLaidOut('The squad')).toBe(true);
  browser.pass();
  expect(browser.waiting()).toBe(0);
});
