import { PITCH_MARKINGS, POSITION_COORDINATES } from '@touchline/domain/pictures/pitch-shapes';
import type { Position } from '@touchline/domain/reference/positions';
import { outlinedText } from '../outlined-text';

/** The width and height of a drawn pitch, in the units of its shapes. */
export const PITCH_SIZE = { width: 68, height: 105 } as const;

/** A pitch with the positions of a player, the best one largest: its left upper corner and its height in pixels. */
export function posterPitch(
  positions: readonly Position[],
  at: { readonly x: number; readonly y: number; readonly height: number },
) {
  const marks = positions.map((position, index) => {
    const [x, y] = POSITION_COORDINATES[position];
    const isBest = index === 0;
    const size = isBest ? 6.6 : 5.2;
    return [
      `<circle cx="${x}" cy="${y}" r="${isBest ? 8 : 6.4}" fill="${isBest ? '#C8F24B' : '#F3F4EF'}"/>`,
      outlinedText(position, { x, y: y + size * 0.344, size, fill: '#06231A', anchor: 'middle' }),
    ].join('');
  });
  return [
    `<g transform="translate(${at.x} ${at.y}) scale(${(at.height / PITCH_SIZE.height).toFixed(4)})">`,
    `<rect width="68" height="105" rx="4" fill="#0F5540"/>`,
    `<path d="M0 17.5H68V35H0ZM0 52.5H68V70H0ZM0 87.5H68V101A4 4 0 0 1 64 105H4A4 4 0 0 1 0 101Z" fill="#146B4F" fill-opacity="0.55"/>`,
    `<path d="${PITCH_MARKINGS}" fill="none" stroke="#FFFFFF" stroke-opacity="0.55" stroke-width="0.8"/>`,
    // The best position is drawn last, so that no neighbour covers it.
    ...marks.toReversed(),
    '</g>',
  ].join('');
}
