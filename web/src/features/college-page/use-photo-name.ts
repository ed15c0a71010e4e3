import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { WordKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';

/** What an album or area tag of the recommended lists (specification §9), or `allPhotos`, is called in the reader's language; any other name is the college's own and stays. */
export function usePhotoName(): (name: string) => string {
  const t = useTranslations();
  const { messages } = useIntl();
  return useCallback(
    (name) => {
      const key = `photo.${name}`;
      const isWord = (text: string): text is WordKey => Object.hasOwn(messages, text);
      return isWord(key) ? t(key) : name;
    },
    [t, messages],
  );
}
