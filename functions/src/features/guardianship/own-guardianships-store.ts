import { deliveredAddress, isSameMailbox } from '@touchline/domain/kernel/text/delivered-address';
import type { Account } from '@touchline/domain/person/account/account';
import { isGuardianOf } from '@touchline/domain/person/consent/guardian';
import type { KnownGuardians } from '@touchline/domain/person/guardianship/answer-guardianship';
import { type Guardianship, stateOfGuardianship } from '@touchline/domain/person/guardianship/guardianship';
import {
  mayConfirmFurther,
  type OwnGuardianships,
  shownChildOf,
  shownGuardianOf,
} from '@touchline/domain/person/guardianship/shown-guardianships';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { Firestore } from 'firebase-admin/firestore';
import { missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { personDocuments } from '../profiles/profile-store';
import { guardianshipDocuments, linksOfPlayer } from './guardian-of-player-store';
import { type Answering, guardianByMail } from './guardianship-store';

/** Far more than anybody has. */
const MOST = 100;

/** A player with the account, and every link to a guardian. */
interface LinkedPlayer {
  readonly account: Account;
  readonly profile: Profile;
  readonly known: KnownGuardians;
}

/** Reads the links of an account. Throws Refusal notFound without a profile. */
export type ReadOwnGuardianships = (by: Answering) => Promise<OwnGuardianships>;

export function ownGuardianshipsStore(database: () => Firestore, clock: Clock): ReadOwnGuardianships {
  const people = () => personDocuments(database());

  async function playerOf(uid: string, now: string): Promise<LinkedPlayer | null> {
    const [account, profile, links] = await Promise.all([
      people().accounts.doc(uid).get(),
      people().profiles.doc(uid).get(),
      linksOfPlayer(database(), uid),
    ]);
    const [ofAccount, ofProfile] = [readOrReport(account), readOrReport(profile)];
    if (ofAccount === null || ofProfile === null) return null;
    return { account: ofAccount, profile: ofProfile, known: { links, byMail: guardianByMail(ofAccount, now) } };
  }

  async function namesOf(uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (uids.length === 0) return new Map();
    const found = await database().getAll(...[...new Set(uids)].map((uid) => people().profiles.doc(uid)));
    return new Map(found.map((one) => [one.id, String(one.get('displayName') ?? '')]));
  }

  async function ofPlayer({ account, profile, known }: LinkedPlayer, now: string) {
    if (!isPlayer(profile.type)) return { guardians: [], namedEmail: null };
    const names = await namesOf(known.links.flatMap(({ guardian }) => guardian ?? []));
    const guardians = sorted(known.links, now).map((one) =>
      shownGuardianOf(one, known, one.guardian === null ? null : (names.get(one.guardian) ?? null), now),
    );
    const named = guardianByMail(account, now)?.email ?? null;
    const isLinked = known.links.some((one) => named !== null && isAlive(one, now) && isSameMailbox(one.email, named));
    return { guardians, namedEmail: isLinked ? null : named };
  }

  /** The links to children, also of questions to this address that no account has answered. */
  async function linksOfGuardian({ uid, email, isVerified }: Answering): Promise<readonly Guardianship[]> {
    const documents = guardianshipDocuments(database());
    const [own, toAddress] = await Promise.all([
      documents.where('guardian', '==', uid).limit(MOST).get(),
      isVerified ? documents.where('mailbox', '==', deliveredAddress(email)).limit(MOST).get() : null,
    ]);
    const asked = (toAddress?.docs ?? []).flatMap((one) => readOrReport(one) ?? []);
    const open = asked.filter((one) => one.guardianAt === null && one.begunBy === 'player');
    const held = own.docs.flatMap((one) => readOrReport(one) ?? []).filter((one) => one.guardianAt !== null);
    return [...new Map([...held, ...open].map((one) => [one._id, one])).values()];
  }

  return async (by) => {
    const now = clock().toISOString();
    const self = (await playerOf(by.uid, now)) ?? missing('noProfile');
    const links = self.profile.type === 'parent' ? await linksOfGuardian(by) : [];
    const named = self.profile.type === 'parent' && by.isVerified ? await whoNamed(by.email, now) : [];
    const uids = new Set([...links.flatMap(({ player }) => player ?? []), ...named]);
    const found = await Promise.all([...uids].map(async (uid) => [uid, await playerOf(uid, now)] as const));
    const players = new Map(found);
    const playerOfLink = ({ player }: Guardianship) => (player === null ? null : (players.get(player) ?? null));
    const children = sorted(links, now).map((one) => {
      const child = playerOfLink(one);
      return shownChildOf(one, child?.known ?? { links: [], byMail: null }, child?.profile ?? null, now);
    });
    const waiting = found.flatMap(([, player]) =>
      (player?.known.links ?? [])
        .filter(
          (one) =>
            player !== null && mayConfirmFurther(one, player.known, { ...by, email: by.isVerified ? by.email : null }, now),
        )
        .map((one) => ({ one, childName: player?.profile.displayName ?? '' })),
    );
    const names = await namesOf(waiting.flatMap(({ one }) => one.guardian ?? []));
    return {
      ...(await ofPlayer(self, now)),
      children,
      further: waiting.map(({ one, childName }) => ({
        ...{ guardianshipId: one._id, childName, email: one.email, validUntil: one.validUntil },
        name: one.guardian === null ? null : (names.get(one.guardian) ?? null),
      })),
      namedBy: named.flatMap((uid) => {
        const player = players.get(uid) ?? null;
        const isLinked = player?.known.links.some((one) => isAlive(one, now) && isSameMailbox(one.email, by.email)) ?? true;
        return player === null || isLinked
          ? []
          : [{ username: player.profile.username, displayName: player.profile.displayName }];
      }),
    };
  };

  /** The minors who have named an address as their guardian's. */
  async function whoNamed(address: string, now: string): Promise<readonly string[]> {
    const named = people().accounts.where('guardianKeys.named', '==', deliveredAddress(address));
    const accounts = (await named.limit(MOST).get()).docs.flatMap((one) => readOrReport(one) ?? []);
    return accounts.filter((one) => isGuardianOf(one, address, now.slice(0, 10))).map(({ _id }) => _id);
  }
}

const isAlive = (one: Guardianship, now: string): boolean => ['asked', 'confirmed'].includes(stateOfGuardianship(one, now));

/** Those that hold or wait first, then the latest. */
function sorted(links: readonly Guardianship[], now: string): readonly Guardianship[] {
  const rank = (one: Guardianship) => (isAlive(one, now) ? 0 : 1);
  return links.toSorted((one, other) => rank(one) - rank(other) || other.askedAt.localeCompare(one.askedAt)).slice(0, MOST);
}
