import { aCollege } from '@touchline/domain/college/testing/a-college';
import { CAMPUS_SETTINGS } from '@touchline/domain/reference/college-kinds';
import { SILHOUETTES } from './scene-silhouette';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sceneDrawing } from './scene-drawing';
import { HALLS } from './scene-campus';
import { sceneRecipe, sceneTones } from './scene-recipe';

const PLACES = {
  coast: { lat: 25.72, lng: -80.28 },
  lake: { lat: 41.83, lng: -87.63 },
  mountain: { lat: 39.68, lng: -104.96 },
  ridge: { lat: 36.21, lng: -81.68 },
  desert: { lat: 33.42, lng: -111.93 },
  prairie: { lat: 40.82, lng: -96.7 },
  forest: { lat: 44.97, lng: -93.23 },
  lowland: { lat: 30.41, lng: -91.18 },
  hills: { lat: 38.03, lng: -84.5 },
} as const;

describe('the scene of a college', () => {
  test.each(Object.entries(PLACES))('by the %s is small, and can be drawn in every setting', async (landscape, position) => {
    for (const campusSetting of [...CAMPUS_SETTINGS, null]) {
      const college = aCollege({ position, campusSetting });
      expect(sceneRecipe(college).landscape).toBe(landscape);
      const drawing = sceneDrawing(college);
      expect(drawing).not.toMatch(/NaN|undefined|Infinity|<text|<script/);
      expect(gzipSync(drawing).length).toBeLessThan(4000);
      expect((await sharp(Buffer.from(drawing)).metadata()).width).toBe(1600);
    }
  });

  test('has boats on the open sea only', () => {
    const sail = /V\d+h34Z/;
    const at = (position: { lat: number; lng: number }) => sceneDrawing(aCollege({ position }));
    expect(at({ lat: 25.77, lng: -80.19 })).toMatch(sail);
    for (const inland of [PLACES.lake, PLACES.hills, { lat: 42.27, lng: -71.81 }]) expect(at(inland)).not.toMatch(sail);
  });

  test('shows each of the twenty halls as a different drawing', () => {
    const tones = sceneTones(aCollege({ color: '#8C1515' }));
    const drawn = SILHOUETTES.map((silhouette) => HALLS[silhouette]({ tones, x: 900, between: (least) => least }));
    expect(new Set(drawn).size).toBe(20);
    for (const hall of drawn) expect(hall).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('is the same for the same college, and another for another college, place, setting or colour', () => {
    const college = aCollege({ position: PLACES.hills, campusSetting: 'town', color: '#8C1515' });
    const edited = { ...college, version: 9, nickname: 'Owls' };
    expect(sceneDrawing(edited)).toBe(sceneDrawing(college));
    const others = [{ _id: 'other' }, { position: PLACES.coast }, { campusSetting: 'city' as const }, { color: '#003366' }];
    const drawings = others.map((change) => sceneDrawing({ ...college, ...change }));
    expect(new Set([sceneDrawing(college), ...drawings]).size).toBe(1 + others.length);
  });

  test('of a college without a known place shows hills, and without known colours no colour but chalk and ink', () => {
    const { landscape, tones } = sceneRecipe(aCollege({ position: { lat: null, lng: null }, color: null, colorWords: null }));
    expect(landscape).toBe('hills');
    const saturations = [...tones.sky, ...tones.land, tones.house, tones.roof].map((tone) => {
      const channels = [1, 3, 5].map((start) => Number.parseInt(tone.slice(start, start + 2), 16));
      return Math.max(...channels) - Math.min(...channels);
    });
    expect(Math.max(...saturations)).toBeLessThan(32);
  });

  test.each(['#FFFFFF', '#F2C400', '#00FF00', '#000000', '#C8102E'])('in %s has a sky that its light is seen on', (color) => {
    const { sky, light } = sceneRecipe(aCollege({ color })).tones;
    expect(sky[0]).not.toBe(light);
    expect(new Set(sky).size).toBe(3);
  });
});
