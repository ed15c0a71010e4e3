import { GROUND } from './scene-land';
import { box, fill, flag, gable, type HallPlan, hipped, openings, shade, wall } from './scene-strokes';

/** A lighthouse on the shore, and a shingled hall next to it. */
export function lighthouse({ tones, x, between }: HallPlan): string {
  const middle = x + 78;
  const top = GROUND - 228;
  return [
    wall(x + 132, 190, 84, tones.house),
    hipped(x + 132, GROUND - 84, 190, 46, tones.roof),
    [x + 166, x + 216, x + 266]
      .map(
        (at) =>
          box(at, GROUND - 116, 26, 24, tones.white) +
          gable(at, GROUND - 116, 26, 18, tones.roof) +
          box(at + 7, GROUND - 110, 12, 14, tones.light),
      )
      .join(''),
    openings(x + 150, GROUND - 62, tones.light, { columns: 6, rows: 1, dx: 28, w: 14, h: 24 }, between),
    fill(tones.white, `M${middle - 34} ${GROUND}l12-228h44l12 228z`),
    fill(tones.flag, `M${middle - 31} ${GROUND - 56}l3-52h56l3 52zM${middle - 26} ${GROUND - 150}l2-44h48l2 44z`),
    `<path opacity=".16" d="M${middle + 4} ${top}h18l12 228h-24z"/>`,
    box(middle - 30, top - 8, 60, 9, tones.roof),
    box(middle - 16, top - 38, 32, 30, tones.light),
    gable(middle - 16, top - 38, 32, 28, tones.roof),
    fill('url(#b)', `M${middle} ${top - 24}L${middle - 420} ${top - 96}V${top + 20}z`),
    `<linearGradient id="b"><stop stop-color="${tones.light}" stop-opacity="0"/><stop offset="1" stop-color="${tones.light}" stop-opacity=".45"/></linearGradient>`,
    wall(middle - 11, 22, 36, tones.roof),
  ].join('');
}

/** A white front with arcades and balconies towards the sea. */
export function promenade({ tones, x, between }: HallPlan): string {
  const arches = Array.from({ length: 9 }, (_, at) => `M${x + 2 + at * 36} ${GROUND}v-38a12 12 0 0 1 24 0v38z`).join('');
  return [
    wall(x - 8, 332, 128, tones.white),
    box(x - 16, GROUND - 136, 348, 10, tones.flag),
    openings(x + 8, GROUND - 112, tones.roof, { columns: 12, rows: 1, dx: 26, w: 14, h: 24 }, null),
    openings(x + 8, GROUND - 112, tones.light, { columns: 12, rows: 1, dx: 26, w: 14, h: 24 }, between),
    box(x - 8, GROUND - 72, 332, 7, tones.stone),
    fill(tones.roof, arches),
    wall(x + 206, 72, 232, tones.white),
    shade(x + 246, GROUND - 232, 32, 232),
    openings(x + 220, GROUND - 210, tones.light, { columns: 2, rows: 3, dx: 26, dy: 42, w: 16, h: 24 }, between),
    box(x + 198, GROUND - 242, 88, 12, tones.flag),
    fill(tones.roof, `M${x + 220} ${GROUND - 242}a22 26 0 0 1 44 0z`),
    flag(x + 242, GROUND - 262, 40, tones),
  ].join('');
}

/** A boathouse with a jetty, as rowing shells have on a lake. */
export function boathouse({ tones, x, between }: HallPlan): string {
  const bay = (at: number) =>
    [
      wall(at, 92, 86, tones.house),
      gable(at, GROUND - 86, 92, 62, tones.roof),
      `<circle cx="${at + 46}" cy="${GROUND - 104}" r="11" fill="${tones.light}"/>`,
      fill(tones.roof, `M${at + 16} ${GROUND}v-42a30 26 0 0 1 60 0v42z`),
      fill(tones.light, `M${at + 22} ${GROUND}v-34h48v34z`, 0.6),
    ].join('');
  return [
    wall(x + 2, 320, 118, tones.stone),
    hipped(x + 2, GROUND - 118, 320, 30, tones.roof),
    openings(x + 20, GROUND - 108, tones.light, { columns: 10, rows: 1, dx: 30, w: 14, h: 14 }, between),
    bay(x + 10),
    bay(x + 116),
    bay(x + 222),
    wall(x + 146, 32, 196, tones.white),
    gable(x + 146, GROUND - 196, 32, 40, tones.roof),
    openings(x + 155, GROUND - 184, tones.light, { columns: 1, rows: 1, w: 14, h: 18 }, null),
    flag(x + 162, GROUND - 234, 36, tones),
    `<path d="M${x - 150} ${GROUND - 12}h168m-150 12v-24m40 24v-24m40 24v-24m40 24v-24" stroke="${tones.roof}" stroke-width="7" fill="none"/>`,
  ].join('');
}

/** A long hall of beams with steep gables on a base of stone. */
export function lodge({ tones, x, between }: HallPlan): string {
  const front = (at: number, w: number, rise: number) => {
    const [middle, eaves] = [at + w / 2, GROUND - 74];
    return [
      fill(tones.roof, `M${at - 22} ${eaves + 18}L${middle} ${eaves - rise - 22}L${at + w + 22} ${eaves + 18}z`),
      fill(tones.house, `M${at} ${GROUND}V${eaves + 8}L${middle} ${eaves - rise}L${at + w} ${eaves + 8}V${GROUND}z`),
      fill(
        tones.light,
        `M${at + 22} ${GROUND - 36}V${eaves + 4}L${middle} ${eaves - rise + 34}L${at + w - 22} ${eaves + 4}V${GROUND - 36}z`,
      ),
      `<path d="M${middle} ${eaves - rise + 6}V${GROUND}M${at + 12} ${eaves + 6}h${w - 24}M${at + w / 4} ${GROUND - 30}V${eaves - 8}m${w / 2} 0V${GROUND - 30}" stroke="${tones.roof}" stroke-width="6"/>`,
      wall(at - 4, w + 8, 30, tones.stone),
    ].join('');
  };
  return [
    wall(x, 324, 66, tones.house),
    fill(tones.roof, `M${x - 26} ${GROUND - 62}l44-62h288l44 62z`),
    openings(x + 128, GROUND - 48, tones.light, { columns: 3, rows: 1, dx: 26, w: 16, h: 20 }, between),
    wall(x + 142, 26, 168, tones.stone),
    front(x + 8, 116, 92),
    front(x + 208, 96, 60),
  ].join('');
}
