import { GROUND } from './scene-land';
import { box, fill, flag, gable, type HallPlan, hipped, openings, shade, wall } from './scene-strokes';

const cross = (x: number, y: number, color: string) => `<path d="M${x} ${y}v-34m-11 11h22" stroke="${color}" stroke-width="5"/>`;

/** A chapel with a steeple on its gable, and a low wing. */
export function chapel({ tones, x, between }: HallPlan): string {
  const middle = x + 90;
  return [
    wall(x + 130, 190, 82, tones.house),
    hipped(x + 130, GROUND - 82, 190, 32, tones.roof),
    openings(x + 186, GROUND - 58, tones.light, { columns: 5, rows: 1, dx: 26, w: 13, h: 34, isArched: true }, between),
    wall(x + 24, 132, 112, tones.white),
    gable(x + 24, GROUND - 112, 132, 74, tones.roof),
    fill(tones.white, `M${x + 34} ${GROUND - 112}l56-60 56 60z`),
    wall(middle - 24, 48, 210, tones.white),
    shade(middle, GROUND - 210, 24, 210),
    gable(middle - 24, GROUND - 210, 48, 118, tones.roof),
    cross(middle, GROUND - 320, tones.roof),
    `<circle cx="${middle}" cy="${GROUND - 168}" r="15" fill="${tones.light}"/>`,
    openings(middle - 10, GROUND - 124, tones.light, { columns: 1, rows: 1, w: 20, h: 34, isArched: true }, null),
    openings(x + 38, GROUND - 74, tones.light, { columns: 2, rows: 1, dx: 88, w: 16, h: 36, isArched: true }, null),
    fill(tones.roof, `M${middle - 15} ${GROUND}v-44q15-22 30 0v44z`),
  ].join('');
}

/** A church with two towers and a rose window. */
export function cathedral({ tones, x, between }: HallPlan): string {
  const middle = x + 156;
  const tower = (at: number) =>
    [
      wall(at, 62, 204, tones.stone),
      shade(at + 34, GROUND - 204, 28, 204),
      gable(at, GROUND - 204, 62, 92, tones.roof),
      openings(at + 13, GROUND - 176, tones.light, { columns: 2, rows: 1, dx: 22, w: 13, h: 42, isArched: true }, null),
      cross(at + 31, GROUND - 290, tones.roof),
    ].join('');
  return [
    wall(x + 216, 132, 92, tones.house),
    hipped(x + 216, GROUND - 92, 132, 30, tones.roof),
    openings(x + 256, GROUND - 66, tones.light, { columns: 3, rows: 1, dx: 28, w: 14, h: 38, isArched: true }, between),
    wall(x + 84, 144, 150, tones.stone),
    gable(x + 92, GROUND - 150, 128, 60, tones.roof),
    tower(x + 40),
    tower(x + 210),
    `<circle cx="${middle}" cy="${GROUND - 118}" r="27" fill="${tones.light}"/><path d="M${middle} ${GROUND - 145}v54m-27-27h54m-46-19l38 38m0-38l-38 38" stroke="${tones.roof}" stroke-width="3"/>`,
    fill(tones.roof, `M${middle - 24} ${GROUND}v-46q24-34 48 0v46z`),
  ].join('');
}

/** A high university tower among lower blocks. */
export function tower({ tones, x, between }: HallPlan): string {
  const main = x + 96;
  return [
    wall(x - 10, 108, 124, tones.house),
    openings(x + 4, GROUND - 108, tones.light, { columns: 4, rows: 4 }, between),
    wall(x + 208, 116, 164, tones.house),
    openings(x + 224, GROUND - 146, tones.light, { columns: 4, rows: 5 }, between),
    wall(main, 116, 296, tones.stone),
    wall(main + 20, 76, 340, tones.stone),
    shade(main + 62, GROUND - 340, 34, 44),
    shade(main + 62, GROUND - 296, 54, 296),
    openings(main + 14, GROUND - 276, tones.light, { columns: 4, rows: 9, dx: 25, dy: 27, w: 12, h: 17 }, between),
    box(main + 44, GROUND - 366, 28, 26, tones.roof),
    flag(main + 58, GROUND - 364, 46, tones),
    wall(main + 38, 40, 26, tones.roof),
  ].join('');
}

/** A new building of glass next to an older one of brick. */
export function glass({ tones, x, between }: HallPlan): string {
  const [left, top] = [x + 66, GROUND - 176];
  const bars = Array.from({ length: 8 }, (_, at) => `M${left + at * 32} ${top + Math.round(50 - at * 7)}V${GROUND}`).join('');
  return [
    wall(x - 34, 108, 96, tones.house),
    box(x - 40, GROUND - 104, 118, 10, tones.roof),
    openings(x - 20, GROUND - 82, tones.light, { columns: 4, rows: 3 }, between),
    fill(tones.water, `M${left} ${top + 50}L${left + 236} ${top}V${GROUND}H${left}Z`),
    fill(
      tones.light,
      `M${left + 32} ${top + 43}l64-14V${GROUND}h-32V${GROUND - 60}h-32zM${left + 160} ${top + 100}h64v36h-64z`,
      0.55,
    ),
    `<path d="${bars}M${left} ${GROUND - 88}h236M${left} ${GROUND - 44}h236" stroke="${tones.white}" stroke-width="3" opacity=".7"/>`,
    fill(tones.roof, `M${left - 22} ${top + 46}L${left + 262} ${top - 14}v14L${left - 22} ${top + 60}z`),
    box(left + 244, GROUND - 150, 8, 150, tones.roof),
    wall(left + 96, 48, 44, tones.roof),
  ].join('');
}

/** The flat roofs, the covered walk and the sign of a two-year college. */
export function commons({ tones, x, between }: HallPlan): string {
  return [
    wall(x + 120, 206, 96, tones.house),
    box(x + 112, GROUND - 106, 224, 12, tones.roof),
    `<path d="M${x + 140} ${GROUND - 106}l22-20h30l-22 20zm62 0l22-20h30l-22 20zm62 0l22-20h30l-22 20z" fill="${tones.water}"/>`,
    openings(x + 138, GROUND - 80, tones.light, { columns: 5, rows: 2, dx: 37, dy: 40, w: 26, h: 22 }, between),
    wall(x - 40, 164, 64, tones.stone),
    box(x - 52, GROUND - 74, 184, 12, tones.white),
    openings(x - 28, GROUND - 52, tones.light, { columns: 4, rows: 1, dx: 36, w: 26, h: 52 }, between),
    wall(x + 62, 34, 150, tones.roof),
    box(x + 62, GROUND - 150, 34, 34, tones.flag),
    flag(x + 352, GROUND, 136, tones),
  ].join('');
}
