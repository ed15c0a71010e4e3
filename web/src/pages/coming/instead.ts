import type { ComingTopic, InsteadTopic } from '../../i18n/english/coming';

/** What is there today in place of a screen still to be built: its texts, and where it is. */
interface Instead {
  readonly topic: InsteadTopic;
  readonly to: string;
}

const USERS: Instead = { topic: 'users', to: '/admin/users' };

/** What is there instead of each screen still to be built: never another screen of that kind. */
export const INSTEAD_OF: Readonly<Record<ComingTopic, Instead>> = {
  coachInvites: USERS,
};
