import { mixedWith } from '@touchline/domain/kernel/format/colour-contrast';

/** The light of a scene by hour and weather. `tint` colours what is near, `haze` what is far, `shadow` what is dark. */
export const LIGHTS = {
  dawn: {
    sky: ['#7FA9C4', '#F3C7A6', '#FBE6C9'],
    sun: '#FFF1D6',
    tint: '#F6B98B',
    strength: 0.14,
    haze: '#EBC9B4',
    shadow: '#3E3550',
  },
  day: {
    sky: ['#4E9FD0', '#A9D6EA', '#E6F3F3'],
    sun: '#FFFDF0',
    tint: '#FFF3CF',
    strength: 0.08,
    haze: '#C4DFE8',
    shadow: '#173A4A',
  },
  golden: {
    sky: ['#E59A56', '#F9CF8D', '#FFEEC8'],
    sun: '#FFF8E0',
    tint: '#F08A3C',
    strength: 0.2,
    haze: '#F3C795',
    shadow: '#4A2A33',
  },
  dusk: {
    sky: ['#232A5C', '#9A4C7E', '#F59E6C'],
    sun: '#FFD79A',
    tint: '#6B3B78',
    strength: 0.22,
    haze: '#8B4F7C',
    shadow: '#120F2E',
  },
  night: {
    sky: ['#081226', '#14294A', '#28507A'],
    sun: '#EAF3FF',
    tint: '#0C2347',
    strength: 0.28,
    haze: '#1C3B60',
    shadow: '#040A17',
  },
  rain: {
    sky: ['#5C6D7B', '#8FA0AA', '#BFC9CB'],
    sun: '#E9EEEE',
    tint: '#5B6F7C',
    strength: 0.2,
    haze: '#A5B3B9',
    shadow: '#1D2A33',
  },
} as const satisfies Record<string, LightOf>;

interface LightOf {
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly sun: string;
  readonly tint: string;
  readonly strength: number;
  readonly haze: string;
  readonly shadow: string;
}

export type LightName = keyof typeof LIGHTS;

/**
 * What a scene is drawn with: a box `width` by 800, the light, team colours as #RRGGBB, a number for the back of a
 * shirt, and a random generator with the picture's seed.
 */
export interface Scene {
  readonly width: number;
  readonly light: LightName;
  readonly main: string;
  readonly second: string;
  readonly number: number;
  /** The next number of the generator, from 0 to below 1. */
  readonly draw: () => number;
}

/** The height of every scene; wider or narrower boxes show more or less at the sides. */
export const SCENE_HEIGHT = 800;

/** A near colour in the scene's light. */
export function lit({ light }: Pick<Scene, 'light'>, colour: string): string {
  const { tint, strength } = LIGHTS[light];
  return mixedWith(colour, tint, strength);
}

/** A lit colour mixed with the haze of the horizon; `depth`, 0 to 1, is the part of the haze. */
export function far(scene: Pick<Scene, 'light'>, colour: string, depth: number): string {
  return mixedWith(lit(scene, colour), LIGHTS[scene.light].haze, depth);
}

/** A lit colour in shadow. */
export function shaded(scene: Pick<Scene, 'light'>, colour: string, depth = 0.35): string {
  return mixedWith(lit(scene, colour), LIGHTS[scene.light].shadow, depth);
}

/** A random number between two numbers. */
export function between(scene: Pick<Scene, 'draw'>, low: number, high: number): number {
  return low + (high - low) * scene.draw();
}

/** One of several choices, at random. */
export function oneOf<Choice>(scene: Pick<Scene, 'draw'>, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[Math.floor(scene.draw() * choices.length)] ?? choices[0];
}

/** Whether it is dark enough for lamps. */
export function isDark({ light }: Pick<Scene, 'light'>): boolean {
  return light === 'night' || light === 'dusk';
}
