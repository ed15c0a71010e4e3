/**
 * What each screen that is still to be built will contain, in English. It is loaded with the screen that shows it, and
 * is not among the message tables.
 */
export const englishComing = {
  coachInvites: {
    title: 'Coach invites',
    text: 'Invite coaches one by one or by list, see who opened and accepted, and send an invite again.',
  },
} as const;

/** A screen that is still to be built. */
export type ComingTopic = keyof typeof englishComing;

/** The texts of such a screen. */
export interface ComingTexts {
  readonly title: string;
  readonly text: string;
}

/** What is there today in place of a screen still to be built, and the text of the link to it, in English. */
export const englishInstead = {
  users: { text: 'Today you decide about people, their roles and missing colleges.', link: 'To the users' },
} as const;

/** What is there instead. */
export type InsteadTopic = keyof typeof englishInstead;

/** The texts of what is there instead. */
export interface InsteadTexts {
  readonly text: string;
  readonly link: string;
}
