import {
  changeInbox,
  changeThread,
  contactOf,
  markThreadRead,
  ownThread,
  ownThreads,
  replyToThread,
  reportedThread,
  reportThread,
  startThread,
} from '../features/threads/thread-handlers';
import { threadListStore } from '../features/threads/thread-list-store';
import { threadStore } from '../features/threads/thread-store';
import { dailyLimitStore } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of conversations between coaches and players. */
export function threadHandlers({ database, clock, newId, catalogue, profiles, users }: SharedServices) {
  const lists = threadListStore(database, clock);
  const recipientOf = async (uid: string) => {
    const user = await users.find(uid);
    return user === null ? null : { email: user.email, isVerified: user.emailVerified };
  };
  const threads = threadStore({ database, clock, newId, recipientOf });
  const countToday = dailyLimitStore(database, clock);
  return {
    contactOf: contactOf({ lists, catalogue, profiles }),
    startThread: startThread({ threads, lists, catalogue }),
    threads: ownThreads(lists),
    thread: ownThread(lists),
    replyToThread: replyToThread(threads, countToday),
    markThreadRead: markThreadRead(threads),
    changeThread: changeThread(threads),
    reportThread: reportThread(threads, countToday),
    changeInbox: changeInbox(threads),
    reportedThread: reportedThread(lists),
  };
}
