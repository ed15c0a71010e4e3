import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { loadPage, showApp } from '../../testing/show-app';

beforeAll(() => loadPage('/gallery'), 60_000);

test('the gallery begins with an index that leads to every component', async () => {
  showApp({ address: '/gallery?component=Chip', answers: {} });

  const links = within(await screen.findByRole('navigation', { name: 'Components' })).getAllByRole('link');

  expect(links.length).toBeGreaterThan(1);
  for (const link of links) {
    expect(link.getAttribute('href')).toBe(`/gallery?component=Chip#${link.textContent}`);
    expect(document.getElementById(link.textContent)?.getAttribute('aria-label')).toBe(link.textContent);
  }
});
