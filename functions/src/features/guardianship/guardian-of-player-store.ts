import { type Guardianship, GUARDIANSHIPS, mayReadAsGuardian, pairKey } from '@touchline/domain/person/guardianship/guardianship';
import { decidedByGuardians } from '@touchline/domain/person/guardianship/answer-guardianship';
import { familiesAsked } from '@touchline/domain/person/guardianship/begin-guardianship';
import { type ConfirmedGuardian, confirmedGuardiansOf } from '@touchline/domain/person/guardianship/shown-guardianships';
import { comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';
import type { Account } from '@touchline/domain/person/account/account';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { personDocuments } from '../profiles/profile-store';

/** Far more links than anybody has. */
const MOST = 1000;

/** The links between players and guardians. */
export function guardianshipDocuments(database: Firestore) {
  return collectionOf(database, GUARDIANSHIPS);
}

/**
 * The links of a player. Whoever changes one reads the player's account first in the transaction, and writes it: then
 * no other change comes between.
 */
export async function linksOfPlayer(database: Firestore, player: string): Promise<readonly Guardianship[]> {
  const found = await guardianshipDocuments(database).where('player', '==', player).limit(MOST).get();
  return found.docs.flatMap((one) => readOrReport(one) ?? []);
}

/** Whether an account is linked to a player's as a guardian who may read the page now. */
export type IsGuardianOf = (guardian: string, player: string) => Promise<boolean>;

export function isGuardianOf(database: () => Firestore, clock: Clock): IsGuardianOf {
  return async (guardian, player) => {
    const pair = guardianshipDocuments(database()).where('pair', '==', pairKey(guardian, player)).limit(1);
    const now = clock().toISOString();
    return (await pair.get()).docs.some((one) => {
      const link = readOrReport(one);
      return link !== null && mayReadAsGuardian(link, now);
    });
  };
}

/** The players whose pages an account reads as a linked guardian now. */
export type ChildrenOf = (guardian: string) => Promise<readonly string[]>;

export function childrenOf(database: () => Firestore, clock: Clock): ChildrenOf {
  return async (guardian) => {
    const links = await guardianshipDocuments(database()).where('guardian', '==', guardian).limit(MOST).get();
    const now = clock().toISOString();
    return links.docs.flatMap((one) => {
      const link = readOrReport(one);
      return link !== null && link.player !== null && mayReadAsGuardian(link, now) ? [link.player] : [];
    });
  };
}

/** What the guardians of a player are, and decided together. */
export interface GuardiansOfPlayer {
  readonly guardians: readonly ConfirmedGuardian[];
  readonly contactOff: boolean;
  readonly pageHidden: boolean;
}

/**
 * The confirmed guardians of a minor at a time (ISO 8601), linked or by mail, each with the address that mail goes to,
 * and what they decided. Nobody for a player who is of age.
 */
export async function guardiansOfPlayer(database: Firestore, account: Account, now: string): Promise<GuardiansOfPlayer> {
  if (now.slice(0, 10) >= comesOfAgeOn(account.dateOfBirth)) return { guardians: [], contactOff: false, pageHidden: false };
  const links = await linksOfPlayer(database, account._id);
  const uids = links.flatMap((one) => (mayReadAsGuardian(one, now) && one.guardian !== null ? [one.guardian] : []));
  const { accounts } = personDocuments(database);
  const stored = await Promise.all(uids.map((uid) => accounts.doc(uid).get()));
  const addresses = stored.flatMap((one) => {
    const guardian = readOrReport(one);
    return guardian === null ? [] : [{ uid: one.id, email: guardian.email, locale: guardian.locale }];
  });
  return { guardians: confirmedGuardiansOf(account, links, addresses, now), ...decidedByGuardians(links, now) };
}

/** How many children an account has asked as a parent, and of how many family names they are. */
export type ChildrenAskedBy = (guardian: string) => Promise<{ readonly children: number; readonly families: number }>;

export function childrenAskedBy(database: () => Firestore): ChildrenAskedBy {
  return async (guardian) => {
    const links = await guardianshipDocuments(database()).where('guardian', '==', guardian).limit(MOST).get();
    const asked = links.docs.flatMap((one) => {
      const link = readOrReport(one);
      return link !== null && link.begunBy === 'guardian' && link.player !== null ? [link.player] : [];
    });
    const children = [...new Set(asked)];
    if (children.length === 0) return { children: 0, families: 0 };
    const { accounts } = personDocuments(database());
    const stored = await database().getAll(...children.map((uid) => accounts.doc(uid)));
    const names = stored.flatMap((one) => (one.exists ? [String(one.get('lastName') ?? '')] : []));
    return { children: children.length, families: familiesAsked(names) };
  };
}
