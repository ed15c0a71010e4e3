import { SLIDE_SPACING_PX, SLIDES_IN_VIEW } from '@touchline/domain/constants/sliders';

/** What the slides show: ordinary cards, portrait pictures, or success stories. */
export type SliderKind = 'landscape' | 'portrait' | 'successStories';

/** Slides in view on narrow screens; the specification gives only those of success stories (§9), the others are ours. */
const ON_MOBILE = { landscape: 1.15, portrait: 2.3, successStories: SLIDES_IN_VIEW.mobileSuccessStories } as const;
const ON_DESKTOP = {
  landscape: SLIDES_IN_VIEW.desktop,
  portrait: SLIDES_IN_VIEW.portrait,
  successStories: SLIDES_IN_VIEW.desktop,
} as const;

/** The width of a slide in CSS, below and from 992 px: as many slides with their spacing as the specification (§9) wants fill the row exactly. */
export function slideWidth(kind: SliderKind): { readonly base: string; readonly lg: string } {
  return { base: widthFor(ON_MOBILE[kind]), lg: widthFor(ON_DESKTOP[kind]) };
}

function widthFor(slides: number): string {
  return `calc((100% - ${Math.floor(slides) * SLIDE_SPACING_PX}px) / ${slides})`;
}
