import { HIDDEN_WHILE_RESTORING } from '../../ui/hidden-while-restoring';

/** Hides Log in and Sign up likewise, which reserve the space of the account's button. */
export const ACCOUNT_BUTTON_PLACEHOLDER = {
  css: { 'html[data-signed-in] &': { visibility: 'hidden', width: '2.75rem', height: '2.75rem', overflow: 'hidden' } },
} as const;

/**
 * Removes Plus from the bottom bar where the browser remembers that the user is not offered it (deferred-parts.tsx).
 */
export const WITHOUT_PLUS = { css: { 'html[data-navigation] &': { display: 'none' } } } as const;

/** The same in the top bar. Admins see Admin instead of Plus, so its space stays reserved for them. */
const WITHOUT_PLUS_AT_TOP = {
  'html[data-navigation="admin"] &': { visibility: 'hidden' },
  'html[data-navigation="coach"] &': { display: 'none' },
} as const;

/** Styles of Plus in the top bar: hidden until it is known that the user is offered it. */
export const plusAtTop = (isKnown: boolean) => ({
  css: isKnown ? WITHOUT_PLUS_AT_TOP : { ...HIDDEN_WHILE_RESTORING.css, ...WITHOUT_PLUS_AT_TOP },
});
