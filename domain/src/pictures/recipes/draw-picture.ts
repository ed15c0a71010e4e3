import { numbersOf } from '../../text/numbers-of-text';
import { far, LIGHTS, type LightName, SCENE_HEIGHT } from './scene';
import { type SceneName, SCENES } from './scene-table';
import { at, rect } from './svg';

/** What a drawn picture is made of; the same recipe is always the same picture. `seed` decides everything that the other fields leave open. */
export interface PictureRecipe {
  readonly scene: SceneName;
  readonly light: LightName;
  readonly width: number;
  readonly height: number;
  readonly main: string;
  readonly second: string;
  readonly number: number;
  readonly seed: string;
}

/** Draws a recipe as an SVG document of `width` × `height` pixels: shapes, gradients and patterns only, no text (docs/architecture.md, Pictures). Nothing shines through: a ground lies under all of it. */
export function drawPicture(recipe: PictureRecipe): string {
  const { scene, width, height, seed } = recipe;
  const next = numbersOf(`${scene} ${seed}`);
  const wide = (SCENE_HEIGHT * width) / height;
  const ground = rect(-4, -4, wide + 8, SCENE_HEIGHT + 8, groundOf(recipe));
  const drawn = SCENES[scene]({ ...recipe, width: wide, draw: () => next() / 4294967296 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${at(wide)} ${SCENE_HEIGHT}" stroke-linecap="round" stroke-linejoin="round">${ground}${drawn}</svg>`;
}

/** The colours that stand in for a picture until it is there, top to bottom, as pictureDetails holds them. */
export function placeholderOf({ light }: Pick<PictureRecipe, 'light'>): string {
  const { sky } = LIGHTS[light];
  return [sky[0], sky[1], groundOf({ light })].join(' ').toLowerCase();
}

function groundOf({ light }: Pick<PictureRecipe, 'light'>): string {
  return far({ light }, '#3E8E4E', 0.2);
}
