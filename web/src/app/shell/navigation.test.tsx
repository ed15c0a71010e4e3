import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { foundColleges } from '../../testing/listed-colleges';
import { foundRecruits } from '../../testing/listed-recruits';
import { showApp } from '../../testing/show-app';

const answers = {
  searchColleges: () => foundColleges([]),
  searchProfiles: () => foundRecruits([]),
  college: () => aCollege({ pathName: 'Test_College', name: 'Test College' }),
};
const scrollTo = vi.fn();
const scrolled = () => scrollTo.mock.calls;

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

const follow = (name: string) =>
  fireEvent.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name }));

describe('going to another page', () => {
  test('[S2-24] begins at its top, gives its h1 the focus and says its title politely', async () => {
    showApp({ address: '/faqs', answers });
    await screen.findByRole('heading', { level: 1, name: 'Questions and answers' });
    expect(scrolled()).toEqual([]);

    follow('Guide');

    const heading = await screen.findByRole('heading', { level: 1, name: 'The recruiting guide' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scrolled()).toEqual([[{ top: 0 }]]);
    expect(document.querySelector('[data-announcer]')?.textContent).toBe('The recruiting guide · Touchline');
  });

  test('[S2-24] begins at its top also where it replaces the address, as after a registration; a changed query does not', async () => {
    const { go } = showApp({ address: '/faqs', answers });
    await screen.findByRole('heading', { level: 1, name: 'Questions and answers' });

    go('/faqs?q=money', { replace: true });
    expect(scrolled()).toEqual([]);
    go('/guide', { replace: true });

    await screen.findByRole('heading', { level: 1, name: 'The recruiting guide' });
    await waitFor(() => expect(scrolled()).toEqual([[{ top: 0 }]]));
  });

  test('leaves the focus to a user who already presses something there, and says the title all the same', async () => {
    const { go } = showApp({ address: '/faqs', answers });
    await screen.findByRole('heading', { level: 1, name: 'Questions and answers' });
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    window.history.replaceState(null, '', '/guide');
    const button = screen.getByRole('button', { name: 'Log in' });
    fireEvent.pointerDown(button);
    button.focus();

    go('/guide');

    await waitFor(() => expect(document.querySelector('[data-announcer]')?.textContent).toBe('The recruiting guide · Touchline'));
    expect(document.activeElement).toBe(button);
  });

  test('[S2-24] preserves the scroll position and the focus on a college’s sub-navigation', async () => {
    const { go } = showApp({ address: '/Test_College/mens/soccer', answers });
    await screen.findByRole('heading', { level: 1, name: 'Test College' });

    go('/Test_College/mens/soccer/academics');
    await waitFor(() => expect(document.querySelector('[data-announcer]')?.textContent).toContain('Test College'));

    expect(scrolled()).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('hash links', () => {
  test.each([
    ['smoothly', false, 'smooth'],
    ['at once for a user who wants stillness', true, 'instant'],
  ])('[S2-25] [S9-03] stop 70 px below the top, %s', async (_, prefersReducedMotion, behavior) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: prefersReducedMotion && query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { go } = showApp({ address: '/guide', answers });
    const heading = await screen.findByRole('heading', { level: 1 });
    heading.id = 'money';
    heading.getBoundingClientRect = () => new DOMRect(0, 500, 10, 10);

    go('/guide#money');

    await waitFor(() => expect(scrolled()).toEqual([[{ top: 430, behavior }]]));
  });

  test('[S2-25] wait for a target that comes later', async () => {
    const { go } = showApp({ address: '/guide', answers });
    await screen.findByRole('heading', { level: 1 });
    go('/guide#late');
    expect(scrolled()).toEqual([]);

    act(() => {
      document.body.append(Object.assign(document.createElement('p'), { id: 'late' }));
    });

    await waitFor(() => expect(scrolled()).toHaveLength(1));
    document.getElementById('late')?.remove();
  });
});

describe('the header', () => {
  test.each([
    ['/home', 'sticky'],
    ['/faqs', 'relative'],
  ])('[S2-23] [S2-01] at %s is %s', async (address, position) => {
    showApp({ address, answers });
    await screen.findByRole('heading', { level: 1 });

    expect(getComputedStyle(screen.getByRole('banner')).position).toBe(position);
  });
});
