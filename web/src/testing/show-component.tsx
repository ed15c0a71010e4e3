import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LanguageProvider } from '../i18n/language-provider';
import { bundledEnglish, loadMessages, type MessagesPart } from '../i18n/languages';
import { system } from '../theme/system';

/**
 * Renders one component in English, inside the theme, the language and a router. It has the messages of every page, and
 * of the parts that a test loads with `loadParts`.
 */
export function showComponent(component: ReactNode) {
  return render(
    <MemoryRouter>
      <ChakraProvider value={system}>
        <LanguageProvider initial={{ language: 'en', dictionary: bundledEnglish() }}>{component}</LanguageProvider>
      </ChakraProvider>
    </MemoryRouter>,
  );
}

/** Loads the parts of the dictionary that a component's page loads, for one test. */
export async function loadParts(...parts: readonly MessagesPart[]): Promise<void> {
  await Promise.all(parts.map((part) => loadMessages(part, 'en')));
}
