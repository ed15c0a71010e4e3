/** The size of the drawing to which the points of the map of colleges belong. */
export const DOTS_BOX = { width: 480, height: 320 } as const;
