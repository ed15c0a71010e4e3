/** What a coach proposes as the next step, in the order of the form. */
export const NEXT_STEPS = ['answer', 'video', 'visit', 'camp'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** The two sides of a conversation. */
export const SIDES = ['player', 'coach'] as const;
export type Side = (typeof SIDES)[number];

/**
 * What a player does with a conversation: says "not interested, thank you", blocks the coach, or takes either of them
 * back.
 */
export const THREAD_ACTS = ['decline', 'block', 'resume'] as const;
export type ThreadAct = (typeof THREAD_ACTS)[number];

/**
 * Whether coaches may write to a player: `off` where the player wants none, `guardianMissing` where a minor has no
 * guardian who has confirmed.
 */
export const CONTACT_STATES = ['open', 'off', 'guardianMissing'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/**
 * Whether a conversation goes on, and if not, why. `closed` says no more: the other side has closed it, by a block, by
 * wanting no messages at all, or by hiding the page, and is not asked why.
 */
export const SHOWN_STATES = [
  'open',
  'declined',
  'blocked',
  'off',
  'guardianMissing',
  'playerGone',
  'coachGone',
  'roleLost',
  'closed',
] as const;
export type ShownState = (typeof SHOWN_STATES)[number];
