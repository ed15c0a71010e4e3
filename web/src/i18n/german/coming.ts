import type { ComingTexts, ComingTopic, InsteadTexts, InsteadTopic } from '../english/coming';

/** What each screen that is still to be built will contain, in German. */
export const germanComing: Readonly<Record<ComingTopic, ComingTexts>> = {
  coachInvites: {
    title: 'Einladungen an Coaches',
    text: 'Coaches einzeln oder per Liste einladen, sehen, wer geöffnet und angenommen hat, und erneut einladen.',
  },
};

/** What is there today in place of a screen still to be built, in German. */
export const germanInstead: Readonly<Record<InsteadTopic, InsteadTexts>> = {
  users: { text: 'Heute entscheidest du über Menschen, ihre Rollen und fehlende Colleges.', link: 'Zu den Nutzern' },
};
