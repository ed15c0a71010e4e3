import type { College } from './college';
import { MAX_COLLEGE_BYTES } from './edit-college';
import { picturesReferredTo } from './picture-references';
import { Refusal } from '../kernel/refusal/refusal';
import { storedSizeOf } from '../kernel/json/json';

type Details = College['pictureDetails'][string];
const MAX_PICTURES = 5000;

/**
 * A college with one more picture, which its page does not show yet. `version` stays, since no edit can conflict with
 * it. Throws Refusal tooLarge.
 */
export function withPicture(college: College, id: string, details: Details): College {
  const after = {
    ...college,
    pictures: [...college.pictures.filter((other) => other !== id), id],
    pictureDetails: { ...college.pictureDetails, [id]: details },
  };
  if (after.pictures.length > MAX_PICTURES || storedSizeOf(after) > MAX_COLLEGE_BYTES)
    throw new Refusal('tooLarge', 'collegeTooLarge');
  return after;
}

/** A college without a picture that it owned; null where its page still shows it, or it never owned it. */
export function withoutPicture(college: College, id: string): College | null {
  if (!college.pictures.includes(id) || picturesReferredTo(college).has(id)) return null;
  const { [id]: gone, ...pictureDetails } = college.pictureDetails;
  return { ...college, pictures: college.pictures.filter((other) => other !== id), pictureDetails };
}
