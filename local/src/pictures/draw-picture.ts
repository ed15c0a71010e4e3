import { seededNumbers } from '@touchline/domain/kernel/text/seeded-numbers';
import { diningHall, dormRoom, library, recreation } from './campus-room-scenes';
import { activities, gableHall, quad, residence } from './campus-scenes';
import { lockerRoom, practiceField, stadium, trainingRoom, weightRoom } from './facility-scenes';
import {
  celebration,
  dribble,
  fans,
  gameDay,
  headerDuel,
  inTheNet,
  keeperSave,
  shot,
  slideTackle,
  wingRun,
} from './match-scenes';
import { coveredBridge, kayaks, landscape, lighthouse, trail } from './outdoor-scenes';
import { aerial, centreCircle, coachPortrait, cornerFlag, playerPortrait, presidentPortrait, teamRow } from './people-scenes';
import { far, type LightName, LIGHTS, type Scene, SCENE_HEIGHT } from './scene';
import { at, rect } from './svg';
import { harbour, mainStreet, nightMarket, skyline } from './town-scenes';

/** Every scene that can be drawn, by name. */
export const SCENES = {
  celebration,
  fans,
  inTheNet,
  gameDay,
  headerDuel,
  wingRun,
  shot,
  keeperSave,
  slideTackle,
  dribble,
  stadium,
  practiceField,
  lockerRoom,
  trainingRoom,
  weightRoom,
  quad,
  gableHall,
  library,
  diningHall,
  residence,
  recreation,
  dormRoom,
  activities,
  harbour,
  mainStreet,
  skyline,
  lighthouse,
  coveredBridge,
  landscape,
  nightMarket,
  kayaks,
  trail,
  playerPortrait,
  coachPortrait,
  presidentPortrait,
  teamRow,
  centreCircle,
  cornerFlag,
  aerial,
} as const satisfies Record<string, (scene: Scene) => string>;

export type SceneName = keyof typeof SCENES;

/**
 * The description of a drawn picture; the same recipe always gives the same picture. `seed` determines everything that
 * the other fields leave open.
 */
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

/**
 * Draws a recipe as an SVG document of `width` × `height` pixels: shapes, gradients and patterns only, no text. A
 * background of one colour makes it opaque.
 */
export function drawPicture(recipe: PictureRecipe): string {
  const { scene, width, height, seed } = recipe;
  const next = seededNumbers(`${scene} ${seed}`);
  const wide = (SCENE_HEIGHT * width) / height;
  const ground = rect(-4, -4, wide + 8, SCENE_HEIGHT + 8, groundOf(recipe));
  const drawn = SCENES[scene]({ ...recipe, width: wide, draw: () => next() / 4294967296 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${at(wide)} ${SCENE_HEIGHT}" stroke-linecap="round" stroke-linejoin="round">${ground}${drawn}</svg>`;
}

/** The placeholder colours of a picture, top to bottom, as pictureDetails stores them. */
export function placeholderOf({ light }: Pick<PictureRecipe, 'light'>): string {
  const { sky } = LIGHTS[light];
  return [sky[0], sky[1], groundOf({ light })].join(' ').toLowerCase();
}

function groundOf({ light }: Pick<PictureRecipe, 'light'>): string {
  return far({ light }, '#3E8E4E', 0.2);
}
