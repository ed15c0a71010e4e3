import type { Language } from '@touchline/domain/kernel/language';
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { LanguageContext } from './language-provider';
import { loadDictionary, type LoadedMessages } from './languages';
import { createFormats, FormatsContext } from './use-translations';

/**
 * Shows what is below in a language, whatever that of the page is, as soon as its texts are loaded; the page itself and
 * the user's choice stay as they are.
 */
export function InLanguage({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  const ofPage = useContext(LanguageContext);
  const [dictionary, setDictionary] = useState<LoadedMessages | null>(null);
  const isOther = ofPage !== null && ofPage.language !== language;
  useEffect(() => {
    let isGone = false;
    if (isOther)
      loadDictionary(language).then(
        (loaded) => isGone || setDictionary(loaded),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [isOther, language]);
  const formats = useMemo(() => dictionary && createFormats(language, dictionary), [language, dictionary]);
  if (!isOther || formats === null) return children;
  return (
    <LanguageContext value={{ ...ofPage, language }}>
      <FormatsContext value={formats}>
        <div lang={language}>{children}</div>
      </FormatsContext>
    </LanguageContext>
  );
}
