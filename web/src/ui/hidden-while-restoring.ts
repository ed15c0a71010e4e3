/**
 * Hides what is for visitors, with its space reserved, in a browser that remembers a sign-in: the head script and
 * session/stored-session.ts mark <html>. A selector that began with a colon would be read as a state of the element
 * itself, so this one begins with html.
 */
export const HIDDEN_WHILE_RESTORING = { css: { 'html[data-signed-in] &': { visibility: 'hidden' } } } as const;
