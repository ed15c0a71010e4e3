import type { College } from '@touchline/domain/college/college';
import { collegePicturePath } from '../../../components/photo';
import type { Picture } from '../../../ui/editable-picture';

/** A college's picture for a picture form; `nameOf` translates its area tag, which becomes the alternative text. */
export function chosenPicture(college: College, id: string, variant: '400' | 'ls', nameOf: (area: string) => string): Picture {
  const area = college.pictureDetails[id]?.area ?? null;
  return { id, src: collegePicturePath(college, id, variant), alt: area === null ? '' : nameOf(area) };
}
