import {
  askedToConfirm,
  confirmedCoachLink,
  groupsLinkOpens,
  type LinkedPlayer,
  type LinkVisitor,
  mayConfirm,
  openedCoachLink,
  outcomeOfLink,
} from '@touchline/domain/person/coach-links/open-coach-link';
import type { CoachLink } from '@touchline/domain/person/coach-links/coach-link';
import type { OpenedCoachLink } from '@touchline/domain/person/coach-links/shown-coach-links';
import type { Account } from '@touchline/domain/person/account/account';
import { comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';
import { isShownToOthers, shownProfileTo } from '@touchline/domain/person/profiles/audience/shown-profile';
import { hasMinorsPageOn, type Reader } from '@touchline/domain/person/profiles/audience/visibility';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { Firestore } from '@google-cloud/firestore';
import { auditedTransactions, type Decision, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { guardiansOfPlayer } from '../guardianship/guardian-of-player-store';
import { personDocuments } from '../profiles/profile-store';
import { isBlockedBy } from '../threads/blocking-players';
import { coachLinkDocuments, confirmationOf, idInLink, isSecret, receiverKeyOf, secretLinkOf } from './coach-link-documents';
import { askReceiver } from './coach-link-mails-store';

/** Who opens a link: as whom they read the page without it, and the key of their browser, if it has one. */
interface Opening {
  readonly link: string;
  readonly key: string | null;
  readonly visitorOf: (player: string) => Promise<Omit<LinkVisitor, 'hasKey' | 'isBlocked'> & { readonly reader: Reader }>;
}

/** The page, the link and the key of a receiver who has confirmed the address. */
interface ConfirmedReceiver {
  readonly username: string;
  readonly link: string;
  readonly key: string;
}

/** What the people do for whom links are. */
export interface OpenedLinkStore {
  /** What a link opens; a visit that counts is counted. Throws Refusal notFound for one that is forged or over. */
  readonly open: (opening: Opening) => Promise<OpenedCoachLink>;
  /** Mails the receiver. Throws Refusal notFound and conflict. */
  readonly ask: (link: string, origin: string) => Promise<void>;
  /** Whose link a confirmation is about. Throws Refusal notFound. */
  readonly openConfirmation: (confirmation: string) => Promise<{ readonly receiverName: string; readonly playerName: string }>;
  /** Confirms the receiver's address, once. Throws Refusal notFound. */
  readonly confirm: (confirmation: string) => Promise<ConfirmedReceiver>;
}

/** Somebody who is not signed in and has no key. */
const STRANGER: LinkVisitor = {
  ...{ uid: null, isAcceptedCoach: false, isAdmin: false, isBlocked: false },
  ...{ isGuardian: false, hasKey: false },
};

interface Found {
  readonly stored: CoachLink;
  readonly profile: Profile;
  readonly account: Account;
}

export function openedLinkStore(database: () => Firestore, clock: Clock, newId: () => string): OpenedLinkStore {
  const audited = auditedTransactions(database, clock, newId);
  const at = (id: string) => coachLinkDocuments(database()).doc(id);

  /** The documents of a link and of its player, by the id in the link. */
  async function documentsOf(link: string) {
    const document = at(idInLink(link));
    const player = (await document.get()).data()?.player ?? missing('unknownCoachLink');
    const { accounts, profiles } = personDocuments(database());
    return { document, profile: profiles.doc(player), account: accounts.doc(player) };
  }

  /** A player as the rules of a link see them at a time (ISO 8601). */
  async function linkedPlayer({ profile, account }: Pick<Found, 'profile' | 'account'>, now: string): Promise<LinkedPlayer> {
    const today = now.slice(0, 10);
    const { guardians } = await guardiansOfPlayer(database(), account, now);
    const isMinor = today < comesOfAgeOn(account.dateOfBirth);
    return { isMinor, hasMinorsPage: isMinor || hasMinorsPageOn(profile, today), guardians: guardians.length };
  }

  const found = (stored: {
    readonly document: { data(): CoachLink | undefined };
    readonly profile: { data(): Profile | undefined };
    readonly account: { data(): Account | undefined };
  }): Found => ({
    stored: stored.document.data() ?? missing('unknownCoachLink'),
    profile: stored.profile.data() ?? missing('unknownCoachLink'),
    account: stored.account.data() ?? missing('unknownCoachLink'),
  });

  return {
    open: async ({ link, key, visitorOf }) => {
      const reads = await documentsOf(link);
      const { reader, ...known } = await visitorOf(reads.profile.id);
      const isBlocked = known.uid !== null && (await isBlockedBy(database(), known.uid, reads.profile.id));
      return audited({
        reads,
        require: found,
        alreadyDone: () => missing('unknownCoachLink'),
        decide: async ({ stored, profile, account }, attempt): Promise<Decision<OpenedCoachLink>> => {
          if (!isSecret(link, secretLinkOf(stored))) missing('unknownCoachLink');
          const player = await linkedPlayer({ profile, account }, attempt.at);
          const { hasMinorsPage } = player;
          const visitor = { ...known, isBlocked, hasKey: isSecret(key ?? '', receiverKeyOf(stored)) };
          const outcome = outcomeOfLink(stored, visitor, player, attempt.at);
          const shown = shownProfileTo(profile, reader, attempt.at, groupsLinkOpens(stored, hasMinorsPage));
          if (outcome === 'over' || shown === null) return missing('unknownCoachLink');
          const names = { receiverName: stored.receiver.name, playerName: profile.displayName };
          if (outcome !== 'open') return { answer: { outcome, ...names } };
          const { showsEmail, phone } = stored.contact;
          const contact = hasMinorsPage ? { email: null, phone: null } : { email: showsEmail ? account.email : null, phone };
          const after = openedCoachLink(stored, visitor, attempt.at);
          return {
            answer: { outcome, ...names, validUntil: stored.validUntil, isMinor: hasMinorsPage, profile: shown, contact },
            write: (unit) => {
              if (after !== stored) unit.save(reads.document, after);
            },
          };
        },
      });
    },

    ask: async (link, origin) => {
      const reads = await documentsOf(link);
      return audited({
        reads,
        require: found,
        alreadyDone: () => undefined,
        decide: async ({ stored, profile, account }, attempt) => {
          const player = await linkedPlayer({ profile, account }, attempt.at);
          const isAsked = outcomeOfLink(stored, STRANGER, player, attempt.at) === 'confirm' && isShownToOthers(profile);
          if (!isAsked || !isSecret(link, secretLinkOf(stored))) missing('unknownCoachLink');
          const after = askedToConfirm(stored, attempt.at);
          const mail = await askReceiver(database(), attempt, { link: after, account }, { origin, newId });
          return {
            answer: undefined,
            write: (unit) => {
              unit.save(reads.document, after);
              mail(unit);
            },
          };
        },
      });
    },

    openConfirmation: async (confirmation) => {
      const now = clock().toISOString();
      const { document, profile } = await documentsOf(confirmation);
      const [stored, player] = [(await document.get()).data(), (await profile.get()).data()];
      if (
        stored === undefined ||
        player === undefined ||
        !isSecret(confirmation, confirmationOf(stored)) ||
        !mayConfirm(stored, now)
      )
        return missing('coachLinkConfirmOver');
      return { receiverName: stored.receiver.name, playerName: player.displayName };
    },

    confirm: async (confirmation) => {
      const reads = await documentsOf(confirmation);
      const confirmed = ({ stored, profile }: Found): ConfirmedReceiver => ({
        ...{ username: profile.username, link: secretLinkOf(stored), key: receiverKeyOf(stored) },
      });
      return audited({
        reads,
        require: found,
        alreadyDone: confirmed,
        decide: (known, attempt) => {
          const { stored } = known;
          if (!isSecret(confirmation, confirmationOf(stored))) missing('coachLinkConfirmOver');
          const after = confirmedCoachLink(stored, attempt.at);
          return {
            answer: confirmed(known),
            write: (unit) => unit.save(reads.document, after),
            audit: {
              action: 'coachLink.confirm',
              target: `profiles/${stored.player}`,
              by: { uid: null, isAdmin: false },
              detail: { coachLinkId: stored._id },
            },
          };
        },
      });
    },
  };
}
