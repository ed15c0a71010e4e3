import { describe, expect, test } from 'vitest';
import { drawCrest } from './draw-crest';
import { drawPicture, type PictureRecipe, placeholderOf, type SceneName, SCENES } from './draw-picture';
import { type LightName, LIGHTS } from './scene';

const scenes = Object.keys(SCENES) as SceneName[];
const lights = Object.keys(LIGHTS) as LightName[];
const recipe = (changes: Partial<PictureRecipe>): PictureRecipe => ({
  scene: 'stadium',
  light: 'dusk',
  width: 2400,
  height: 1600,
  main: '#0B3C5D',
  second: '#F2C14E',
  number: 10,
  seed: 'first',
  ...changes,
});

describe.each(scenes)('the scene %s', (scene) => {
  test('is the same for the same recipe, another for another hour, seed or shape', () => {
    const drawn = lights.map((light) => drawPicture(recipe({ scene, light })));
    expect(drawn).toEqual(lights.map((light) => drawPicture(recipe({ scene, light }))));
    expect(
      new Set([...drawn, drawPicture(recipe({ scene, seed: 'second' })), drawPicture(recipe({ scene, width: 1200 }))]).size,
    ).toBe(8);
  });

  test('holds shapes only, refers to nothing outside and stays small', () => {
    for (const [width, height] of [
      [2400, 1600],
      [1600, 2000],
      [2800, 1200],
    ] as const) {
      const svg = drawPicture(recipe({ scene, width, height }));
      const elements = new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name));
      for (const name of elements)
        expect(['svg', 'defs', 'g', 'rect', 'circle', 'ellipse', 'path', 'pattern', 'linearGradient', 'stop']).toContain(name);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|href|style=/);
      expect(svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 `)).toBe(
        true,
      );
      expect(svg.length).toBeLessThan(36_000);
      expect(svg).toMatch(/^<svg [^>]*><rect x="-4" y="-4" width="[\d.]+" height="808" fill="#[0-9A-Fa-f]{6}"/);
    }
  });
});

test('a placeholder is three colours from top to bottom', () => {
  for (const light of lights) expect(placeholderOf({ light })).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6} #[0-9a-f]{6}$/);
});

test('crests are drawn without a font, small, and differ from club to club', () => {
  const drawn = Array.from({ length: 60 }, (_, index) =>
    drawCrest({ _id: `club-${index}`, name: 'Brackenford River', abbreviation: null, color: null }, 800),
  );
  expect(new Set(drawn).size).toBeGreaterThan(56);
  for (const svg of drawn) {
    expect(svg).not.toMatch(/<text|NaN|undefined/);
    expect(svg.length).toBeLessThan(3000);
  }
});
