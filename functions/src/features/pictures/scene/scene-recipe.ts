import { type KnownColours, teamTones } from '@touchline/domain/crest/team-tones';
import { contrastOf, mixedWith } from '@touchline/domain/kernel/format/colour-contrast';
import { type Depicted, isByTheSea, type SceneFacts, sceneFactsOf, type Silhouette, silhouetteOf } from './scene-silhouette';

/** What a college's scene is drawn from. Colours are #RRGGBB. */
export interface SceneRecipe {
  readonly seed: string;
  readonly landscape: SceneFacts['landscape'];
  readonly trees: SceneFacts['trees'];
  readonly setting: NonNullable<SceneFacts['setting']> | 'campus';
  /** The hall in the middle. */
  readonly silhouette: Silhouette;
  readonly hasBoats: boolean;
  /** How far north, 0 (tropics) to 1 (the far north): the sun stands lower, the snow lies deeper. */
  readonly north: number;
  readonly tones: SceneTones;
}

/** The tones of a scene: of the sky from top to horizon, of the land from far to near, and of what shines. */
export interface SceneTones {
  readonly sky: readonly [string, string, string];
  readonly land: readonly [string, string, string];
  readonly water: string;
  readonly house: string;
  readonly roof: string;
  /** What halls are built of, in the light of the evening. */
  readonly stone: string;
  readonly white: string;
  readonly adobe: string;
  readonly tile: string;
  readonly copper: string;
  readonly light: string;
  readonly flag: string;
}

const INK = '#14201B';
const PAPER = '#F3F4EF';
const EVENING = '#FFE3B0';
const NIGHT = '#0B1A16';
/** A field of chalk and ink: no brand of anybody. */
const NEUTRAL = { first: '#52635B', second: '#D5D9D0' } as const;
/** Below this contrast with the evening's light a tone is too bright to be the upper sky. */
const SKY_CONTRAST = 2.6;

/** The recipe of a college's scene: always the same for the same facts. Without a place it shows hills. */
export function sceneRecipe(college: Depicted): SceneRecipe {
  const facts = sceneFactsOf(college);
  return {
    seed: college._id,
    landscape: facts.landscape,
    trees: facts.trees,
    setting: college.campusSetting ?? 'campus',
    silhouette: silhouetteOf(college._id, facts),
    hasBoats: isByTheSea(facts),
    north: facts.lat === null ? 0.5 : Math.min(1, Math.max(0, (facts.lat - 25) / 27)),
    tones: sceneTones(college),
  };
}

/** Evening in the college's own colours; in chalk and ink where nobody knows them. */
export function sceneTones(college: KnownColours): SceneTones {
  const known = teamTones(college);
  const { first, second } = known ?? NEUTRAL;
  const upper = darkened(first);
  const glow = known === null ? PAPER : EVENING;
  const horizon = mixedWith(first, glow, 0.72);
  const roof = mixedWith(upper, NIGHT, 0.45);
  const tint = (share: number) => (known === null ? share / 9 : share);
  return {
    sky: [mixedWith(upper, NIGHT, 0.25), mixedWith(upper, glow, 0.3), horizon],
    land: [mixedWith(horizon, upper, 0.5), mixedWith(upper, NIGHT, 0.25), mixedWith(upper, NIGHT, 0.58)],
    water: mixedWith(mixedWith(upper, '#2F6F8F', known === null ? 0.2 : 0.45), horizon, 0.25),
    house: mixedWith(mixedWith(horizon, '#9A4F38', known === null ? 0.05 : 0.45), upper, 0.12),
    roof,
    stone: mixedWith(mixedWith(horizon, '#B9AE98', tint(0.55)), roof, 0.14),
    white: mixedWith(mixedWith(horizon, PAPER, 0.72), roof, 0.06),
    adobe: mixedWith(mixedWith(horizon, '#B5714A', tint(0.7)), roof, 0.1),
    tile: mixedWith(mixedWith(horizon, '#A8442B', tint(0.75)), roof, 0.2),
    copper: mixedWith(mixedWith(horizon, '#5E9C88', tint(0.6)), roof, 0.35),
    light: mixedWith(glow, PAPER, 0.35),
    flag: second !== null && contrastOf(second, upper) >= 1.6 ? second : PAPER,
  };
}

function darkened(tone: string): string {
  let upper = tone;
  for (let share = 0.08; contrastOf(upper, EVENING) < SKY_CONTRAST && share < 1; share += 0.08) {
    upper = mixedWith(tone, INK, share);
  }
  return upper;
}
