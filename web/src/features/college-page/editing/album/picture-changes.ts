import { pathsOfPicture } from '@touchline/domain/college/editing/picture-references';
import type { CollegeChanges } from '../college-kind';

/** Sets the area tag of a picture (S9-09), null for none; no change where it has that tag or is gone. */
export function taggingPicture(id: string, area: string | null, label: string): CollegeChanges {
  return ({ pictureDetails }) => {
    const details = pictureDetails[id];
    return details === undefined || details.area === area ? [] : [{ path: `/pictureDetails/${id}/area`, value: area, label }];
  };
}

/** Removes a picture from every position of the page that shows it. */
export function removingPicture(id: string, label: string): CollegeChanges {
  return (college) => pathsOfPicture(college, id).map((path) => ({ path, value: null, label }));
}
