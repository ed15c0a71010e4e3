import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { sexOf } from '@touchline/domain/person/claims/coach-colleges';
import { REPORTS_PER_DAY, THREAD_LIMITS } from '@touchline/domain/reference/limits';
import { contactRule } from '@touchline/domain/reference/recruiting-rules/contact-rule';
import { whoseRule } from '@touchline/domain/reference/recruiting-rules/rule-names';
import { callerUid, type Handler } from '../../platform/handler';
import type { CountDaily } from '../../platform/rate-limit-store';
import type { CatalogueStore } from '../colleges/catalogue-store';
import type { ProfileStore } from '../profiles/profile-store';
import { collegesOfCoach, type FoundContact, type ThreadListStore } from './thread-list-store';
import type { ThreadStore } from './thread-store';

/** What beginning a conversation needs besides the stores. */
interface StartDependencies {
  readonly threads: ThreadStore;
  readonly lists: ThreadListStore;
  readonly catalogue: Pick<CatalogueStore, 'current' | 'fresh'>;
  readonly profiles: Pick<ProfileStore, 'find'>;
}

type ContactItem = AnswerOf<'contactOf'>['items'][number];
type CatalogueRow = Awaited<ReturnType<CatalogueStore['current']>>['rows'][number];

/** GET /ui/v1/contacts/:playerId */
export function contactOf({ lists, catalogue, profiles }: Omit<StartDependencies, 'threads'>): Handler<'contactOf'> {
  return async ({ actor, params: { playerId } }) => {
    const uid = callerUid(actor);
    const own = await profiles.find(uid);
    const { profile, items } = await lists.contactOf(playerId, uid, own === null ? [] : collegesOfCoach(own));
    const rows = new Map((await catalogue.current()).rows.map((row) => [row._id, row]));
    return { items: items.flatMap((one) => contactItem(one, rows.get(one.collegeId), profile)) };
  };
}

/** What a coach may do for a college; nothing for one that is not listed any more. */
function contactItem(found: FoundContact, row: CatalogueRow | undefined, player: Profile): ContactItem[] {
  if (row === undefined) return [];
  const sex = sexOf(player.sportsTypeGender);
  const division = (sex === 'male' ? row.mensDivision : row.womensDivision) ?? row.division;
  const known = contactRule({ league: row.league, division, sex }, player.graduationYear);
  const rule = known && { whose: whoseRule(known.rule), text: known.rule.value, from: known.from };
  return [{ ...found, collegeName: row.name, rule }];
}

/** POST /ui/v1/threads */
export function startThread({ threads, lists, catalogue }: Omit<StartDependencies, 'profiles'>): Handler<'startThread'> {
  return async ({ actor, body, origin }) => {
    const form = body();
    const isCollege = ({ _id }: CatalogueRow) => _id === form.collegeId;
    const row = (await catalogue.current()).rows.find(isCollege) ?? (await catalogue.fresh()).rows.find(isCollege);
    if (row === undefined) throw new Refusal('forbidden', 'cannotWriteForCollege');
    const camp = form.campId === null ? null : await lists.campOf(form.collegeId, form.campId);
    const first = { coach: callerUid(actor), collegeName: row.name, camp, origin };
    return { threadId: await threads.start(form, first) };
  };
}

/** GET /ui/v1/threads */
export function ownThreads(lists: ThreadListStore): Handler<'threads'> {
  return async ({ actor, query: { after = null } }) => lists.list(callerUid(actor), after);
}

/** GET /ui/v1/threads/:threadId */
export function ownThread(lists: ThreadListStore): Handler<'thread'> {
  return async ({ actor, params: { threadId }, query: { after = null } }) => lists.read(threadId, callerUid(actor), after);
}

/** POST /ui/v1/threads/:threadId/messages. Counted before the message is read, so that nobody floods a conversation. */
export function replyToThread(threads: ThreadStore, countToday: CountDaily): Handler<'replyToThread'> {
  return async ({ actor, params: { threadId }, body, origin }) => {
    const uid = callerUid(actor);
    await countToday({ name: 'messages', perDay: THREAD_LIMITS.messagesPerDay }, uid);
    return { message: await threads.reply(threadId, uid, { text: () => body().text, origin }) };
  };
}

/** POST /ui/v1/threads/:threadId/read */
export function markThreadRead(threads: ThreadStore): Handler<'markThreadRead'> {
  return async ({ actor, params: { threadId } }) => {
    await threads.markRead(threadId, callerUid(actor));
    return null;
  };
}

/** POST /ui/v1/threads/:threadId/act */
export function changeThread(threads: ThreadStore): Handler<'changeThread'> {
  return async ({ actor, params: { threadId }, body }) => ({
    thread: await threads.change(threadId, callerUid(actor), () => body().act),
  });
}

/** POST /ui/v1/threads/:threadId/reports. Counted with the reports about profiles. */
export function reportThread(threads: ThreadStore, countToday: CountDaily): Handler<'reportThread'> {
  return async ({ actor, params: { threadId }, body }) => {
    const uid = callerUid(actor);
    await countToday({ name: 'reports', perDay: REPORTS_PER_DAY.person }, uid);
    await threads.report(threadId, uid, body);
    return { received: true };
  };
}

/** POST /ui/v1/inbox */
export function changeInbox(threads: ThreadStore): Handler<'changeInbox'> {
  return async ({ actor, body }) => ({ contact: await threads.choose(callerUid(actor), () => body().takesMessages) });
}

/** GET /ui/v1/admin/reports/:reportId/thread */
export function reportedThread(lists: ThreadListStore): Handler<'reportedThread'> {
  return async ({ params: { reportId } }) => lists.reported(reportId);
}
