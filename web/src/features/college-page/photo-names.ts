import type { College } from '@touchline/domain/college/college';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';

/**
 * Translates the name of a recommended album or area tag (S9-09), or `allPhotos`. Any other name is the college's own
 * and stays.
 */
export function usePhotoName(): (name: string) => string {
  const t = useTranslations();
  const { messages } = useIntl();
  return useCallback(
    (name) => {
      const key = `photo.${name}`;
      const isKey = (text: string): text is MessageKey => Object.hasOwn(messages, text);
      return isKey(key) ? t(key) : name;
    },
    [t, messages],
  );
}

/** Names a picture by its area tag (S9-09), else by its number among the others. */
export function usePictureCaption(): (college: College, id: string, index: number) => string {
  const t = useTranslations();
  const nameOf = usePhotoName();
  return (college, id, index) => {
    const area = college.pictureDetails[id]?.area ?? null;
    return area === null ? t('college.picture', { count: index + 1 }) : nameOf(area);
  };
}
