import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { english } from '../i18n/english';
import { LanguageProvider } from '../i18n/language-provider';
import { system } from '../theme/system';
import { addToast, createToastStore, ToastRegion } from './toaster';

describe('toasts', () => {
  test('[S8-02] stand top-center and hide after 5 seconds', () => {
    expect(createToastStore().attrs).toMatchObject({ placement: 'top', duration: 5000 });
  });

  test('[S8-02] come as success, danger and secondary, read out politely', async () => {
    const store = createToastStore();
    addToast(store, { variant: 'success', text: 'Done before the region stood' });
    render(
      <ChakraProvider value={system}>
        <LanguageProvider initial={{ language: 'en', dictionary: english }}>
          <ToastRegion store={store} />
        </LanguageProvider>
      </ChakraProvider>,
    );

    act(() => {
      addToast(store, { variant: 'danger', text: 'Failed' });
      addToast(store, { variant: 'secondary', text: 'Cancelled' });
    });

    const typeOf = async (text: RegExp) => (await screen.findByText(text)).closest('[data-type]')?.getAttribute('data-type');
    expect([await typeOf(/Done/), await typeOf(/Failed/), await typeOf(/Cancelled/)]).toEqual(['success', 'error', 'info']);
    expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
  });
});
