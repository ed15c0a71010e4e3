import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { showApp } from '../testing/show-app';

const answers = { searchColleges: () => ({ items: [], total: 0 }) };

describe('the site', () => {
  test.each(['/nowhere', '/a/b', '/a/b/c', '/a/mens/tennis', '/a/b/c/d/e'])('[S2-20] leads from %s to /', async (start) => {
    const { address } = showApp({ address: start, answers });

    expect(await screen.findByRole('heading', { level: 1, name: 'Find your college team' })).toBeTruthy();
    expect(address()).toBe('/');
  });

  test('speaks German after the switch, remembers it, and says so to the browser', async () => {
    showApp({ address: '/colleges', answers });
    await screen.findByRole('heading', { level: 1, name: 'Colleges' });

    fireEvent.click(screen.getByRole('button', { name: 'Sprache: zu Deutsch wechseln' }));

    expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('de');
    expect(localStorage.getItem('touchline.language')).toBe('de');
  });

  test('can be entered past the header with the keyboard', async () => {
    showApp({ address: '/colleges', answers });

    const skip = await screen.findByRole('link', { name: 'Skip to content' });

    await waitFor(() => expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main')));
  });
});
