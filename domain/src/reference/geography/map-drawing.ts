/** The size of the drawing to which the points of the map of colleges belong. */
export const DOTS_BOX = { width: 480, height: 320 } as const;

/** How strongly a map shades some programmes, 0 for none to 5: by the square root of their share of the most. */
export function shadeOf(programmes: number, most: number): number {
  return programmes <= 0 || most <= 0 ? 0 : Math.min(5, Math.ceil(5 * Math.sqrt(programmes / most)));
}
