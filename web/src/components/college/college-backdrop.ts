import type { College } from '@touchline/domain/college/college';
import { crestRecipe } from '@touchline/domain/crest/crest-recipe';
import { darkenedForWhite, mixedWith, TEXT_CONTRAST } from '@touchline/domain/kernel/format/colour-contrast';
import { scenePath } from '@touchline/domain/pictures/scene-address';
import { stateSpellings } from '@touchline/domain/reference/states';
import type { Cover } from './college-cover';

/** The cover of a college without one: the scene drawn from its place, over its colours while that is on its way. */
export function sceneOf(college: Parameters<typeof crestRecipe>[0] & Pick<College, 'version'>): Cover {
  const { deep, mid, bright } = bandColours(crestRecipe(college).field);
  return { src: scenePath(college), background: `linear-gradient(${mid}, ${bright} 60%, ${deep})`, isScene: true };
}

/**
 * Codes of the states, provinces and territories (and the capital's district) that have an outline in public/states.
 */
const OUTLINED = new Set(
  'AB AK AL AR AZ BC CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MB MD ME MI MN MO MS MT NB NC ND NE NH NJ NL NM NS NT NU NV NY OH OK ON OR PA PE QC RI SC SD SK TN TX UT VA VT WA WI WV WY YT'.split(
    ' ',
  ),
);

/** The address of the outline of a state or province, by postal code or name; null for any other region. */
export function stateOutline(state: string | null): string | null {
  const [code = ''] = state === null ? [] : stateSpellings(state);
  return OUTLINED.has(code) ? `/states/${code}.svg` : null;
}

/** A team's colour (#rrggbb) in three shades; white text is readable on each, however bright the colour is. */
export function bandColours(field: string): Readonly<Record<'deep' | 'mid' | 'bright', string>> {
  return {
    deep: darkenedForWhite(mixedWith(field, '#000000', 0.76), TEXT_CONTRAST),
    mid: darkenedForWhite(mixedWith(field, '#000000', 0.5), 1.35 * TEXT_CONTRAST),
    bright: darkenedForWhite(mixedWith(field, '#000000', 0.14), TEXT_CONTRAST),
  };
}
