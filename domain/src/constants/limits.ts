/** How long things stay on screen, in milliseconds (specification §8 and §9). */
export const SHOWN_MS = { toast: 5000, feedbackSent: 3000 } as const;

/** Rows of the feedback text area (specification §2). */
export const FEEDBACK_ROWS = { least: 6, most: 8 } as const;

/** Hash links stop this many pixels above their target (specification §2). */
export const HASH_LINK_OFFSET_PX = 70;

/** Mobile is a viewport narrower than this many pixels (specification §2). */
export const MOBILE_BELOW_PX = 992;

/** Largest picture that may be uploaded, in bytes (specification §5: 12; design.md §4, Pictures: megabytes of 1024 × 1024). */
export const UPLOAD_MAX_BYTES = 12 * 1024 * 1024;

/** How many fields a complete profile has filled (specification §3). */
export const COMPLETENESS_FIELD_COUNT = 20;

/** Lengths a password needs, in code points: `long` for any, `short` with a digit and a lowercase letter; `most` is ours (specification §5). */
export const PASSWORD_LENGTH = { long: 15, short: 8, most: 1000 } as const;

/** Longest first and last name, in code points. */
export const NAME_MAX = 100;

/** How often in a minute (design.md §4, Limits on abuse): `person` counts tries around one mail address or user, `address` those from one network address, which a school shares; `calls` is for whatever one address asks of one instance. */
export const TRIES_PER_MINUTE = { person: 10, address: 60, feedback: 30, uploads: 60, calls: 1200 } as const;

/** Hours within which a coach's missing college is created (specification §5 and §9). */
export const COLLEGE_CREATION_HOURS = 24;

/** Enrollment bands in students, both ends included; `null` has no end (specification §9). */
export const ENROLLMENT_BANDS = {
  Small: { from: 0, to: 3000 },
  Medium: { from: 3001, to: 14_999 },
  Large: { from: 15_000, to: null },
} as const;
