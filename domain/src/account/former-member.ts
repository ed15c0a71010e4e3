/** Who did something in history, once their account is deleted: instead of the uid (design.md §4, Retention). */
export const FORMER_MEMBER = 'former-member';
