/** Keeps what is for visitors out of sight, its place held, in a browser that remembers a sign-in (the head script and session/signed-in-hint.ts mark <html>). */
export const HIDDEN_WHILE_LOOKED_AT = { css: { ':root[data-signed-in] &': { visibility: 'hidden' } } } as const;
