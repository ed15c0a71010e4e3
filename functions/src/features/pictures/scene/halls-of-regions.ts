import { GROUND } from './scene-land';
import { box, fill, flag, gable, type HallPlan, openings, posts, shade, wall } from './scene-strokes';

/** Terraces of adobe with beams and ladders. */
export function pueblo({ tones, x, between }: HallPlan): string {
  const block = (at: number, y: number, w: number, h: number) =>
    `<rect x="${at}" y="${y}" width="${w}" height="${h}" rx="9" fill="${tones.adobe}"/>${shade(at + w * 0.72, y + 6, w * 0.28, h - 6)}`;
  const beams = (at: number, y: number, count: number) =>
    `<path d="${Array.from({ length: count }, (_, n) => `M${at + n * 22} ${y}h9`).join('')}" stroke="${tones.roof}" stroke-width="7"/>`;
  return [
    block(x + 92, GROUND - 214, 110, 220),
    block(x + 20, GROUND - 152, 226, 158),
    block(x - 34, GROUND - 92, 392, 98),
    beams(x + 112, GROUND - 190, 4),
    beams(x + 40, GROUND - 128, 9),
    beams(x - 16, GROUND - 70, 16),
    openings(x + 42, GROUND - 112, tones.light, { columns: 7, rows: 1, dx: 28, w: 13, h: 14 }, between),
    openings(x - 12, GROUND - 50, tones.light, { columns: 12, rows: 1, dx: 30, w: 13, h: 16 }, between),
    `<path d="M${x + 250} ${GROUND}l20-104m18 104l-20-104m-14 22h16m-19 22h22m-26 22h30" stroke="${tones.roof}" stroke-width="5"/>`,
    fill(tones.roof, `M${x + 136} ${GROUND}v-36h30v36z`),
  ].join('');
}

/** Arcades with a tiled roof and a gable of bells. */
export function mission({ tones, x, between }: HallPlan): string {
  const arches = Array.from({ length: 6 }, (_, at) => `M${x + 118 + at * 37} ${GROUND}v-40a13 13 0 0 1 26 0v40z`).join('');
  const middle = x + 42;
  return [
    wall(x + 96, 244, 92, tones.adobe),
    fill(tones.tile, `M${x + 90} ${GROUND - 88}l14-36h232l20 36z`),
    fill(tones.roof, arches),
    openings(x + 124, GROUND - 78, tones.light, { columns: 6, rows: 1, dx: 37, w: 12, h: 10 }, between),
    fill(tones.white, `M${middle - 62} ${GROUND}V${GROUND - 156}h18q4-34 22-34q0-32 22-40q22 8 22 40q18 0 22 34h18V${GROUND}z`),
    shade(middle + 30, GROUND - 150, 32, 150),
    openings(middle - 30, GROUND - 158, tones.roof, { columns: 2, rows: 1, dx: 36, w: 22, h: 26, isArched: true }, null),
    openings(middle - 9, GROUND - 200, tones.roof, { columns: 1, rows: 1, w: 18, h: 16, isArched: true }, null),
    `<circle cx="${middle}" cy="${GROUND - 104}" r="12" fill="${tones.light}"/>`,
    fill(tones.roof, `M${middle - 18} ${GROUND}v-46a18 20 0 0 1 36 0v46z`),
  ].join('');
}

