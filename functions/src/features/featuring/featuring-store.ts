import { guardianAfterConsent } from '@touchline/domain/money/guardian-of-buyer';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Account, Locale } from '@touchline/domain/person/account/account';
import { agreedGuardian, guardianRefusal, namedGuardian } from '@touchline/domain/person/consent/guardian';
import { type GuardianRelation, comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';
import { GUARDIAN_OF } from '@touchline/domain/person/mail/mail';
import { guardianAskedMail } from '@touchline/domain/person/mail/guardian-mails';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { answeredFeaturing, type Featuring, wishedFeaturing } from '@touchline/domain/person/profiles/featuring/featuring';
import { answerableUntil, featuringStateOf } from '@touchline/domain/person/profiles/featuring/featuring-state';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { type ShownProfile, shownProfileTo } from '@touchline/domain/person/profiles/audience/shown-profile';
import { isMinorOn } from '@touchline/domain/person/profiles/audience/visibility';
import { GUARDIAN_QUESTIONS } from '@touchline/domain/reference/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { prepareFeatureLine } from '../featuring/feature-line-store';
import { isPlayersAddress } from './guardian-address-store';
import { guardianPageOf, profileOfLink, uidOfLink } from './guardian-link';
import { prepareMail } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';

/** What an owner asks for; `origin` is that of the call, for the link of the mail. */
interface Wish {
  readonly wanted: boolean;
  readonly guardianEmail: string | null;
  readonly origin: string;
}

/** What a guardian reads before answering. */
interface GuardianQuestion {
  readonly displayName: string;
  readonly state: 'asked' | 'unanswered' | 'on';
  readonly until: string;
  readonly profile: ShownProfile | null;
}

/** What a guardian answers, and the language in which they read. */
interface Answer {
  readonly answer: 'allow' | 'end';
  readonly name: string | null;
  readonly relation: GuardianRelation | null;
  readonly locale: Locale;
}

/**
 * Who may be featured (docs/decisions/067-consent-to-be-featured.md). Each change is one transaction of profile,
 * account (whose `guardian` is the adult who was asked), audit line and mail.
 */
export interface FeaturingStore {
  /** Throws Refusal notFound, forbidden for people who are not players, and what `wishedFeaturing` throws. */
  readonly wish: (uid: string, wish: Wish) => Promise<Profile>;
  /** Throws Refusal notFound for a link that is not one, or whose wish has ended. */
  readonly openLink: (link: string) => Promise<GuardianQuestion>;
  /** Throws Refusal notFound as above, and what `answeredFeaturing` throws. */
  readonly answer: (link: string, answer: Answer) => Promise<'on' | 'off'>;
}

export function featuringStore(database: () => Firestore, clock: Clock, newId: () => string): FeaturingStore {
  const audited = auditedTransactions(database, clock, newId);
  const documentsOf = (uid: string) => {
    const { accounts, profiles } = personDocuments(database());
    return { profile: profiles.doc(uid), account: accounts.doc(uid) };
  };

  return {
    wish: (uid, { wanted, guardianEmail, origin }) => {
      const [documents, mailId] = [documentsOf(uid), newId()];
      return audited({
        reads: documents,
        require: ({ profile, account }) => ({
          before: profile.data() ?? missing('unknownProfile'),
          account: account.data() ?? missing('unknownProfile'),
        }),
        alreadyDone: ({ before }) => before,
        decide: async ({ before, account }, attempt) => {
          const { at } = attempt;
          if (wanted && !isPlayer(before.type)) throw new Refusal('forbidden', 'onlyPlayersAreFeatured');
          const adultFrom = before.adultFrom ?? comesOfAgeOn(account.dateOfBirth);
          const isMinor = isMinorOn({ adultFrom }, at.slice(0, 10));
          const isPlayers =
            wanted && isMinor && guardianEmail !== null && (await isPlayersAddress(database(), guardianEmail, uid));
          const wish = { wanted, guardianEmail, ownEmail: account.email, isMinor, isPlayers, now: at };
          const featuring = wishedFeaturing(before.featuring, wish);
          if (featuring === before.featuring) return { answer: before };
          const asked = featuring?.by === 'guardian' ? guardianEmail : null;
          const after = { ...withFeaturing(before, featuring, at), adultFrom };
          const keepLine = await prepareFeatureLine(database(), attempt, before, after);
          const queueMail =
            featuring !== null && asked !== null
              ? await prepareMail(database(), attempt, {
                  _id: mailId,
                  about: `${GUARDIAN_OF}${uid}`,
                  kind: 'guardianAsked',
                  to: { email: asked, isVerified: false },
                  text: guardianAskedMail(
                    {
                      playerName: before.displayName,
                      link: guardianPageOf(origin, uid, featuring),
                      validDays: GUARDIAN_QUESTIONS.validDays,
                    },
                    account.locale,
                  ),
                })
              : null;
          return {
            answer: after,
            write: (unit) => {
              unit.save(documents.profile, after);
              keepLine(unit);
              const guardian = asked === null ? guardianAfterConsent(account, at) : namedGuardian(asked);
              if (guardian !== null || account.guardian !== null) unit.save(documents.account, { ...account, guardian });
              queueMail?.(unit);
            },
            audit: {
              action: featuring === null ? 'featuring.end' : featuring.allowedAt === null ? 'featuring.ask' : 'featuring.allow',
              target: `profiles/${uid}`,
              by: { uid, isAdmin: false },
              detail: { as: 'owner' },
            },
          };
        },
      });
    },

    openLink: async (link) => {
      const uid = uidOfLink(link);
      const documents = documentsOf(uid);
      const [found, account] = await Promise.all([documents.profile.get(), documents.account.get()]);
      const { profile, featuring } = profileOfLink(found.data(), link);
      const now = clock().toISOString();
      const state = featuringStateOf(featuring, now);
      const isMinor = isMinorOn(profile, now.slice(0, 10));
      const isOver = state === 'asked' && (!isMinor || (await isRefused(account.data() ?? null)));
      return {
        displayName: profile.displayName,
        state: state === 'off' || isOver ? 'unanswered' : state,
        until: answerableUntil(featuring),
        profile: shownProfileTo(profile, 'visitor', now),
      };
    },

    answer: (link, { answer, name, relation, locale }) => {
      const uid = uidOfLink(link);
      const documents = documentsOf(uid);
      return audited({
        reads: documents,
        require: ({ profile, account }) => ({
          ...profileOfLink(profile.data(), link),
          account: account.data() ?? missing('unknownGuardianLink'),
        }),
        alreadyDone: () => (answer === 'allow' ? 'on' : 'off'),
        decide: async ({ profile, featuring: asked, account }, attempt) => {
          const { at } = attempt;
          const isMinor = isMinorOn(profile, at.slice(0, 10));
          const isOpen = answer === 'allow' && asked.allowedAt === null;
          const answered = { answer, name, relation, isMinor, isRefused: isOpen && (await isRefused(account)), now: at };
          const featuring = answeredFeaturing(asked, answered);
          if (featuring === asked) return { answer: 'on' };
          const after = withFeaturing(profile, featuring, at);
          const keepLine = await prepareFeatureLine(database(), attempt, profile, after);
          const guardian =
            account.guardian === null || featuring === null || name === null || relation === null
              ? guardianAfterConsent(account, at)
              : agreedGuardian(account.guardian, { name, relation, locale }, at);
          return {
            answer: featuring === null ? 'off' : 'on',
            write: (unit) => {
              unit.save(documents.profile, after);
              keepLine(unit);
              unit.save(documents.account, { ...account, guardian });
            },
            audit: {
              action: featuring === null ? 'featuring.end' : 'featuring.allow',
              target: `profiles/${uid}`,
              by: { uid: null, isAdmin: false },
              detail: { as: 'guardian' },
            },
          };
        },
      });
    },
  };

  /** Whether the address that was asked confirms nothing: it is the player's own by now, another player's, or gone. */
  async function isRefused(account: Account | null): Promise<boolean> {
    const { guardian = null } = account ?? {};
    if (account === null || guardian === null || guardian.refusedAt !== null) return true;
    const isPlayers = await isPlayersAddress(database(), guardian.email, account._id);
    return guardianRefusal({ guardianEmail: guardian.email, ownEmail: account.email, isPlayers }) !== null;
  }
}

function withFeaturing(profile: Profile, featuring: Featuring | null, now: string): Profile {
  return { ...profile, featuring, version: profile.version + 1, updatedAt: now };
}
