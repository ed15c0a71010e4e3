import { GROUND } from './scene-land';
import { box, fill, flag, gable, type HallPlan, hipped, openings, posts, shade, wall } from './scene-strokes';

/** Brick with a clock tower in its middle. */
export function clock({ tones, x, between }: HallPlan): string {
  const top = GROUND - 104;
  const tower = x + 128;
  const middle = tower + 28;
  return [
    hipped(x, top, 312, 34, tones.roof),
    wall(x, 312, 104, tones.house),
    openings(x + 18, top + 18, tones.light, { columns: 5, rows: 3 }, between),
    openings(x + 206, top + 18, tones.light, { columns: 5, rows: 3 }, between),
    wall(tower, 56, 196, tones.house),
    shade(middle + 2, top - 92, 26, 196),
    gable(tower, top - 92, 56, 66, tones.roof),
    `<circle cx="${middle}" cy="${top - 62}" r="15" fill="${tones.light}"/><path d="M${middle} ${top - 72}v10h8" stroke="${tones.roof}" stroke-width="3" fill="none"/>`,
    door(middle, tones.roof),
    flag(middle, top - 158, 44, tones),
  ].join('');
}

/** Long brick wings around a gabled front with a small cupola. */
export function quad({ tones, x, between }: HallPlan): string {
  const middle = x + 156;
  const roof = GROUND - 92;
  const cupola = roof - 118;
  return [
    hipped(x - 30, roof, 372, 40, tones.roof),
    wall(x - 30, 372, 92, tones.house),
    [0, 1, 2, 3].map((at) => wall([x - 4, x + 68, x + 234, x + 306][at] ?? x, 12, 138, tones.roof)).join(''),
    openings(x - 14, roof + 20, tones.light, { columns: 5, rows: 2, dx: 24, dy: 34, w: 11, h: 18 }, between),
    openings(x + 210, roof + 20, tones.light, { columns: 5, rows: 2, dx: 24, dy: 34, w: 11, h: 18 }, between),
    wall(middle - 52, 104, 112, tones.stone),
    gable(middle - 52, GROUND - 112, 104, 40, tones.roof),
    openings(middle - 36, GROUND - 92, tones.roof, { columns: 4, rows: 1, dx: 20, w: 11, h: 26, isArched: true }, null),
    box(middle - 20, cupola + 26, 40, 44, tones.white),
    openings(middle - 13, cupola + 42, tones.roof, { columns: 2, rows: 1, dx: 16, w: 10, h: 22, isArched: true }, null),
    fill(tones.roof, `M${middle - 26} ${cupola + 26}a26 28 0 0 1 52 0z`),
    `<path d="M${middle} ${cupola}v-30" stroke="${tones.roof}" stroke-width="5"/>`,
    door(middle, tones.roof),
  ].join('');
}

/** A temple front with white columns under a wide pediment. */
export function portico({ tones, x, between }: HallPlan): string {
  const middle = x + 156;
  return [
    hipped(x - 20, GROUND - 100, 352, 26, tones.roof),
    wall(x - 20, 352, 100, tones.house),
    openings(x - 2, GROUND - 80, tones.light, { columns: 3, rows: 2, dx: 26, dy: 38, w: 12, h: 22 }, between),
    openings(x + 250, GROUND - 80, tones.light, { columns: 3, rows: 2, dx: 26, dy: 38, w: 12, h: 22 }, between),
    wall(middle - 86, 172, 128, tones.stone),
    shade(middle - 86, GROUND - 128, 172, 128),
    door(middle, tones.roof),
    posts(middle - 84, GROUND - 128, tones.white, { columns: 6, dx: 31, w: 13, h: 122 }),
    box(middle - 96, GROUND - 142, 192, 16, tones.white),
    gable(middle - 96, GROUND - 142, 192, 52, tones.white),
    fill(tones.stone, `M${middle - 70} ${GROUND - 149}l70-34 70 34z`),
    box(middle - 100, GROUND - 8, 200, 8, tones.white),
    flag(middle, GROUND - 190, 40, tones),
  ].join('');
}

