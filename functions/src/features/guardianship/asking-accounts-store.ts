import type { AskingAccount } from '@touchline/domain/audit/waiting-work';
import { DAY_MS } from '@touchline/domain/kernel/day';
import { familiesAsked } from '@touchline/domain/person/guardianship/begin-guardianship';
import { GUARDIANSHIP_LIMITS } from '@touchline/domain/reference/limits';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { personDocuments } from '../profiles/profile-store';
import { guardianshipDocuments } from './guardian-of-player-store';

/** The latest questions that are looked at. */
const MOST = 2000;

/** What an account has asked as a parent. */
interface Asked {
  readonly children: ReadonlySet<string>;
  readonly lastAt: string;
}

/** The accounts that asked children of different family names lately, the most families first; admins look at them. */
export function askingAccounts(database: () => Firestore, clock: Clock): () => Promise<readonly AskingAccount[]> {
  const lastNameOf = async (uid: string): Promise<readonly string[]> => {
    const account = readOrReport(await personDocuments(database()).accounts.doc(uid).get());
    return account === null ? [] : [account.lastName];
  };

  return async () => {
    const since = new Date(clock().getTime() - GUARDIANSHIP_LIMITS.watchedDays * DAY_MS).toISOString();
    const asked = guardianshipDocuments(database()).where('askedAt', '>=', since).orderBy('askedAt', 'desc').limit(MOST);
    const byAccount = new Map<string, Asked>();
    for (const one of (await asked.get()).docs) {
      const link = readOrReport(one);
      if (link === null || link.begunBy !== 'guardian' || link.guardian === null || link.player === null) continue;
      const { children, lastAt } = byAccount.get(link.guardian) ?? { children: new Set<string>(), lastAt: link.askedAt };
      byAccount.set(link.guardian, { children: new Set([...children, link.player]), lastAt });
    }
    const found = await Promise.all(
      [...byAccount]
        .filter(([, { children }]) => children.size > 1)
        .map(async ([uid, { children, lastAt }]) => {
          const names = (await Promise.all([...children].map(lastNameOf))).flat();
          const profile = readOrReport(await personDocuments(database()).profiles.doc(uid).get());
          const name = profile?.displayName ?? uid;
          return { uid, name, children: children.size, families: familiesAsked(names), lastAt };
        }),
    );
    return found.filter(({ families }) => families > 1).toSorted((one, other) => other.families - one.families);
  };
}
