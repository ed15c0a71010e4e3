/* A selector that began with a colon would be read as a state of the element itself: these begin with html. */

/** Keeps what is for visitors out of sight, its place held, in a browser that remembers a sign-in (the head script and session/signed-in-hint.ts mark <html>). */
export const HIDDEN_WHILE_LOOKED_AT = { css: { 'html[data-signed-in] &': { visibility: 'hidden' } } } as const;

/** The same for Log in and Sign up, which hold the place of the account's button that comes instead. */
export const PLACE_OF_ACCOUNT_BUTTON = {
  css: { 'html[data-signed-in] &': { visibility: 'hidden', width: '2.75rem', height: '2.75rem', overflow: 'hidden' } },
} as const;

/** Takes Plus from the bar at the bottom, its place too, where the browser remembers that the reader has none (use-navigation-mark.ts). */
export const WITHOUT_PLUS = { css: { 'html[data-navigation] &': { display: 'none' } } } as const;

/** The same in the top bar, where admins find Admin in the place of Plus: it is held for them. */
const WITHOUT_PLUS_AT_TOP = {
  'html[data-navigation="admin"] &': { visibility: 'hidden' },
  'html[data-navigation="coach"] &': { display: 'none' },
} as const;

/** How Plus stands in the top bar: out of sight until it is known that its reader has it. */
export const plusAtTop = (isKnown: boolean) => ({
  css: isKnown ? WITHOUT_PLUS_AT_TOP : { ...HIDDEN_WHILE_LOOKED_AT.css, ...WITHOUT_PLUS_AT_TOP },
});
