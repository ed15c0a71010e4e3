/** The English texts of pages while they are served and loaded. */
export const englishRendering = {} as const;
