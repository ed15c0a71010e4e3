import type { College } from '@touchline/domain/college/college';
import type { Picture } from '../../../ui/picture-frame';
import { colourOf } from '../picture-colour';

/** A college's picture as one chooses it: drawn in its own colour, with its area tag as its name. */
export function drawnPicture(college: College, id: string): Picture {
  const colour = colourOf(college, id);
  const lines =
    '<path d="M150 0V200M150 60A40 40 0 1 1 149.9 60" fill="none" stroke="#FFF" stroke-opacity=".4" stroke-width="2"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><rect width="300" height="200" fill="${colour}"/>${lines}</svg>`;
  return { id, src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: college.pictureDetails[id]?.area ?? '' };
}
