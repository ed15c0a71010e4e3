/** Where a value stands on a scale, as a CSS length from its start; what lies beyond an end stands at that end. */
export function alongScale(value: number, [least, most]: readonly [number, number]): `${number}%` {
  const share = most > least ? (value - least) / (most - least) : 0;
  return `${Math.round(1000 * Math.min(1, Math.max(0, share))) / 10}%`;
}

/** Where a label above or below that place is anchored, so that it stays within the drawing. */
export function anchorAt(place: `${number}%`): 'start' | 'middle' | 'end' {
  const share = Number.parseFloat(place);
  return share < 12 ? 'start' : share > 88 ? 'end' : 'middle';
}
