import { startTransition, useEffect, useState } from 'react';
import type { Language } from '@touchline/domain/kernel/language';
import { useLanguage } from '../../i18n/language-provider';

/**
 * What a page has loaded in one language, and in the other after somebody switched: the switch does not load the page's
 * data again. The earlier text stays until the other has arrived, and where it cannot be downloaded.
 */
export function useInLanguage<Text>(
  loaded: { readonly language: Language; readonly text: Text },
  load: (language: Language) => Promise<Text>,
): Text {
  const { language } = useLanguage();
  const [other, setOther] = useState<{ readonly of: Text; readonly language: Language; readonly text: Text } | null>(null);
  const isLoaded = language === loaded.language;
  useEffect(() => {
    if (isLoaded) return;
    let isWanted = true;
    load(language).then(
      (text) => {
        if (isWanted) startTransition(() => setOther({ of: loaded.text, language, text }));
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isLoaded, language, load, loaded.text]);
  return !isLoaded && other?.of === loaded.text && other.language === language ? other.text : loaded.text;
}
