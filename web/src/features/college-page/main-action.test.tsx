import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showComponent } from '../../testing/show-component';
import { DockedAction } from './main-action';

test('the docked action follows the last of several sightings that the browser reports at once', () => {
  const reports: ((entries: readonly { readonly isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (typeof reports)[number]) {
        reports.push(report);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const header = { current: document.createElement('header') };
  showComponent(
    <DockedAction header={header}>
      <a href="/claim">Claim</a>
    </DockedAction>,
  );
  const isShown = () => getComputedStyle(screen.getByText('Claim')).visibility === 'visible';

  act(() => reports[0]?.([{ isIntersecting: false }]));
  expect(isShown()).toBe(true);
  act(() => reports[0]?.([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(isShown()).toBe(false);
  vi.unstubAllGlobals();
});
