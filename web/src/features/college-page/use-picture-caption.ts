import type { College } from '@touchline/domain/college/college';
import { useTranslations } from '../../i18n/use-translations';
import { usePhotoName } from './use-photo-name';

/** Names a picture by its area tag (specification §9), else by its number among the others. */
export function usePictureCaption(): (college: College, id: string, index: number) => string {
  const t = useTranslations();
  const nameOf = usePhotoName();
  return (college, id, index) => {
    const area = college.pictureDetails[id]?.area ?? null;
    return area === null ? t('college.picture', { count: index + 1 }) : nameOf(area);
  };
}
