import type { College } from '@touchline/domain/college/college';
import { collegePicturePath } from '../../../pieces/college-picture';
import type { Picture } from '../../../ui/picture-frame';

/** A college's picture as one chooses it, named by its area tag. */
export function chosenPicture(college: College, id: string, variant: '400' | 'ls'): Picture {
  return { id, src: collegePicturePath(college, id, variant), alt: college.pictureDetails[id]?.area ?? '' };
}
