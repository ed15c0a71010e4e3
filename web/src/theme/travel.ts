/**
 * View transitions: crest and name alone are pictures that travel from the pressed row of a list to the header of the
 * college's page (`CollegeLink`). The rest of the page changes at once and answers beneath them; a picture without a
 * counterpart on the other page is not shown. Without names nothing moves, so that a late change to reduced motion
 * counts too.
 */
export const TRAVEL_CSS = {
  ':root': { viewTransitionName: 'none' },
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(*)': { animationDuration: '200ms', animationTimingFunction: 'ease-out' },
  '::view-transition-old(*):only-child, ::view-transition-new(*):only-child': { display: 'none' },
  '@media (prefers-reduced-motion: no-preference)': {
    '[data-travels=crest]': { viewTransitionName: 'college-crest' },
    '[data-travels=name]': { viewTransitionName: 'college-name' },
    'a:not([data-pressed]) [data-travels]': { viewTransitionName: 'none' },
  },
} as const;
