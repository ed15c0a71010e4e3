import type { AuditAction } from '@touchline/domain/audit/audit-actions';
import { guardianAfterConsent } from '@touchline/domain/money/guardian-of-buyer';
import { isSameMailbox } from '@touchline/domain/kernel/text/delivered-address';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Account } from '@touchline/domain/person/account/account';
import { comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';
import {
  confirmedGuardianship,
  decidedByGuardians,
  decidedGuardianship,
  endedGuardianship,
  type GuardianDecision,
  keptGuardianship,
  type KnownGuardians,
} from '@touchline/domain/person/guardianship/answer-guardianship';
import { requireGuardianAccount } from '@touchline/domain/person/guardianship/begin-guardianship';
import {
  type Guardianship,
  type GuardianshipSide,
  mayDecideAsGuardian,
} from '@touchline/domain/person/guardianship/guardianship';
import { mayConfirmFurther } from '@touchline/domain/person/guardianship/shown-guardianships';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { Firestore } from 'firebase-admin/firestore';
import { type Attempt, auditedTransactions, type Author, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { prepareFeatureLine } from '../featuring/feature-line-store';
import { personDocuments } from '../profiles/profile-store';
import { isFurtherLinkOf } from './further-link';
import { guardianshipDocuments, linksOfPlayer } from './guardian-of-player-store';
import { linkMails } from './guardianship-mails-store';

/** More mails than one change sends. */
const MAILS_AT_MOST = 5;

/** Who changes a link: the uid, and the address as the provider knows it. */
export interface Answering {
  readonly uid: string;
  readonly email: string;
  readonly isVerified: boolean;
}

/** What somebody does to a link; a guardian by mail has no account and sends the link of the mail. */
type Act =
  | { readonly kind: 'answer'; readonly isYes: boolean; readonly hasRead: boolean }
  | { readonly kind: 'end' }
  | { readonly kind: 'keep'; readonly keeps: boolean }
  | (GuardianDecision & { readonly kind: 'decide'; readonly endsFeaturing: boolean });

interface Acting {
  readonly by: Answering | { readonly furtherLink: string };
  readonly act: Act;
  readonly origin: string;
  readonly isPlayerVerified: (player: string) => Promise<boolean>;
}

/** The documents that a change of a link depends on. */
interface Found {
  readonly link: Guardianship;
  readonly account: Account;
  readonly profile: Profile;
}

/**
 * Changes of the links between players and guardians, each one transaction with the player's account and profile, the
 * line of the log and the mails (docs/decisions/200-guardians-with-an-account.md).
 */
export interface GuardianshipStore {
  /**
   * Does something to a link. Throws Refusal notFound for one that is not there or in which the caller takes no part,
   * and what the rules throw.
   */
  readonly act: (guardianshipId: string, acting: Acting) => Promise<void>;
}

export function guardianshipStore(database: () => Firestore, clock: Clock, newId: () => string): GuardianshipStore {
  const audited = auditedTransactions(database, clock, newId);

  return {
    act: async (guardianshipId, { by, act, origin, isPlayerVerified }) => {
      const document = guardianshipDocuments(database()).doc(guardianshipId);
      const stored = (await document.get()).data() ?? missing('unknownGuardianship');
      const { player } = stored;
      if (player === null) return endAlone(stored, by, act);
      const isVerified = await isPlayerVerified(player);
      const mailIds = Array.from({ length: MAILS_AT_MOST }, newId);
      const { accounts, profiles } = personDocuments(database());
      const documents = { account: accounts.doc(player), link: document, profile: profiles.doc(player) };
      return audited<{ account: Account; link: Guardianship; profile: Profile }, Found, undefined>({
        reads: documents,
        require: ({ link, account, profile }) => ({
          link: link.data() ?? missing('unknownGuardianship'),
          account: account.data() ?? missing('unknownGuardianship'),
          profile: profile.data() ?? missing('unknownGuardianship'),
        }),
        alreadyDone: () => undefined,
        decide: async ({ link, account, profile }, attempt) => {
          const links = await linksOfPlayer(database(), player);
          const known = { links, byMail: guardianByMail(account, attempt.at) };
          const side = sideOf(link, known, by, attempt.at);
          const guardianUid = side === 'guardian' && 'uid' in by ? by.uid : link.guardian;
          const [ofGuardian, guardiansProfile] =
            guardianUid === null ? [] : await attempt.read(accounts.doc(guardianUid), profiles.doc(guardianUid));
          const guardian = ofGuardian?.data() ?? null;
          if (side === 'guardian' && act.kind === 'answer' && act.isYes) {
            const type = guardiansProfile?.data()?.type ?? missing('unknownGuardianship');
            const { dateOfBirth } = guardian ?? missing('unknownGuardianship');
            requireGuardianAccount({ type, dateOfBirth, isVerified: 'uid' in by && by.isVerified }, attempt.at.slice(0, 10));
          }
          const after = changedLink(link, side, { act, known, guardian: guardianUid, now: attempt.at });
          const endsFeaturing = act.kind === 'decide' && act.endsFeaturing && profile.featuring !== null;
          if (after === link && !endsFeaturing) return { answer: undefined };
          const next = profileAfter(profile, [...links.filter(({ _id }) => _id !== link._id), after], endsFeaturing, attempt);
          const keepLine = await prepareFeatureLine(database(), attempt, profile, next);
          const mails = await linkMails(database(), attempt, mailIds, {
            ...{ before: link, after, player: account, isPlayerVerified: isVerified, guardian, known, origin },
          });
          const author: Author = { uid: 'uid' in by ? by.uid : null, isAdmin: false };
          return {
            answer: undefined,
            write: (unit) => {
              unit.save(document, after);
              unit.save(
                documents.account,
                endsFeaturing ? { ...account, guardian: guardianAfterConsent(account, attempt.at) } : account,
              );
              if (next !== profile) unit.save(documents.profile, next);
              keepLine(unit);
              mails(unit);
            },
            audit: {
              action: endsFeaturing && after === link ? 'featuring.end' : actionOf(link, after, act),
              target: `profiles/${player}`,
              by: author,
              detail: { as: side, guardianshipId },
            },
          };
        },
      });
    },
  };

  /** A question that names nobody: whoever sent it withdraws it, and nobody can do anything else with it. */
  async function endAlone(stored: Guardianship, by: Acting['by'], act: Act): Promise<void> {
    if (act.kind !== 'end' || !('uid' in by) || stored.guardian !== by.uid) missing('unknownGuardianship');
    const ended = endedGuardianship(stored, 'guardian', clock().toISOString());
    if (ended !== stored) await guardianshipDocuments(database()).doc(stored._id).set(ended);
  }
}

/** The guardian who agreed by mail, of a minor; null where none counts. */
export function guardianByMail({ guardian, dateOfBirth }: Account, now: string): Account['guardian'] {
  if (guardian === null || guardian.refusedAt !== null) return null;
  return now.slice(0, 10) < comesOfAgeOn(dateOfBirth) ? guardian : null;
}

/** In what part somebody acts on a link. Throws Refusal notFound for who takes no part in it. */
function sideOf(link: Guardianship, known: KnownGuardians, by: Acting['by'], now: string): GuardianshipSide {
  if (!('uid' in by)) return isFurtherLinkOf(by.furtherLink, link) ? 'further' : missing('unknownGuardianLink');
  if (by.uid === link.player) return 'player';
  const isAsked = link.guardian === null || link.guardianAt === null;
  if (by.uid === link.guardian && !isAsked) return 'guardian';
  if (isAsked && by.isVerified && isSameMailbox(by.email, link.email)) return 'guardian';
  return mayConfirmFurther(link, known, { uid: by.uid, email: by.isVerified ? by.email : null }, now)
    ? 'further'
    : missing('unknownGuardianship');
}

interface Changing {
  readonly act: Act;
  readonly known: KnownGuardians;
  readonly guardian: string | null;
  readonly now: string;
}

function changedLink(link: Guardianship, side: GuardianshipSide, { act, known, guardian, now }: Changing): Guardianship {
  if (act.kind === 'answer' && act.isYes)
    return confirmedGuardianship(link, { side, hasRead: act.hasRead, guardian, known, now });
  if (act.kind === 'answer') {
    if (link.confirmedAt !== null && side !== 'further') throw new Refusal('conflict', 'guardianshipOver');
    return endedGuardianship(link, side, now);
  }
  if (side === 'further') return missing('unknownGuardianship');
  if (act.kind === 'end') return endedGuardianship(link, side, now);
  if (act.kind === 'keep') {
    if (side !== 'player') throw new Refusal('forbidden', 'forbidden');
    return keptGuardianship(link, act.keeps, now);
  }
  if (side !== 'guardian' || !mayDecideAsGuardian(link, now)) throw new Refusal('forbidden', 'guardianshipReadsOnly');
  return decidedGuardianship(link, act, now);
}

/** A profile as the decisions of its owner's guardians leave it. */
export function profileAfter(
  profile: Profile,
  links: readonly Guardianship[],
  endsFeaturing: boolean,
  { at }: Pick<Attempt, 'at'>,
): Profile {
  const { pageHidden } = decidedByGuardians(links, at);
  if (pageHidden === profile.guardianHides && !endsFeaturing) return profile;
  const featuring = endsFeaturing ? null : profile.featuring;
  return { ...profile, guardianHides: pageHidden, featuring, version: profile.version + 1, updatedAt: at };
}

function actionOf(before: Guardianship, after: Guardianship, { kind }: Act): AuditAction {
  if (before.endedAt === null && after.endedAt !== null) return 'guardianship.end';
  if (before.confirmedAt === null && after.confirmedAt !== null) return 'guardianship.confirm';
  if (kind === 'keep') return 'guardianship.keep';
  return kind === 'decide' ? 'guardianship.decide' : 'guardianship.answer';
}
