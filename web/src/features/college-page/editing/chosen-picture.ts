import type { College } from '@touchline/domain/college/college';
import { collegePicturePath } from '../../../components/college-picture';
import type { Picture } from '../../../ui/picture-frame';

/** A college's picture as one chooses it, called by `nameOf` its area tag. */
export function chosenPicture(college: College, id: string, variant: '400' | 'ls', nameOf: (area: string) => string): Picture {
  const area = college.pictureDetails[id]?.area ?? null;
  return { id, src: collegePicturePath(college, id, variant), alt: area === null ? '' : nameOf(area) };
}
