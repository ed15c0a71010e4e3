import type { Account } from '@touchline/domain/person/account/account';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { type Inbox, INBOXES, newInbox } from '@touchline/domain/person/threads/inbox';
import {
  contactedPlayer,
  type ContactedPlayer,
  type EarlierThread,
  type ThreadPeople,
  writesFor,
} from '@touchline/domain/person/threads/may-write';
import type { ThreadNames } from '@touchline/domain/person/threads/shown-thread';
import { type Thread, THREAD_MESSAGES, THREADS } from '@touchline/domain/person/threads/thread';
import type { DocumentReference, Firestore } from '@google-cloud/firestore';
import { readOrReport, type UnitOfWork } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { guardiansOfPlayer } from '../guardianship/guardian-of-player-store';
import { personDocuments } from '../profiles/profile-store';

/** Far more conversations than a player has with one college, or with one coach. */
const EARLIER_AT_ONCE = 100;

type Read = UnitOfWork['read'];
type GuardiansOfPlayer = Awaited<ReturnType<typeof guardiansOfPlayer>>;

/** The collections of conversations. */
export function threadDocuments(database: Firestore) {
  return {
    threads: collectionOf(database, THREADS),
    messages: collectionOf(database, THREAD_MESSAGES),
    inboxes: collectionOf(database, INBOXES),
  };
}

/** Reads documents outside a transaction, in one call. */
export function readsOf(database: Firestore): Read {
  const read = (...all: DocumentReference[]) => (all.length === 0 ? Promise.resolve([]) : database.getAll(...all));
  return read as Read;
}

/** A player with account and inbox, as a conversation needs them. */
export interface StoredPlayer {
  readonly profile: Profile;
  readonly account: Account;
  readonly inbox: Inbox;
  readonly guardians: GuardiansOfPlayer['guardians'];
  /** Whether a guardian has switched messages off for the player. */
  readonly contactOff: boolean;
  readonly contacted: ContactedPlayer;
}

/** A coach with the account. */
export interface StoredCoach {
  readonly profile: Profile;
  readonly account: Account;
}

/** Reads a player at a time (ISO 8601); null where there is no such person any more. */
export async function readPlayer(database: Firestore, read: Read, uid: string, at: string): Promise<StoredPlayer | null> {
  const { profiles, accounts } = personDocuments(database);
  const [profile, account, inbox] = await read(profiles.doc(uid), accounts.doc(uid), threadDocuments(database).inboxes.doc(uid));
  return playerOf(database, profile.data(), account.data(), inbox.data(), at);
}

async function playerOf(
  database: Firestore,
  profile: Profile | null | undefined,
  account: Account | null | undefined,
  stored: Inbox | null | undefined,
  at: string,
): Promise<StoredPlayer | null> {
  if (profile === undefined || profile === null || account === undefined || account === null) return null;
  const inbox = stored ?? newInbox(profile._id);
  // A change of a link writes the account that was read, so a transaction decides by what it read.
  const { guardians, contactOff } = await guardiansOfPlayer(database, account, at);
  const player = { profile, account, inbox, guardians, contactOff };
  return { ...player, contacted: contactedNow(player, at) };
}

/** Whether coaches may write to a player at a time (ISO 8601): the stricter choice of player and guardian holds. */
export function contactedNow(
  { profile, inbox, guardians, contactOff }: Omit<StoredPlayer, 'contacted'>,
  at: string,
): ContactedPlayer {
  const takesMessages = inbox.takesMessages && !contactOff;
  const chosen = { guardians: guardians.length, inbox: { ...inbox, takesMessages }, today: at.slice(0, 10) };
  return contactedPlayer(profile, chosen);
}

/** Reads a coach; null where there is no such person any more. */
export async function readCoach(database: Firestore, read: Read, uid: string): Promise<StoredCoach | null> {
  const { profiles, accounts } = personDocuments(database);
  const [profile, account] = await read(profiles.doc(uid), accounts.doc(uid));
  const [found, owned] = [profile.data(), account.data()];
  return found === undefined || owned === undefined ? null : { profile: found, account: owned };
}

