import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPiece } from '../testing/show-piece';
import { Slider } from './slider';

test('[S9-06] a slider is named after its section; its slides have their width by CSS alone, before any script', () => {
  showPiece(
    <Slider title="Featured players" kind="portrait">
      <p>One</p>
      <p>Two</p>
    </Slider>,
  );

  expect(screen.getByRole('group', { name: 'Featured players, slides' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((slide) => slide.textContent)).toEqual(['One', 'Two']);
  expect(screen.getAllByRole('button', { hidden: true }).map((button) => button.getAttribute('aria-label'))).toEqual([
    'Back',
    'Forward',
  ]);
  expect(document.head.textContent).toContain('calc((100% - 60px) / 4.3)');
});

test.each([
  ['glides', false, 'smooth'],
  ['moves at once where the reader asks for no motion', true, 'instant'],
])('[S9-06] before its dragging comes, a slider %s', (_, wantsStillness, behavior) => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wantsStillness && query === '(prefers-reduced-motion: reduce)' }));
  showPiece(
    <Slider title="Featured players">
      <p>One</p>
    </Slider>,
  );
  const viewport = screen.getByRole('list').parentElement;
  const moves: unknown[] = [];
  Object.assign(viewport ?? {}, { scrollBy: (move: unknown) => void moves.push(move) });

  fireEvent.click(screen.getByRole('button', { name: 'Forward', hidden: true }));

  expect(moves).toEqual([{ left: expect.any(Number) as number, behavior }]);
});
