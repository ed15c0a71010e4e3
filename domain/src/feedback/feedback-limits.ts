/** Most code points of a feedback's subject, and of its text. */
export const FEEDBACK_LIMITS = { subject: 200, text: 5000 } as const;
