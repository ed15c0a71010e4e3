/** A team bus with its breaks, in miles of the straight line between two places for each hour: roads are longer. */
export const BUS_MPH = 45;

/** The time of a bus for a distance in miles, in whole and half hours, half an hour at least. */
export function busHours(miles: number): number {
  return Math.max(0.5, Math.round((2 * miles) / BUS_MPH) / 2);
}
