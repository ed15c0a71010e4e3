import { pickBy, seededNumbers } from '@touchline/domain/kernel/text/seeded-numbers';
import { SCENE_SIZE } from '@touchline/domain/pictures/scene-address';
import { campus } from './scene-campus';
import { type Between, GROUND, land, sky } from './scene-land';
import { type SceneRecipe, sceneRecipe } from './scene-recipe';

const { width, height } = SCENE_SIZE;
const GRASS = ['#1B6B46', '#175F3E'] as const;
const CHALK = '#F3F4EF';
/** Stripes of the mown pitch, and how far they lean towards the viewer. */
const STRIPES = 10;
const SPREAD = 2.2;

/**
 * The scene at the head of a college page without a cover, as SVG: the land, the trees and the kind of place where the
 * college is, an evening in its own colours, and a pitch. The same facts always give the same scene.
 */
export function sceneDrawing(college: Parameters<typeof sceneRecipe>[0]): string {
  const recipe = sceneRecipe(college);
  const draw = seededNumbers(`scene ${recipe.seed}`);
  const between: Between = (least, most) => least + (draw() % (Math.max(0, most - least) + 1));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    sky(recipe, between),
    land(recipe, between),
    campus(recipe, between),
    pitch(recipe),
    '</svg>',
  ].join('');
}

/** The pitch in front, seen from the touchline: mown stripes, chalk lines, a goal and corner flags in a team's tone. */
function pitch({ tones, seed }: SceneRecipe): string {
  const top = GROUND + 14;
  const [light, dark] = GRASS;
  const middle = width / 2;
  const edge = (index: number, y: 'far' | 'near') => {
    const x = (index / STRIPES) * width;
    return Math.round(y === 'far' ? x : middle + (x - middle) * SPREAD);
  };
  const stripes = Array.from({ length: STRIPES / 2 }, (_, half) => {
    const index = half * 2;
    return `M${edge(index, 'far')} ${top}H${edge(index + 1, 'far')}L${edge(index + 1, 'near')} ${height}H${edge(index, 'near')}Z`;
  });
  const goal = pickBy([420, 620, 700], seededNumbers(seed)());
  const pole = (x: number) =>
    `<path d="M${x} ${top + 6}v-46" stroke="${CHALK}" stroke-width="4"/><path fill="${tones.flag}" d="M${x + 2} ${top - 40}l28 9-28 9z"/>`;
  return [
    `<rect y="${GROUND}" width="${width}" height="${height - GROUND}" fill="#0F4430"/>`,
    `<rect y="${top}" width="${width}" height="${height - top}" fill="${dark}"/><path fill="${light}" d="${stripes.join('')}"/>`,
    `<g fill="none" stroke="${CHALK}" stroke-width="4" opacity=".85"><path d="M0 ${top + 8}H${width}M${goal - 170} ${top + 8}l-70 64h620l-70-64"/>`,
    `<path d="M${goal} ${top + 6}v-52h140v52" stroke-width="6"/><path d="M${goal + 14} ${top - 40}v44m18-44v44m18-44v44m18-44v44m18-44v44m18-44v44m18-44v44M${goal} ${top - 28}h140m-140 16h140" stroke-width="1" opacity=".7"/></g>`,
    pole(230),
    pole(1420),
  ].join('');
}
