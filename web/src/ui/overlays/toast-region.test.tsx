import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { english } from '../../i18n/english';
import { LanguageProvider } from '../../i18n/language-provider';
import { system } from '../../theme/system';
import { toastSlotRecipe } from '../../theme/toast-recipe';
import { addToast, createToastStore, ToastRegion, type ToastStore } from './toast-region';

describe('toasts', () => {
  afterEach(() => void vi.useRealTimers());

  const show = (store: ToastStore) =>
    render(
      <ChakraProvider value={system}>
        <LanguageProvider initial={{ language: 'en', dictionary: english }}>
          <ToastRegion store={store} />
        </LanguageProvider>
      </ChakraProvider>,
    );

  test('[S8-02] [S9-03] appear top-center and hide after 5 seconds', async () => {
    vi.useFakeTimers();
    const store = createToastStore();
    show(store);
    act(() => addToast(store, { variant: 'success', text: 'Saved' }));
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

    await pass(4900);
    const toast = screen.getByText('Saved').closest('[data-type]');
    expect(toast?.getAttribute('data-state')).toBe('open');
    expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('data-placement')).toBe('top');
    await pass(200);
    expect(toast?.getAttribute('data-state')).toBe('closed');
    await pass(1000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('on phones the newest replaces what was there, and errors of one moment stay together', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width'), addEventListener: () => undefined }));
    const store = createToastStore();
    show(store);
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const isOpen = (text: string) => screen.queryByText(text)?.closest('[data-type]')?.getAttribute('data-state') === 'open';
    act(() => addToast(store, { variant: 'success', text: 'Saved' }));
    await pass(500);

    act(() => {
      addToast(store, { variant: 'danger', text: 'First error' });
      addToast(store, { variant: 'danger', text: 'Second error' });
    });
    await pass(500);

    expect([isOpen('Saved'), isOpen('First error'), isOpen('Second error')]).toEqual([false, true, true]);
    vi.unstubAllGlobals();
  });

  test('on phones the action stands beneath the text', () => {
    const { root, actionTrigger } = toastSlotRecipe.base ?? {};
    expect([root?.gridTemplateColumns, actionTrigger?.gridColumn]).toEqual([
      { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
      { base: '2', md: 'auto' },
    ]);
  });

  test('[S8-02] come as success, danger and secondary, read out politely', async () => {
    const store = createToastStore();
    addToast(store, { variant: 'success', text: 'Done before the region stood' });
    show(store);

    act(() => {
      addToast(store, { variant: 'danger', text: 'Failed' });
      addToast(store, { variant: 'secondary', text: 'Cancelled' });
    });

    const typeOf = async (text: RegExp) => (await screen.findByText(text)).closest('[data-type]')?.getAttribute('data-type');
    expect([await typeOf(/Done/), await typeOf(/Failed/), await typeOf(/Cancelled/)]).toEqual(['success', 'error', 'info']);
    expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
  });
});
