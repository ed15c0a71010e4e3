import { act, fireEvent, render, screen } from '@testing-library/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { aKeptList } from '../../testing/a-kept-list';
import { system } from '../../theme/system';
import { OfflinePage } from './offline-page';

function show(props: Partial<ComponentProps<typeof OfflinePage>>) {
  const onRetry = vi.fn<() => void>();
  const all = { path: '/mycolleges', language: 'en', list: aKeptList(), onRetry, ...props } as const;
  render(
    <ChakraProvider value={system}>
      <OfflinePage {...all} />
    </ChakraProvider>,
  );
  return onRetry;
}

describe('without network', () => {
  test.each([
    [
      'en',
      'As of November 28, 2026 at 1:20 AM',
      'You are offline: you can read everything here',
      'Note',
      'Your camps',
      'Your visits',
      'Your sheet',
    ],
    [
      'de',
      'Stand: 28. November 2026 um 01:20',
      'Du bist offline: Du kannst hier alles lesen',
      'Notiz',
      'Deine Camps',
      'Deine Besuche',
      'Dein Steckbrief',
    ],
  ] as const)('the shortlist is read, in %s, with the time it is of', (language, asOf, sentence, note, ...parts) => {
    show({ list: aKeptList({ language }) });

    screen.getByText(asOf);
    expect(screen.getByRole('status').textContent).toContain(sentence);
    screen.getByText(note);
    for (const text of ['Test College', 'Ask about rooms', 'Write · by Dec 1, 2026', 'Friendly team', 'Mika Fairwater'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    for (const name of parts) screen.getByRole('region', { name });
  });

  test.each([
    ['en', /^1 college ·/, 'You had not saved a camp on this device.'],
    ['de', /^1 College ·/, 'Du hattest dir auf diesem Gerät kein Camp gemerkt.'],
  ] as const)('what was empty says so, in %s', (language, count, none) => {
    const { colleges } = aKeptList();
    show({ list: aKeptList({ language, colleges: colleges.slice(0, 1), camps: [], visits: [], sheet: [] }) });

    screen.getByText(count);
    screen.getByText(none);
  });

  test.each([
    ['en', 'You are offline', 'Read your saved colleges'],
    ['de', 'Du bist offline', 'Gemerkte Colleges lesen'],
  ] as const)('every other page says so and leads to the shortlist, in %s', (language, title, link) => {
    const onRetry = show({ path: '/colleges', language });

    screen.getByRole('heading', { level: 1, name: title });
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/mycolleges');
    fireEvent.click(screen.getByRole('button', { name: language === 'en' ? 'Try again' : 'Noch einmal versuchen' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['en', 'Nothing is kept on this device'],
    ['de', 'Auf diesem Gerät liegt nichts'],
  ] as const)('the shortlist’s address says where nothing is kept, in %s', (language, title) => {
    show({ language, list: null });

    screen.getByRole('heading', { level: 1, name: title });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('once the network is back the page says so and offers to load', () => {
    const onRetry = show({});
    act(() => void dispatchEvent(new Event('online')));

    expect(screen.getByRole('status').textContent).toContain('You are back online');
    fireEvent.click(screen.getByRole('button', { name: 'Load the page' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByRole('status').textContent).toContain('You are offline');
  });
});
