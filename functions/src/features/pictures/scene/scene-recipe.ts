import type { College } from '@touchline/domain/college/college';
import { teamTones } from '@touchline/domain/crest/team-tones';
import { contrastOf, mixedWith } from '@touchline/domain/kernel/format/colour-contrast';
import { type Landscape, landscapeOf, type Trees, treesOf } from '@touchline/domain/reference/geography/landscape';

/** What a college's scene is drawn from. Colours are #RRGGBB. */
export interface SceneRecipe {
  readonly seed: string;
  readonly landscape: Landscape;
  readonly trees: Trees;
  readonly setting: NonNullable<College['campusSetting']> | 'campus';
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

type Depicted = Pick<College, '_id' | 'position' | 'campusSetting' | 'color' | 'secondColor' | 'colorWords'>;

/** The recipe of a college's scene: always the same for the same facts. Without a place it shows hills. */
export function sceneRecipe(college: Depicted): SceneRecipe {
  const { lat, lng } = college.position;
  const place = lat === null || lng === null ? null : { lat, lng };
  const landscape = place === null ? 'hills' : landscapeOf(place);
  return {
    seed: college._id,
    landscape,
    trees: place === null ? 'broadleaf' : treesOf(place, landscape),
    setting: college.campusSetting ?? 'campus',
    north: place === null ? 0.5 : Math.min(1, Math.max(0, (place.lat - 25) / 27)),
    tones: sceneTones(college),
  };
}

/** Evening in the college's own colours; in chalk and ink where nobody knows them. */
export function sceneTones(college: Depicted): SceneTones {
  const known = teamTones(college);
  const { first, second } = known ?? NEUTRAL;
  const upper = darkened(first);
  const glow = known === null ? PAPER : EVENING;
  const horizon = mixedWith(first, glow, 0.72);
  return {
    sky: [mixedWith(upper, NIGHT, 0.25), mixedWith(upper, glow, 0.3), horizon],
    land: [mixedWith(horizon, upper, 0.5), mixedWith(upper, NIGHT, 0.25), mixedWith(upper, NIGHT, 0.58)],
    water: mixedWith(mixedWith(upper, '#2F6F8F', known === null ? 0.2 : 0.45), horizon, 0.25),
    house: mixedWith(mixedWith(horizon, '#9A4F38', known === null ? 0.05 : 0.45), upper, 0.12),
    roof: mixedWith(upper, NIGHT, 0.45),
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
