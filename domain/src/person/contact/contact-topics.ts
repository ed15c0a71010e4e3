/** What a message to the operator is about. */
export const CONTACT_TOPICS = ['account', 'payment', 'college', 'data', 'press', 'other'] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];
