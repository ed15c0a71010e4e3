import type { Language } from '@touchline/domain/http/api-messages';
import { createContext, useContext } from 'react';

/** The language in use and the way to another; `speak` rejects where its texts cannot be loaded, and then nothing changes. */
export interface LanguageChoice {
  readonly language: Language;
  readonly speak: (language: Language) => Promise<void>;
}

export const LanguageContext = createContext<LanguageChoice | null>(null);

/** The language of the page and the switch to another. Throws outside of LanguageProvider. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (choice === null) throw new Error('useLanguage needs a LanguageProvider above it');
  return choice;
}
