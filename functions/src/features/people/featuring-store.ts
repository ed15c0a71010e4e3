import { timingSafeEqual } from 'node:crypto';
import { guardianAfterConsent } from '@touchline/domain/money/guardian-of-buyer';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Account } from '@touchline/domain/person/account/account';
import { comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';
import { GUARDIAN_OF } from '@touchline/domain/person/mail';
import { guardianAskedMail } from '@touchline/domain/person/profile-mails';
import { isPlayer } from '@touchline/domain/person/profile/completeness';
import { answeredFeaturing, type Featuring, wishedFeaturing } from '@touchline/domain/person/profile/featuring';
import { answerableUntil, featuringStateOf } from '@touchline/domain/person/profile/featuring-state';
import type { Profile } from '@touchline/domain/person/profile/profile';
import { isMinorOn } from '@touchline/domain/person/profile/visibility';
import { GUARDIAN_QUESTIONS } from '@touchline/domain/reference/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { hashOf } from '../../platform/rate-limit-store';
import { isDocumentName } from '../../platform/stored-document';
import { prepareFeatureLine } from '../featuring/feature-line-store';
import { prepareMail } from './mail-store';
import { personDocuments } from './profile-store';

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
}

/**
 * Who may be featured (docs/decisions/067-consent-to-be-featured.md). Each change is one transaction of profile,
 * account (whose `guardian` is the adult who was asked), audit line and mail.
 */
export interface FeaturingStore {
  /** Throws Refusal notFound, forbidden for whoever is no player, and what `wishedFeaturing` throws. */
  readonly wish: (uid: string, wish: Wish) => Promise<Profile>;
  /** Throws Refusal notFound for a link that is none, or whose wish has ended. */
  readonly openLink: (link: string) => Promise<GuardianQuestion>;
  /** Throws Refusal notFound as above, and what `answeredFeaturing` throws. */
  readonly answer: (link: string, answer: 'allow' | 'end') => Promise<'on' | 'off'>;
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
          const wish = { wanted, guardianEmail, ownEmail: account.email, isMinor, now: at };
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
                      link: `${origin}/signInUpMobile?mode=guardian&link=${guardianLinkOf(uid, featuring)}`,
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
              const guardian = asked === null ? guardianAfterConsent(account, at) : { email: asked, confirmedAt: null };
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
      const found = (await documentsOf(uidOf(link)).profile.get()).data();
      const { profile, featuring } = asGuardian(found, link);
      const now = clock().toISOString();
      const state = featuringStateOf(featuring, now);
      const isOver = state === 'asked' && !isMinorOn(profile, now.slice(0, 10));
      return {
        displayName: profile.displayName,
        state: state === 'off' || isOver ? 'unanswered' : state,
        until: answerableUntil(featuring),
      };
    },

    answer: (link, answer) => {
      const uid = uidOf(link);
      const documents = documentsOf(uid);
      return audited({
        reads: documents,
        require: ({ profile, account }) => ({
          ...asGuardian(profile.data(), link),
          account: account.data() ?? missing('unknownGuardianLink'),
        }),
        alreadyDone: () => (answer === 'allow' ? 'on' : 'off'),
        decide: async ({ profile, featuring: asked, account }, attempt) => {
          const { at } = attempt;
          const isMinor = isMinorOn(profile, at.slice(0, 10));
          const featuring = answeredFeaturing(asked, { answer, isMinor, now: at });
          if (featuring === asked) return { answer: 'on' };
          const after = withFeaturing(profile, featuring, at);
          const keepLine = await prepareFeatureLine(database(), attempt, profile, after);
          return {
            answer: featuring === null ? 'off' : 'on',
            write: (unit) => {
              unit.save(documents.profile, after);
              keepLine(unit);
              unit.save(documents.account, { ...account, guardian: confirmed(account, featuring, at) });
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
}

function withFeaturing(profile: Profile, featuring: Featuring | null, now: string): Profile {
  return { ...profile, featuring, version: profile.version + 1, updatedAt: now };
}

function confirmed(account: Account, featuring: Featuring | null, now: string): Account['guardian'] {
  const { guardian } = account;
  if (guardian === null || featuring === null) return guardianAfterConsent(account, now);
  return { ...guardian, confirmedAt: featuring.allowedAt };
}

/** The link to a question: nobody computes it who does not run this deployment, and the next question has another. */
export function guardianLinkOf(uid: string, { askedAt }: Featuring): string {
  return `${uid}.${hashOf(`guardian ${uid} ${askedAt}`)}`;
}

/** The uid in a link. Throws Refusal notFound where no document can have that name. */
function uidOf(link: string): string {
  const uid = link.slice(0, link.indexOf('.'));
  if (!isDocumentName(uid)) throw new Refusal('notFound', 'unknownGuardianLink');
  return uid;
}

/** The profile whose guardian a link was sent to, and the wish. Throws Refusal notFound where it has ended. */
function asGuardian(profile: Profile | undefined, link: string): { readonly profile: Profile; readonly featuring: Featuring } {
  const featuring = profile?.featuring ?? null;
  if (
    profile === undefined ||
    featuring === null ||
    featuring.by !== 'guardian' ||
    !isSame(link, guardianLinkOf(profile._id, featuring))
  )
    throw new Refusal('notFound', 'unknownGuardianLink');
  return { profile, featuring };
}

function isSame(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
