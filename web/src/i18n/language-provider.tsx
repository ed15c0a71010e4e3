import type { Language } from '@touchline/domain/kernel/language';
import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { loadDictionary, type LoadedMessages, markPageLanguage, rememberLanguage } from './languages';
import { createFormats, FormatsContext } from './use-translations';

/**
 * The current language and the way to change it; `changeLanguage` rejects if its texts cannot be loaded, and then
 * nothing changes.
 */
interface LanguageChoice {
  readonly language: Language;
  readonly changeLanguage: (language: Language) => Promise<void>;
}

/** Read it by `useLanguage`. */
export const LanguageContext = createContext<LanguageChoice | null>(null);

/** The current language and its switch. Throws outside of LanguageProvider. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (choice === null) throw new Error('useLanguage needs a LanguageProvider above it');
  return choice;
}

interface LoadedLocale {
  readonly language: Language;
  readonly dictionary: LoadedMessages;
}

/** Provides one language to everything below, stores a switch, and updates `<html lang>`. */
export function LanguageProvider({ initial, children }: { readonly initial: LoadedLocale; readonly children: ReactNode }) {
  const [{ language, dictionary }, setLocale] = useState(initial);
  useLayoutEffect(() => {
    markPageLanguage(language);
  }, [language]);
  const choice = useMemo<LanguageChoice>(
    () => ({ language, changeLanguage: (wanted) => loadAndStore(wanted, setLocale) }),
    [language],
  );
  const formats = useMemo(() => createFormats(language, dictionary), [language, dictionary]);
  return (
    <LanguageContext value={choice}>
      <FormatsContext value={formats}>{children}</FormatsContext>
    </LanguageContext>
  );
}

async function loadAndStore(language: Language, apply: (locale: LoadedLocale) => void): Promise<void> {
  const dictionary = await loadDictionary(language);
  rememberLanguage(language);
  // Not urgent: sections that are not hydrated yet would be blanked (lib/hydration/deferred-section.tsx).
  startTransition(() => apply({ language, dictionary }));
}
