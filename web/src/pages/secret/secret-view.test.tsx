import { COVERED_FACTS } from '@touchline/domain/college/catalogue/site-numbers';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showApp } from '../../testing/show-app';
import { page } from './page';
import { head } from './secret-view';

const NUMBERS = {
  colleges: 1508,
  teams: { male: 1200, female: 1300 },
  unconfirmedTeams: 40,
  leagues: [{ league: 'ncaa' as const, colleges: 1100 }],
  facts: COVERED_FACTS.map((fact) => ({ fact, known: fact === 'netPrice' ? 754 : 1508 })),
  rules: { count: 58, checkedSince: '2026-11-23' },
};

test('[S2-14] /Secret shows the product’s own numbers, and is not listed', async () => {
  showApp({ address: page.path, answers: { siteNumbers: () => NUMBERS } });
  await screen.findByRole('heading', { level: 1, name: 'Our own numbers' });
  screen.getByText('58, all checked since November 23, 2026');
  expect(screen.getByText('Price after grants').closest('tr')?.textContent).toContain('754 of 1,508');
  const context = { data: NUMBERS, params: {}, pathname: '/Secret', query: new URLSearchParams(), t: String } as const;
  expect(head({ ...context, language: 'de' }).isIndexable).toBe(false);
});