/** A wide stair, columns and the great dome of a large public university. */
export function dome({ tones, x, between }: HallPlan): string {
  const middle = x + 156;
  return [
    wall(x - 30, 372, 96, tones.stone),
    box(x - 38, GROUND - 104, 388, 10, tones.white),
    openings(x - 10, GROUND - 78, tones.roof, { columns: 4, rows: 1, dx: 26, w: 12, h: 44, isArched: true }, between),
    openings(x + 232, GROUND - 78, tones.roof, { columns: 4, rows: 1, dx: 26, w: 12, h: 44, isArched: true }, between),
    box(middle - 78, GROUND - 150, 156, 56, tones.stone),
    posts(middle - 72, GROUND - 148, tones.white, { columns: 8, dx: 19, w: 9, h: 44 }),
    box(middle - 84, GROUND - 158, 168, 10, tones.white),
    fill(tones.roof, `M${middle - 76} ${GROUND - 158}a76 86 0 0 1 152 0z`),
    `<path d="M${middle} ${GROUND - 158}v-84M${middle} ${GROUND - 158}q-42-22-30-76m30 76q42-22 30-76" stroke="${tones.light}" stroke-width="3" opacity=".5" fill="none"/>`,
    box(middle - 12, GROUND - 272, 24, 32, tones.white),
    gable(middle - 12, GROUND - 272, 24, 26, tones.roof),
    posts(middle - 70, GROUND - 92, tones.white, { columns: 6, dx: 26, w: 11, h: 82 }),
    fill(tones.white, `M${middle - 84} ${GROUND - 10}h168l16 10h-200z`),
  ].join('');
}

/** A square tower with pinnacles and pointed windows. */
export function gothic({ tones, x, between }: HallPlan): string {
  const tower = x + 34;
  const top = GROUND - 232;
  const merlons = Array.from({ length: 6 }, (_, index) => `M${x + 122 + index * 34} ${GROUND - 118}v-14h18v14z`).join('');
  const pinnacle = (at: number) => fill(tones.stone, `M${at} ${top + 8}v-36l8-34 8 34v36z`);
  const lancet = (at: number, y: number, w: number, h: number) =>
    `M${at} ${y}q2-${w} ${w / 2}-${w * 1.5}q${w / 2 - 2} ${w / 2} ${w / 2} ${w * 1.5}v${h}h-${w}z`;
  return [
    wall(x + 108, 220, 118, tones.stone),
    fill(tones.stone, merlons),
    fill(
      tones.light,
      [0, 1, 2, 3, 4].map((at) => (between(0, 4) === 0 ? '' : lancet(x + 138 + at * 38, GROUND - 66, 16, 34))).join(''),
    ),
    wall(tower, 92, 232, tones.stone),
    shade(tower + 52, top, 40, 232),
    fill(tones.stone, `M${tower - 6} ${top}v-16h16v16h14v-16h16v16h14v-16h16v16h14v-16h16v16z`),
    pinnacle(tower - 8),
    pinnacle(tower + 84),
    fill(tones.light, lancet(tower + 24, top + 68, 18, 58) + lancet(tower + 52, top + 68, 18, 58)),
    fill(tones.roof, lancet(tower + 32, GROUND - 38, 28, 38)),
    wall(x - 40, 76, 84, tones.stone),
    gable(x - 40, GROUND - 84, 76, 54, tones.roof),
    fill(tones.light, lancet(x - 12, GROUND - 34, 20, 18)),
    flag(tower + 46, top - 14, 46, tones),
  ].join('');
}

/** A white hall of the hills of the north-east, with green shutters of the roof's tone and a bell tower. */
export function whiteHall({ tones, x, between }: HallPlan): string {
  const middle = x + 156;
  const top = GROUND - 112;
  return [
    wall(x - 8, 328, 112, tones.white),
    hipped(x - 8, top, 328, 34, tones.roof),
    wall(x + 26, 18, 172, tones.house),
    wall(x + 268, 18, 172, tones.house),
    openings(x + 12, top + 20, tones.roof, { columns: 12, rows: 3, dx: 25, dy: 30, w: 12, h: 18 }, null),
    openings(x + 12, top + 20, tones.light, { columns: 12, rows: 3, dx: 25, dy: 30, w: 8, h: 18 }, between),
    box(middle - 30, top - 74, 60, 44, tones.white),
    box(middle - 22, top - 112, 44, 38, tones.white),
    openings(middle - 14, top - 92, tones.roof, { columns: 2, rows: 1, dx: 17, w: 11, h: 16, isArched: true }, null),
    shade(middle, top - 112, 22, 38),
    gable(middle - 22, top - 112, 44, 96, tones.roof),
    door(middle, tones.roof),
  ].join('');
}

function door(middle: number, color: string): string {
  return fill(color, `M${middle - 14} ${GROUND}v-40a14 14 0 0 1 28 0v40z`);
}
