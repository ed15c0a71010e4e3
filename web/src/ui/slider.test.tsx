import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showComponent } from '../testing/show-component';
import { Slider, slideWidth } from './slider';

test('a slider is named after its section; its slides have their width by CSS alone, before any script', () => {
  showComponent(
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
  ['moves at once where the visitor prefers reduced motion', true, 'instant'],
])('before its dragging comes, a slider %s', (_, prefersReducedMotion, behavior) => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: prefersReducedMotion && query === '(prefers-reduced-motion: reduce)',
  }));
  showComponent(
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

/** The number of slides of that width, 15 px apart, that fill a row of 1000 px. */
function slidesIn(width: string): number {
  const [, gaps = '', slides = ''] = /^calc\(\(100% - (\d+)px\) \/ ([\d.]+)\)$/.exec(width) ?? [];
  const slide = (1000 - Number(gaps)) / Number(slides);
  const whole = Math.floor((1000 + 15) / (slide + 15));
  return whole + (1000 - whole * (slide + 15)) / slide;
}

test.each([
  ['landscape', 'lg', 3.3],
  ['portrait', 'lg', 4.3],
  ['successStories', 'base', 2.3],
] as const)('[S9-06] slides of kind %s at %s: %d in view, spacing 15', (kind, at, slides) => {
  expect(slidesIn(slideWidth(kind)[at])).toBeCloseTo(slides, 6);
});
