import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { english } from '../i18n/english';
import { LanguageProvider } from '../i18n/language-provider';
import { system } from '../theme/system';
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
