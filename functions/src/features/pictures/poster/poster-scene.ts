import { FEATURE_PICTURES, type FeaturePictureFormat } from '@touchline/domain/featuring/picture-formats';
import { PLAYER_SHAPES } from '@touchline/domain/pictures/player-shapes';
import { outlinedText } from '../outlined-text';

/** Where the head begins, in pixels from the top; a story leaves its top to the app. */
const HEAD_TOP = { post: 84, story: 262 } as const;
/** The shapes of the player, in their own units: where the head begins, where the number ends, and how it is set. */
const SHAPES = { head: 62, numberMiddle: 284, numberEnd: 322, numberSize: 98, capHeight: 0.687 } as const;
const LARGEST_SCALE = 3;
/** Where the bands of the grass begin below the horizon: wider, the nearer they are. */
const BANDS = [0, 46, 108, 190, 296, 430, 600, 810, 1200] as const;

/**
 * The picture of a player who shows none: from behind under the floodlights, with the number on the shirt. All of it
 * that matters stands above `clear`, where the text begins.
 */
export function posterScene(format: FeaturePictureFormat, clear: number, jerseyNumber: number | null): string {
  const { width, height } = FEATURE_PICTURES[format];
  const head = HEAD_TOP[format];
  const scale = Math.min(LARGEST_SCALE, (clear - 18 - head) / (SHAPES.numberEnd - SHAPES.head));
  const horizon = head + (clear - head) * 0.56;
  const bands = BANDS.slice(0, -1).map((from, index) =>
    index % 2 === 0 ? `<path d="M0 ${horizon + from}H${width}V${horizon + (BANDS[index + 1] ?? 0)}H0Z" fill="#0F5540"/>` : '',
  );
  return [
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    stand(width, horizon),
    floodlights(width, head, horizon),
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="#146B4F"/>${bands.join('')}`,
    `<ellipse cx="${width / 2}" cy="${horizon + 40}" rx="620" ry="240" fill="url(#glow)"/>`,
    `<g fill="none" stroke="#FFFFFF" stroke-opacity="0.45" stroke-width="6">`,
    `<path d="M0 ${horizon + 26}H${width}"/><ellipse cx="${width / 2}" cy="${horizon + 230}" rx="480" ry="112"/></g>`,
    player(width / 2, head, scale, jerseyNumber),
  ].join('');
}

/** The stand behind the goal, its rows lit from above. */
function stand(width: number, horizon: number): string {
  const [roof, edge] = [horizon - 222, horizon - 184];
  const outline = `M0 ${edge}L220 ${roof + 16}L${width / 2} ${roof}L${width - 220} ${roof + 16}L${width} ${edge}`;
  const rows = [40, 70, 100, 130, 160].map((down) => `M0 ${edge + down}H${width}`).join('');
  return [
    `<path d="${outline}V${horizon}H0Z" fill="#06231A"/>`,
    `<path d="${rows}" stroke="#1E9E73" stroke-opacity="0.6" stroke-width="6" stroke-dasharray="9 17"/>`,
    `<path d="${outline}" fill="none" stroke="#1E9E73" stroke-width="5"/>`,
  ].join('');
}

/** Two masts with lamps, and the light that falls from them. */
function floodlights(width: number, head: number, horizon: number): string {
  const mast = (x: number): string =>
    [
      `<path d="M${x} ${head + 60}V${horizon - 150}" stroke="#06231A" stroke-width="14"/>`,
      `<rect x="${x - 74}" y="${head - 22}" width="148" height="92" rx="8" fill="#06231A"/>`,
      ...[-48, -16, 16, 48].flatMap((left) =>
        [6, 42].map((down) => `<circle cx="${x + left}" cy="${head + down}" r="12" fill="#F6FFD9"/>`),
      ),
      `<circle cx="${x}" cy="${head + 24}" r="200" fill="url(#lamp)"/>`,
    ].join('');
  const [from, to] = [head + 70, horizon + 360];
  return [
    `<path d="M70 ${from}L-160 ${to}H520L170 ${from}Z" fill="url(#beam)"/>`,
    `<path d="M${width - 70} ${from}L${width + 160} ${to}H${width - 520}L${width - 170} ${from}Z" fill="url(#beam)"/>`,
    mast(130),
    mast(width - 130),
  ].join('');
}

function player(middle: number, head: number, scale: number, jerseyNumber: number | null): string {
  const { arms, shirt, shade, cuffs } = PLAYER_SHAPES;
  const y = SHAPES.numberMiddle + (SHAPES.numberSize * SHAPES.capHeight) / 2;
  const number = { x: 150, y, size: SHAPES.numberSize, fill: '#C8F24B', anchor: 'middle' } as const;
  return [
    `<g transform="translate(${middle - 150 * scale} ${head - SHAPES.head * scale}) scale(${scale.toFixed(4)})">`,
    `<path d="${arms}" fill="#06231A"/><path d="${shirt}" fill="#0B3D2E"/><path d="${shade}" fill="#06231A" fill-opacity="0.45"/>`,
    `<path d="${cuffs}" fill="#C8F24B" fill-opacity="0.85"/><path d="${PLAYER_SHAPES.head}" fill="#06231A"/>`,
    jerseyNumber === null ? '' : outlinedText(String(jerseyNumber), number),
    '</g>',
  ].join('');
}

/** The corner of a pitch at the foot of a story, where apps lay their controls: grass, lines and the flag. */
export function cornerOfPitch(width: number, top: number, bottom: number): string {
  const height = bottom - top;
  const bands = [0, 1, 2, 3, 4].map((band) => {
    const [left, right] = [width * (0.12 + band * 0.22), width * (0.23 + band * 0.22)];
    const lean = 150;
    return `<path d="M${left} ${top}H${right}L${right + lean} ${bottom}H${left + lean}Z" fill="#0F5540"/>`;
  });
  return [
    `<rect y="${top}" width="${width}" height="${height}" fill="#0B3D2E"/>${bands.join('')}`,
    `<g fill="none" stroke="#F3F4EF" stroke-opacity="0.75" stroke-width="8"><path d="M0 ${top + 4}H${width}M96 ${top}L150 ${bottom}"/>`,
    `<path d="M300 ${top + 4}C296 ${top + 96} 232 ${top + 132} 116 ${top + 130}"/></g>`,
    `<path d="M96 ${top + 4}V${top - 74}" stroke="#F3F4EF" stroke-width="7"/><path d="M98 ${top - 76}L166 ${top - 54}L98 ${top - 30}Z" fill="#C8F24B"/>`,
  ].join('');
}

/** The colours that the scene is painted with, as definitions of the SVG around it. */
export const SCENE_COLOURS = [
  '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#06231A"/><stop offset="0.42" stop-color="#146B4F"/></linearGradient>',
  '<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F3F4EF" stop-opacity="0.34"/><stop offset="1" stop-color="#F3F4EF" stop-opacity="0"/></linearGradient>',
  '<radialGradient id="lamp"><stop offset="0" stop-color="#F6FFD9" stop-opacity="0.6"/><stop offset="1" stop-color="#F6FFD9" stop-opacity="0"/></radialGradient>',
  '<radialGradient id="glow"><stop offset="0" stop-color="#7FD8B5" stop-opacity="0.55"/><stop offset="1" stop-color="#7FD8B5" stop-opacity="0"/></radialGradient>',
].join('');
