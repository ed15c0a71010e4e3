import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { english } from '../i18n/english';
import { LanguageProvider } from '../i18n/language-provider';
import { system } from '../theme/system';

/** Renders one component in English, inside the theme, the language and a router. */
export function showComponent(component: ReactNode) {
  return render(
    <MemoryRouter>
      <ChakraProvider value={system}>
        <LanguageProvider initial={{ language: 'en', dictionary: english }}>{component}</LanguageProvider>
      </ChakraProvider>
    </MemoryRouter>,
  );
}
