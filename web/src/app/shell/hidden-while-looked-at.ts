/** Keeps what is for visitors out of sight, its place held, in a browser that remembers a sign-in (the head script and session/signed-in-hint.ts mark <html>). */
export const HIDDEN_WHILE_LOOKED_AT = { css: { ':root[data-signed-in] &': { visibility: 'hidden' } } } as const;

/** Takes Plus from the bar at the bottom, its place too, where the browser remembers that the reader has none (use-navigation-mark.ts). */
export const WITHOUT_PLUS = { css: { ':root[data-navigation] &': { display: 'none' } } } as const;

/** The same in the top bar, where admins find Admin in the place of Plus: it is held for them. */
export const PLUS_OF_TOP_BAR = {
  css: { ...HIDDEN_WHILE_LOOKED_AT.css, ':root[data-navigation="coach"] &': { display: 'none' } },
} as const;
