/** The German texts of the gallery of the pieces. */
export const germanLook = {} as const;