/** Low and long under wide eaves, a wind pump next to it. */
export function prairie({ tones, x, between }: HallPlan): string {
  const [hub, high] = [x + 344, GROUND - 218];
  const blades = Array.from({ length: 10 }, (_, at) => {
    const turn = (at * Math.PI) / 5;
    return `M${hub} ${high}L${Math.round(hub + Math.cos(turn) * 36)} ${Math.round(high + Math.sin(turn) * 36)}`;
  }).join('');
  return [
    wall(x + 60, 150, 126, tones.house),
    fill(tones.roof, `M${x + 26} ${GROUND - 120}l34-18h150l34 18z`),
    openings(x + 72, GROUND - 112, tones.light, { columns: 7, rows: 1, dx: 19, w: 12, h: 18 }, between),
    wall(x - 44, 348, 68, tones.stone),
    fill(tones.roof, `M${x - 84} ${GROUND - 64}l44-20h340l44 20z`),
    openings(x - 28, GROUND - 54, tones.light, { columns: 16, rows: 1, dx: 20, w: 13, h: 26 }, between),
    wall(x + 118, 34, 172, tones.stone),
    `<path d="M${hub - 30} ${GROUND}L${hub} ${high}L${hub + 30} ${GROUND}M${hub - 20} ${GROUND - 70}h40m-33-60h26M${hub - 24} ${GROUND - 40}l40-44m8 44l-40-44" stroke="${tones.roof}" stroke-width="5" fill="none"/>`,
    `<path d="${blades}" stroke="${tones.white}" stroke-width="9"/><circle cx="${hub}" cy="${high}" r="9" fill="${tones.roof}"/>`,
    fill(tones.flag, `M${hub + 36} ${high - 4}h40l10-12v32l-10-12h-40z`),
  ].join('');
}

/** Steep roofs with dormers and round corner towers, as Canada's old halls have. */
export function chateau({ tones, x, between }: HallPlan): string {
  const round = (at: number) =>
    wall(at, 56, 150, tones.stone) + shade(at + 32, GROUND - 150, 24, 150) + gable(at, GROUND - 150, 56, 104, tones.copper);
  return [
    wall(x + 6, 308, 120, tones.stone),
    fill(tones.copper, `M${x - 2} ${GROUND - 120}l30-76h262l30 76z`),
    [x + 62, x + 110, x + 190, x + 238]
      .map(
        (at) =>
          box(at, GROUND - 150, 24, 30, tones.stone) +
          gable(at, GROUND - 150, 24, 30, tones.copper) +
          box(at + 7, GROUND - 142, 10, 18, tones.light),
      )
      .join(''),
    openings(x + 58, GROUND - 102, tones.light, { columns: 9, rows: 3, dx: 24, dy: 32, w: 11, h: 17 }, between),
    wall(x + 132, 56, 176, tones.stone),
    gable(x + 132, GROUND - 176, 56, 96, tones.copper),
    openings(x + 144, GROUND - 154, tones.light, { columns: 2, rows: 3, dx: 20, dy: 34, w: 12, h: 18, isArched: true }, between),
    round(x - 16),
    round(x + 280),
    openings(x + 4, GROUND - 128, tones.light, { columns: 1, rows: 3, dy: 38, w: 14, h: 18 }, between),
    openings(x + 300, GROUND - 128, tones.light, { columns: 1, rows: 3, dy: 38, w: 14, h: 18 }, between),
    fill(tones.roof, `M${x + 146} ${GROUND}v-38a14 14 0 0 1 28 0v38z`),
    flag(x + 160, GROUND - 268, 40, tones),
  ].join('');
}

/** Two floors of porches under a broad roof, for shade in the south. */
export function veranda({ tones, x, between }: HallPlan): string {
  return [
    wall(x + 4, 312, 136, tones.house),
    fill(tones.roof, `M${x - 30} ${GROUND - 132}l60-54h260l60 54z`),
    box(x + 96, GROUND - 182, 30, 36, tones.white) +
      gable(x + 96, GROUND - 182, 30, 24, tones.roof) +
      box(x + 104, GROUND - 174, 14, 20, tones.light),
    box(x + 196, GROUND - 182, 30, 36, tones.white) +
      gable(x + 196, GROUND - 182, 30, 24, tones.roof) +
      box(x + 204, GROUND - 174, 14, 20, tones.light),
    openings(x + 14, GROUND - 118, tones.light, { columns: 9, rows: 1, dx: 35, w: 16, h: 34 }, between),
    openings(x + 14, GROUND - 50, tones.light, { columns: 9, rows: 1, dx: 35, w: 16, h: 38 }, between),
    posts(x - 14, GROUND - 130, tones.white, { columns: 11, dx: 34, w: 8, h: 130 }),
    box(x - 18, GROUND - 70, 356, 8, tones.white),
    `<path d="M${x - 14} ${GROUND - 88}h348M${x - 14} ${GROUND - 18}h348" stroke="${tones.white}" stroke-width="3"/>`,
    box(x - 22, GROUND - 136, 364, 8, tones.white),
  ].join('');
}
