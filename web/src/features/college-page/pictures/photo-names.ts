import type { College } from '@touchline/domain/college/college';
import { ALL_PHOTOS, PHOTO_AREAS } from '@touchline/domain/pictures/photo-areas';
import { useCallback } from 'react';
import type { MessageKey } from '../../../i18n/english';
import { type Translate, useTranslations } from '../../../i18n/use-translations';
import { collegePicturePath } from '../../../components/pictures/photo';
import type { Picture } from '../../../ui/fields/editable-picture';

/** A college's picture for a picture form; `nameOf` translates its area tag, which becomes the alternative text. */
export function chosenPicture(college: College, id: string, variant: '400' | 'ls', nameOf: (area: string) => string): Picture {
  const area = college.pictureDetails[id]?.area ?? null;
  return { id, src: collegePicturePath(college, id, variant), alt: area === null ? '' : nameOf(area) };
}

const NAMED: ReadonlySet<string> = new Set([ALL_PHOTOS, ...Object.entries(PHOTO_AREAS).flat(2)]);

/**
 * Translates the name of a recommended album or area tag (S9-09), or `allPhotos`. Any other name is the college's own
 * and stays.
 */
export function photoName(name: string, t: Translate): string {
  return NAMED.has(name) ? t(`photo.${name}` as MessageKey) : name;
}

/** The same in the current language. */
export function usePhotoName(): (name: string) => string {
  const t = useTranslations();
  return useCallback((name) => photoName(name, t), [t]);
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
