import { endedCoachLink } from '@touchline/domain/person/coach-links/open-coach-link';
import {
  type CoachLinkForm,
  type FoundReceiver,
  type NamedReceiver,
  newCoachLink,
} from '@touchline/domain/person/coach-links/make-coach-link';
import { type OwnCoachLinks, shownLink } from '@touchline/domain/person/coach-links/shown-coach-links';
import { comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';
import { mayDecideAsGuardian } from '@touchline/domain/person/guardianship/guardianship';
import { hasMinorsPageOn } from '@touchline/domain/person/profiles/audience/visibility';
import type { CoachLink } from '@touchline/domain/person/coach-links/coach-link';
import type { Firestore } from '@google-cloud/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { childrenOf, guardiansOfPlayer, linksOfPlayer } from '../guardianship/guardian-of-player-store';
import type { ProfileStore } from '../profiles/profile-store';
import { personDocuments } from '../profiles/profile-store';
import { coachLinkDocuments, coachLinksOfPlayer, pathOfLink } from './coach-link-documents';
import { tellGuardiansOfLink } from './coach-link-mails-store';

/** A player who makes a link, with whether the address of the account is proven. */
interface Making {
  readonly by: { readonly uid: string; readonly isVerified: boolean };
  readonly form: CoachLinkForm;
  readonly to: NamedReceiver;
  readonly origin: string;
}

/** The private links of players, as these and their guardians see them. */
export interface CoachLinkStore {
  /** Stores a link together with the mails to a minor's guardians. Throws what `newCoachLink` throws. */
  readonly make: (making: Making) => Promise<void>;
  /**
   * Ends a link at once, for its player or a guardian who may decide. Throws Refusal notFound for anybody else.
   */
  readonly end: (uid: string, linkId: string) => Promise<void>;
  /** The links of the caller and of the children. Throws Refusal notFound without a profile. */
  readonly listOwn: (uid: string) => Promise<OwnCoachLinks>;
}

export function coachLinkStore(
  database: () => Firestore,
  clock: Clock,
  newId: () => string,
  { findByUsername }: Pick<ProfileStore, 'findByUsername'>,
): CoachLinkStore {
  const audited = auditedTransactions(database, clock, newId);
  const people = () => personDocuments(database());

  async function receiverOf(to: NamedReceiver): Promise<FoundReceiver> {
    return to !== null && 'username' in to ? { profile: await findByUsername(to.username) } : to;
  }

  async function mayDecide(guardian: string, player: string, now: string): Promise<boolean> {
    const links = await linksOfPlayer(database(), player);
    return links.some((one) => one.guardian === guardian && mayDecideAsGuardian(one, now));
  }

  return {
    make: async ({ by, form, to, origin }) => {
      const document = coachLinkDocuments(database()).doc(newId());
      const receiver = await receiverOf(to);
      const documents = { account: people().accounts.doc(by.uid), profile: people().profiles.doc(by.uid) };
      return audited({
        reads: documents,
        require: ({ account, profile }) => ({
          account: account.data() ?? missing('noProfile'),
          profile: profile.data() ?? missing('noProfile'),
        }),
        alreadyDone: () => undefined,
        decide: async ({ account, profile }, attempt) => {
          const [{ guardians }, own] = await Promise.all([
            guardiansOfPlayer(database(), account, attempt.at),
            coachLinksOfPlayer(database(), by.uid),
          ]);
          const isMinor = attempt.at.slice(0, 10) < comesOfAgeOn(account.dateOfBirth);
          const linking = { profile, isVerified: by.isVerified, isMinor, guardians: guardians.length, own };
          const link = newCoachLink(linking, { form, to: receiver }, { _id: document.id, now: attempt.now });
          const told = await tellGuardiansOfLink(database(), attempt, { link, account, guardians }, { origin, newId });
          return {
            answer: undefined,
            write: (unit) => {
              unit.create(document, link);
              unit.save(documents.account, account);
              told(unit);
            },
            audit: {
              action: 'coachLink.make',
              target: `profiles/${by.uid}`,
              by: { uid: by.uid, isAdmin: false },
              detail: { coachLinkId: document.id, groups: link.groups },
            },
          };
        },
      });
    },

    end: async (uid, linkId) => {
      const document = coachLinkDocuments(database()).doc(linkId);
      return audited({
        reads: { document },
        require: (stored) => stored.document.data() ?? missing('unknownCoachLink'),
        alreadyDone: () => undefined,
        decide: async (link, attempt) => {
          const as = link.player === uid ? 'player' : 'guardian';
          if (as === 'guardian' && !(await mayDecide(uid, link.player, attempt.at))) missing('unknownCoachLink');
          const after = endedCoachLink(link, as, attempt.at);
          if (after === link) return { answer: undefined };
          return {
            answer: undefined,
            write: (unit) => unit.save(document, after),
            audit: {
              action: 'coachLink.end',
              target: `profiles/${link.player}`,
              by: { uid, isAdmin: false },
              detail: { as, coachLinkId: linkId },
            },
          };
        },
      });
    },

    listOwn: async (uid) => {
      const now = clock().toISOString();
      const { accounts, profiles } = people();
      const [account, profile] = await Promise.all([accounts.doc(uid).get(), profiles.doc(uid).get()]);
      const [ofAccount, ofProfile] = [account.data() ?? missing('noProfile'), profile.data() ?? missing('noProfile')];
      const [{ guardians }, own, children] = await Promise.all([
        guardiansOfPlayer(database(), ofAccount, now),
        coachLinksOfPlayer(database(), uid),
        childrenOf(database, clock)(uid),
      ]);
      const isMinor = now.slice(0, 10) < comesOfAgeOn(ofAccount.dateOfBirth);
      return {
        items: latestFirst(own).map((one) => shownLink(one, pathOfLink(one, ofProfile.username), now)),
        hasMinorsPage: isMinor || hasMinorsPageOn(ofProfile, now.slice(0, 10)),
        needsGuardian: isMinor && guardians.length === 0,
        children: (await Promise.all(children.map((child) => linksOfChild(child, uid, now)))).flat(),
      };
    },
  };

  async function linksOfChild(child: string, guardian: string, now: string): Promise<OwnCoachLinks['children']> {
    const [profile, links, decides] = await Promise.all([
      people().profiles.doc(child).get(),
      coachLinksOfPlayer(database(), child),
      mayDecide(guardian, child, now),
    ]);
    const found = readOrReport(profile);
    if (found === null || !decides) return [];
    const { username, displayName } = found;
    return [{ username, displayName, items: latestFirst(links).map((one) => shownLink(one, null, now)) }];
  }
}

function latestFirst(links: readonly CoachLink[]): readonly CoachLink[] {
  return links.toSorted((one, other) => other.madeAt.localeCompare(one.madeAt));
}
