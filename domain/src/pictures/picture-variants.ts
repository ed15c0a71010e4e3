/** The sizes a picture is served in, and the longest side of each in pixels (specification §7, resources; `plain` is the stored original). Nothing is enlarged. */
export const LONGEST_SIDE = { plain: 4096, ls: 1600, '400': 400, '40': 40 } as const;

export type PictureVariant = keyof typeof LONGEST_SIDE;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size in pixels of a picture's variant. */
export function sizeOfVariant({ width, height }: Size, variant: PictureVariant): Size {
  const scale = Math.min(1, LONGEST_SIDE[variant] / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
