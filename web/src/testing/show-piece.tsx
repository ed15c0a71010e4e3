import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { english } from '../i18n/english';
import { LanguageProvider } from '../i18n/language-provider';
import { system } from '../theme/system';

/** Shows one piece in English, with what pieces stand on: the theme, the language, a router. */
export function showPiece(piece: ReactNode) {
  return render(
    <MemoryRouter>
      <ChakraProvider value={system}>
        <LanguageProvider initial={{ language: 'en', dictionary: english }}>{piece}</LanguageProvider>
      </ChakraProvider>
    </MemoryRouter>,
  );
}
