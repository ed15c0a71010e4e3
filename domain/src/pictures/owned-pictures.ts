import type { College } from '../college/college';
import { LARGEST_COLLEGE_BYTES } from '../college/apply-college-patch';
import { picturesReferredTo } from '../college/picture-references';
import { Refusal } from '../http/refusal';
import { storedSizeOf } from '../json/stored-size';

type Details = College['pictureDetails'][string];
const MOST_PICTURES = 5000;

/** A college that owns one picture more, which nothing on its page shows yet; `version` stays, for no edit can meet it. Throws Refusal tooLarge. */
export function withPicture(college: College, id: string, details: Details): College {
  const after = {
    ...college,
    pictures: [...college.pictures.filter((other) => other !== id), id],
    pictureDetails: { ...college.pictureDetails, [id]: details },
  };
  if (after.pictures.length > MOST_PICTURES || storedSizeOf(after) > LARGEST_COLLEGE_BYTES)
    throw new Refusal('tooLarge', 'collegeTooLarge');
  return after;
}

/** A college without a picture that it owned; null where its page still shows it, or never owned it. */
export function withoutPicture(college: College, id: string): College | null {
  if (!college.pictures.includes(id) || picturesReferredTo(college).has(id)) return null;
  const { [id]: gone, ...pictureDetails } = college.pictureDetails;
  return { ...college, pictures: college.pictures.filter((other) => other !== id), pictureDetails };
}