/** The two people of a conversation as its rules see them. */
export function peopleOf(
  { collegeId }: Pick<Thread, 'collegeId'>,
  player: Pick<StoredPlayer, 'contacted'> | null,
  coach: Pick<StoredCoach, 'profile'> | null,
): ThreadPeople {
  return {
    player: player?.contacted ?? null,
    coach: coach === null ? null : { isAccepted: writesFor(coach.profile, collegeId) },
  };
}

/** How the two are called. */
export function namesOf(player: Pick<StoredPlayer, 'profile'> | null, coach: Pick<StoredCoach, 'profile'> | null): ThreadNames {
  return {
    player: player === null ? null : { name: player.profile.displayName, username: player.profile.username },
    coach: coach?.profile.displayName ?? null,
  };
}

/** Everybody of many conversations, by uid, with three reads for each player and one for each coach. */
export async function readPeople(database: Firestore, threads: readonly Thread[], moment: string) {
  const { profiles, accounts } = personDocuments(database);
  const { inboxes } = threadDocuments(database);
  const read = readsOf(database);
  const players = [...new Set(threads.map(({ player }) => player))];
  const coaches = [...new Set(threads.map(({ coach }) => coach))];
  const [profilesOfPlayers, accountsOfPlayers, inboxesOfPlayers, profilesOfCoaches] = await Promise.all([
    read<Profile[]>(...players.map((uid) => profiles.doc(uid))),
    read<Account[]>(...players.map((uid) => accounts.doc(uid))),
    read<Inbox[]>(...players.map((uid) => inboxes.doc(uid))),
    read<Profile[]>(...coaches.map((uid) => profiles.doc(uid))),
  ]);
  const at = <Stored>(all: readonly FirebaseFirestore.DocumentSnapshot<Stored>[], index: number) => {
    const found = all[index];
    return found === undefined ? null : readOrReport(found);
  };
  const foundPlayers = await Promise.all(
    players.map((_, index) =>
      playerOf(database, at(profilesOfPlayers, index), at(accountsOfPlayers, index), at(inboxesOfPlayers, index), moment),
    ),
  );
  const playerBy = new Map(players.map((uid, index) => [uid, foundPlayers[index] ?? null]));
  const coachBy = new Map(
    coaches.map((uid, index) => {
      const profile = at(profilesOfCoaches, index);
      return [uid, profile === null ? null : { profile }];
    }),
  );
  return {
    player: (uid: string) => playerBy.get(uid) ?? null,
    coach: (uid: string) => coachBy.get(uid) ?? null,
  };
}

/**
 * The conversations of a player with a college, and with a coach anywhere, each with whether its coach still writes.
 */
export async function earlierThreads(
  database: Firestore,
  read: Read,
  { player, collegeId, coach }: Pick<Thread, 'player' | 'collegeId' | 'coach'>,
): Promise<readonly EarlierThread[]> {
  const ofPlayer = threadDocuments(database).threads.where('player', '==', player);
  const found = await Promise.all([
    ofPlayer.where('collegeId', '==', collegeId).limit(EARLIER_AT_ONCE).get(),
    ofPlayer.where('coach', '==', coach).limit(EARLIER_AT_ONCE).get(),
  ]);
  const all = new Map(found.flatMap(({ docs }) => docs.flatMap((one) => readOrReport(one) ?? [])).map((one) => [one._id, one]));
  const { profiles } = personDocuments(database);
  const coaches = [...new Set([...all.values()].map((one) => one.coach))];
  const stored = coaches.length === 0 ? [] : await read<Profile[]>(...coaches.map((uid) => profiles.doc(uid)));
  const byUid = new Map(stored.map((one) => [one.id, one.data() ?? null]));
  return [...all.values()].map((thread) => ({
    thread,
    isCoachAccepted: writesFor(byUid.get(thread.coach) ?? null, thread.collegeId),
  }));
}
