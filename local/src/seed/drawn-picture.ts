import { drawCrest } from '@touchline/domain/pictures/recipes/draw-crest';
import { drawPicture, placeholderOf, type PictureRecipe } from '@touchline/domain/pictures/recipes/draw-picture';
import type { College } from '@touchline/domain/college/college';

/** A picture of the demo world: where it belongs, its facts as pages know them, and how to draw its original (docs/architecture.md, Pictures). */
export interface DrawnPicture {
  readonly kind: 'colleges' | 'profiles';
  readonly ownerId: string;
  readonly pictureId: string;
  readonly details: College['pictureDetails'][string];
  /** The original, an SVG document. */
  readonly draw: () => string;
}

type Place = Pick<DrawnPicture, 'kind' | 'ownerId' | 'pictureId'>;

/** A scene drawn for someone; the picture's id is its seed. */
export function drawnScene(place: Place, recipe: Omit<PictureRecipe, 'seed'>, area: string | null): DrawnPicture {
  const { width, height } = recipe;
  return {
    ...place,
    details: { width, height, placeholder: placeholderOf(recipe), area },
    draw: () => drawPicture({ ...recipe, seed: place.pictureId }),
  };
}

/** A crest of `size` × `size` pixels. */
export function drawnCrest(
  place: Place,
  bearer: Parameters<typeof drawCrest>[0],
  size: number,
  area: string | null,
): DrawnPicture {
  const placeholder = bearer.color?.toLowerCase() ?? null;
  return { ...place, details: { width: size, height: size, placeholder, area }, draw: () => drawCrest(bearer, size) };
}
