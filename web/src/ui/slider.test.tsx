import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
