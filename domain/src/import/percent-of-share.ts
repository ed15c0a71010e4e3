/** A share of 0 to 1 in per cent with one decimal: 0.0391 is 3.9. Halves go up, whatever the binary form of the share. */
export function percentOfShare(share: number): number {
  return Math.round(Number((share * 1000).toPrecision(12))) / 10;
}
