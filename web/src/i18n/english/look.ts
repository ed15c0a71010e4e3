/** The English texts of the gallery of the pieces. */
export const englishLook = {} as const;
