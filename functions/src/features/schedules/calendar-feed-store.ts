import { type Follower, followingReader, mayBeginToFollow } from '@touchline/domain/permissions/follow-schedule';
import type { Account } from '@touchline/domain/person/account/account';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import {
  CALENDAR_FEEDS,
  type CalendarFeed,
  feedIdOf,
  newFeed,
  type OwnFeed,
  ownFeedAt,
} from '@touchline/domain/person/profiles/schedule/calendar-feed';
import { scheduleCalendar } from '@touchline/domain/person/profiles/schedule/schedule-calendar';
import { collegesOfCoach } from '@touchline/domain/person/roles/coach-role';
import type { Firestore } from '@google-cloud/firestore';
import { missing } from '../../platform/audited-transaction';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction, readOrReport } from '../../platform/firestore';
import { hashOf } from '../../platform/rate-limit-store';
import { collectionOf, isDocumentName } from '../../platform/stored-document';
import type { IsGuardianOf } from '../guardianship/guardian-of-player-store';
import { personDocuments, type ProfileStore } from '../profiles/profile-store';
import { isBlockedWithCollege } from '../threads/blocking-players';

/** The addresses under which people follow players in a calendar program; each belongs to one person and one player. */
export interface CalendarFeedStore {
  /** Null where the person has none that works. */
  readonly find: (reader: string, player: string) => Promise<OwnFeed | null>;
  /**
   * A new secret; a former one stops. Throws Refusal notFound where there is no such player, or the person may not
   * follow them.
   */
  readonly make: (reader: string, player: string) => Promise<{ readonly feed: OwnFeed; readonly secret: string }>;
  readonly end: (reader: string, player: string) => Promise<void>;
  /**
   * The calendar behind a secret on a site. Throws Refusal notFound, always the same, where the secret is not valid or
   * its person may not follow the player now.
   */
  readonly calendarOf: (secret: string, origin: string) => Promise<string>;
}

interface FeedDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly profiles: Pick<ProfileStore, 'authorityOf'>;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly isGuardianOf: IsGuardianOf;
}

export function calendarFeedStore(dependencies: FeedDependencies): CalendarFeedStore {
  const { database, clock, newId } = dependencies;
  const feeds = () => collectionOf(database(), CALENDAR_FEEDS);
  const people = () => personDocuments(database());
  const now = (): string => clock().toISOString();

  return {
    find: async (reader, player) => {
      const stored = isDocumentName(player) ? await feeds().doc(feedIdOf(reader, player)).get() : null;
      const feed = stored === null ? null : readOrReport(stored);
      return feed === null ? null : ownFeedAt(feed, now());
    },

    make: async (reader, player) => {
      if (!isDocumentName(player)) missing('unknownProfile');
      const follower = (await followerOf(dependencies, reader, player)) ?? missing('unknownProfile');
      const secret = `${newId()}${newId()}`;
      return inOneTransaction(async (unit) => {
        const { profiles, accounts } = people();
        const [profile, account] = await unit.read<[Profile, Account]>(profiles.doc(player), accounts.doc(reader));
        const stored = profile.data() ?? missing('unknownProfile');
        if (!account.exists || !mayBeginToFollow(stored, follower, now())) missing('unknownProfile');
        const feed = newFeed({ reader, player, secretHash: hashOf(`calendar ${secret}`), madeAt: now() });
        unit.save(feeds().doc(feed._id), feed);
        return { feed: ownFeedAt(feed, now()) ?? missing('unknownProfile'), secret };
      }, database());
    },

    end: async (reader, player) => {
      if (isDocumentName(player)) await feeds().doc(feedIdOf(reader, player)).delete();
    },

    calendarOf: async (secret, origin) => {
      const found = await feeds()
        .where('secretHash', '==', hashOf(`calendar ${secret}`))
        .limit(1)
        .get();
      const feed = found.docs.flatMap((one) => readOrReport(one) ?? [])[0] ?? missing('notFound');
      if (ownFeedAt(feed, now()) === null) missing('notFound');
      return (await calendarOfFeed(feed, origin)) ?? missing('notFound');
    },
  };

  /** The calendar of a feed, in the language of its person; null where that person may not follow the player now. */
  async function calendarOfFeed({ reader, player }: CalendarFeed, origin: string): Promise<string | null> {
    const { profiles, accounts } = people();
    const [follower, stored, owned] = await Promise.all([
      followerOf(dependencies, reader, player),
      profiles.doc(player).get(),
      accounts.doc(reader).get(),
    ]);
    const [profile, account] = [readOrReport(stored), readOrReport(owned)];
    if (follower === null || profile === null || account === null) return null;
    const at = now();
    const seenAs = followingReader(profile, follower, at);
    if (seenAs === null) return null;
    const address = `${origin}/profile/${profile.username}`;
    return scheduleCalendar(profile, { reader: seenAs, at, language: account.locale, address });
  }
}

/** What decides whether somebody follows a player, as it is stored now; null where they cannot sign in any more. */
async function followerOf(
  { database, profiles, users, isGuardianOf }: FeedDependencies,
  reader: string,
  player: string,
): Promise<Follower | null> {
  const [user, { roles, isDeactivated }, isGuardian] = await Promise.all([
    users.find(reader),
    profiles.authorityOf(reader),
    reader === player ? false : isGuardianOf(reader, player),
  ]);
  if (user === null || user.isDisabled) return null;
  const isBlocked = await isBlockedWithCollege(database(), { coach: reader, collegeIds: collegesOfCoach(roles) }, player);
  return { actor: { uid: reader, roles, isDeactivated, isVerified: user.emailVerified }, isGuardian, isBlocked };
}
