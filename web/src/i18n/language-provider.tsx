import type { Language } from '@touchline/domain/http/api-messages';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { markPageLanguage, rememberLanguage } from './chosen-language';
import { LanguageContext, type LanguageChoice } from './language-context';
import { loadDictionary, type SpokenWords } from './languages';

interface Spoken {
  readonly language: Language;
  readonly dictionary: SpokenWords;
}

/** Speaks one language to everything below, remembers a switch, and keeps `<html lang>` in step. */
export function LanguageProvider({ initial, children }: { readonly initial: Spoken; readonly children: ReactNode }) {
  const [{ language, dictionary }, setSpoken] = useState(initial);
  useLayoutEffect(() => {
    markPageLanguage(language);
  }, [language]);
  const choice = useMemo<LanguageChoice>(() => ({ language, speak: (wanted) => speak(wanted, setSpoken) }), [language]);
  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={language} messages={dictionary}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

async function speak(language: Language, t: (spoken: Spoken) => void): Promise<void> {
  const dictionary = await loadDictionary(language);
  rememberLanguage(language);
  t({ language, dictionary });
}
