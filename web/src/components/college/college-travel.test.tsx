import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aListItem, foundColleges } from '../../testing/listed-colleges';
import { loadPage, showApp } from '../../testing/show-app';

const answers = {
  searchColleges: () => foundColleges([aListItem('Other College', {}), aListItem('Test College', {})]),
  college: () => aCollege({ name: 'Test College', pathName: 'Test_College' }),
};

beforeAll(async () => {
  await loadPage('/colleges');
  await loadPage('/Test_College/mens/soccer');
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

/** The texts of what travels, by theme/system.ts; a crest has its letters. */
const travelling = () =>
  [...document.querySelectorAll('[data-travels]')]
    .filter((one) => !one.matches('a:not([data-pressed]) *'))
    .map((one) => `${one.getAttribute('data-travels') ?? ''}: ${one.textContent}`)
    .sort();

interface Seen {
  readonly before: readonly string[];
  after: readonly string[] | null;
}

/** A browser with view transitions, which take no time; returns what travels at the begin and end of each. */
function withTransitions(): readonly Seen[] {
  const seen: Seen[] = [];
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      const one: Seen = { before: travelling(), after: null };
      seen.push(one);
      const finished = Promise.resolve()
        .then(update)
        .then(() => {
          one.after = travelling();
        });
      return { finished, ready: finished, updateCallbackDone: finished, skipTransition: () => undefined };
    },
  });
  return seen;
}

async function pressTheRow() {
  const shown = showApp({ address: '/colleges', answers });
  fireEvent.click(await screen.findByRole('link', { name: /^Test College/ }));
  await screen.findByRole('heading', { level: 1, name: 'Test College' });
  return shown;
}

test('crest and name of the pressed row alone travel to the header of its page', async () => {
  const seen = withTransitions();
  const { goBack } = await pressTheRow();
  const one = ['crest: TC', 'name: Test College'];
  await waitFor(() => expect(seen).toEqual([{ before: one, after: one }]));

  goBack();
  await screen.findByRole('link', { name: /^Other College/ });

  await waitFor(() => expect(travelling()).toEqual([]));
});

test('nothing travels for a visitor who prefers reduced motion', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const seen = withTransitions();

  await pressTheRow();

  expect(seen).toEqual([]);
});

test('a browser without view transitions changes the page at once, without a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await pressTheRow();

  expect(warn).not.toHaveBeenCalled();
});
