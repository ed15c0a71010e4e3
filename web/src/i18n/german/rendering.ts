/** The German texts of pages while they are served and loaded. */
export const germanRendering = {} as const;
