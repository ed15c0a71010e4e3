/** A team bus with its breaks, in miles of the straight line between two places for each hour: roads are longer. */
export const BUS_MPH = 45;

/** The time of a bus for a distance in miles, in whole and half hours, half an hour at least. */
export function busHours(miles: number): number {
  return Math.max(0.5, Math.round((2 * miles) / BUS_MPH) / 2);
}

/** Where a place lies as seen from another one: `east` and `north` of a circle of radius 1. */
export function bearing(
  from: { readonly lat: number; readonly lng: number },
  to: { readonly lat: number; readonly lng: number },
): { readonly east: number; readonly north: number } {
  const radians = Math.PI / 180;
  const turn = (to.lng - from.lng) * radians;
  const [start, end] = [from.lat * radians, to.lat * radians];
  const east = Math.sin(turn) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn);
  const length = Math.hypot(east, north);
  return length === 0 ? { east: 0, north: 0 } : { east: east / length, north: north / length };
}
