/** Slides in view at once, and the pixels between them (specification §9); `portrait` counts for slides of portrait pictures. */
export const SLIDES_IN_VIEW = { desktop: 3.3, portrait: 4.3, mobileSuccessStories: 2.3 } as const;
export const SLIDE_SPACING_PX = 15;
