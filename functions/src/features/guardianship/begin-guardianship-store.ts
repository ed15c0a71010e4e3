import { comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';
import {
  guardianshipOfGuardian,
  guardianshipOfPlayer,
  type NamedPerson,
  requireGuardianAccount,
} from '@touchline/domain/person/guardianship/begin-guardianship';
import { isShownToOthers } from '@touchline/domain/person/profiles/audience/shown-profile';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Firestore } from '@google-cloud/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import type { UnitOfWork } from '../../platform/firestore';
import { ownerOf } from '../college-staff/coach-invite-store';
import { isPlayersAddress } from '../featuring/guardian-address-store';
import { personDocuments } from '../profiles/profile-store';
import { guardianshipDocuments, linksOfPlayer } from './guardian-of-player-store';
import { linkMails } from './guardianship-mails-store';
import { type Answering, guardianByMail } from './guardianship-store';

/** Far more questions than a parent has sent. */
const MOST = 1000;

/** Who begins a link, whom they mean, and what they typed. */
interface Beginning {
  readonly by: Answering;
  readonly named: NamedPerson;
  readonly typed: string;
  readonly origin: string;
}

/** Begins links, from either side. */
export interface BeginGuardianshipStore {
  /** Throws Refusal notFound, and what `guardianshipOfPlayer`, `requireGuardianAccount` and their kin throw. */
  readonly ask: (beginning: Beginning) => Promise<void>;
}

export function beginGuardianshipStore(database: () => Firestore, clock: Clock, newId: () => string): BeginGuardianshipStore {
  const audited = auditedTransactions(database, clock, newId);
  const mailIds = () => [newId()];

  return {
    ask: async (beginning) => {
      const profile = (await personDocuments(database()).profiles.doc(beginning.by.uid).get()).data();
      if (profile === undefined) missing('noProfile');
      return isPlayer(profile.type) ? askGuardian(beginning) : askPlayer(beginning);
    },
  };

  async function askGuardian({ by, named, typed, origin }: Beginning): Promise<void> {
    if (!('email' in named)) throw new Refusal('invalid', 'emailInvalid', {}, 'to');
    const { accounts, profiles } = personDocuments(database());
    const link = guardianshipDocuments(database()).doc(newId());
    const [guardianUid, isPlayers] = await Promise.all([
      ownerOf(database(), named.email),
      isPlayersAddress(database(), named.email, by.uid),
    ]);
    const ids = mailIds();
    const documents = { account: accounts.doc(by.uid), profile: profiles.doc(by.uid) };
    return audited({
      reads: documents,
      require: ({ account, profile }) => ({
        account: account.data() ?? missing('noProfile'),
        profile: profile.data() ?? missing('noProfile'),
      }),
      alreadyDone: () => undefined,
      decide: async ({ account, profile }, attempt) => {
        const [ofGuardian] = guardianUid === null ? [] : await attempt.read(accounts.doc(guardianUid));
        const links = await linksOfPlayer(database(), by.uid);
        const asking = { uid: by.uid, type: profile.type, email: account.email, adultFrom: comesOfAgeOn(account.dateOfBirth) };
        const after = guardianshipOfPlayer(
          { ...asking, links, guardianEmail: named.email, isPlayers, guardian: guardianUid },
          { _id: link.id, typed, now: attempt.now },
        );
        const known = { links, byMail: guardianByMail(account, attempt.at) };
        const guardian = ofGuardian?.data() ?? null;
        const mails = await linkMails(database(), attempt, ids, {
          ...{ before: null, after, player: account, isPlayerVerified: by.isVerified, guardian, known, origin },
        });
        return {
          answer: undefined,
          write: (unit) => {
            unit.create(link, after);
            unit.save(documents.account, account);
            mails(unit);
          },
          audit: {
            action: 'guardianship.ask',
            target: `profiles/${by.uid}`,
            by: { uid: by.uid, isAdmin: false },
            detail: { as: 'player', guardianshipId: link.id },
          },
        };
      },
    });
  }

  async function askPlayer({ by, named, typed, origin }: Beginning): Promise<void> {
    const { accounts, profiles } = personDocuments(database());
    const link = guardianshipDocuments(database()).doc(newId());
    const meant = await uidOf(named);
    const ids = mailIds();
    return audited({
      reads: { own: accounts.doc(by.uid), profile: profiles.doc(by.uid) },
      require: ({ own, profile }) => ({
        own: own.data() ?? missing('noProfile'),
        type: profile.data()?.type ?? missing('noProfile'),
      }),
      alreadyDone: () => undefined,
      decide: async ({ own, type }, attempt) => {
        requireGuardianAccount({ type, dateOfBirth: own.dateOfBirth, isVerified: by.isVerified }, attempt.at.slice(0, 10));
        const player = meant === null ? null : await playerOf(meant, attempt.read);
        const begun = await guardianshipDocuments(database()).where('guardian', '==', by.uid).limit(MOST).get();
        const begunLinks = begun.docs.flatMap((one) => (one.data().begunBy === 'guardian' ? [one.data()] : []));
        const after = guardianshipOfGuardian(
          { uid: by.uid, email: own.email, begunLinks, player },
          { _id: link.id, typed, now: attempt.now },
        );
        const asked = after.player === null ? null : player;
        const mails =
          asked === null
            ? null
            : await linkMails(database(), attempt, ids, {
                ...{ before: null, after, player: asked.account, isPlayerVerified: false, guardian: own, origin },
                known: { links: asked.links, byMail: guardianByMail(asked.account, attempt.at) },
              });
        return {
          answer: undefined,
          write: (unit) => {
            unit.create(link, after);
            unit.save(accounts.doc(by.uid), own);
            if (asked !== null) unit.save(accounts.doc(asked.uid), asked.account);
            mails?.(unit);
          },
          audit: {
            action: 'guardianship.ask',
            target: `accounts/${by.uid}`,
            by: { uid: by.uid, isAdmin: false },
            detail: { as: 'guardian', guardianshipId: link.id },
          },
        };
      },
    });
  }

  /** The uid of whom somebody means; null where nobody is there. */
  async function uidOf(named: NamedPerson): Promise<string | null> {
    if ('email' in named) return ownerOf(database(), named.email);
    return (await personDocuments(database()).usernames.doc(named.username).get()).data()?.profileId ?? null;
  }

  async function playerOf(uid: string, read: UnitOfWork['read']) {
    const { accounts, profiles } = personDocuments(database());
    const [ofAccount, ofProfile] = await read(accounts.doc(uid), profiles.doc(uid));
    const [account, profile] = [ofAccount.data(), ofProfile.data()];
    if (account === undefined || profile === undefined) return null;
    const adultFrom = comesOfAgeOn(account.dateOfBirth);
    const links = await linksOfPlayer(database(), uid);
    return { uid, type: profile.type, email: account.email, adultFrom, isHidden: !isShownToOthers(profile), links, account };
  }
}
