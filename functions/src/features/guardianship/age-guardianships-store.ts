import { comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';
import { agedGuardianship } from '@touchline/domain/person/guardianship/answer-guardianship';
import type { Guardianship } from '@touchline/domain/person/guardianship/guardianship';
import { guardianshipKeepMail } from '@touchline/domain/person/mail/guardianship-mails';
import type { Firestore } from 'firebase-admin/firestore';
import { type Attempt, auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { prepareFeatureLine } from '../featuring/feature-line-store';
import { prepareMail } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';
import { guardianshipDocuments, linksOfPlayer } from './guardian-of-player-store';
import { linkMails } from './guardianship-mails-store';
import { guardianByMail, profileAfter } from './guardianship-store';

/** How many links and profiles a run looks at; the next run goes on. */
const AT_ONCE = 300;

/** What the job needs; `origin` is that of the site, for the links of its mails. */
interface AgeDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly isVerified: (uid: string) => Promise<boolean>;
  readonly origin: () => string;
}

/**
 * Looks at the links whose day has come: 30 days before the 18th birthday the player is asked, and on it a link that
 * they do not keep has ended. Then shows the pages again that a guardian had hidden whose account is gone. The answer
 * is how many links and pages have changed.
 */
export async function ageGuardianships(dependencies: AgeDependencies): Promise<number> {
  const { database, clock } = dependencies;
  const today = clock().toISOString().slice(0, 10);
  const due = await guardianshipDocuments(database()).where('dueOn', '<=', today).limit(AT_ONCE).get();
  const hidden = await personDocuments(database()).profiles.where('guardianHides', '==', true).limit(AT_ONCE).get();
  let changed = 0;
  for (const { id } of due.docs) if (await ageOne(dependencies, id)) changed += 1;
  for (const { id } of hidden.docs) if (await showAgain(dependencies, id)) changed += 1;
  return changed;
}

async function ageOne({ database, clock, newId, isVerified, origin }: AgeDependencies, id: string): Promise<boolean> {
  const document = guardianshipDocuments(database()).doc(id);
  const player = (await document.get()).data()?.player ?? null;
  if (player === null) return false;
  const isPlayerVerified = await isVerified(player);
  const mailIds = Array.from({ length: 3 }, newId);
  const { accounts, profiles } = personDocuments(database());
  const documents = { account: accounts.doc(player), link: document, profile: profiles.doc(player) };
  return auditedTransactions(
    database,
    clock,
    newId,
  )({
    reads: documents,
    require: ({ account, link, profile }) => ({
      account: account.data() ?? missing('unknownGuardianship'),
      link: link.data() ?? missing('unknownGuardianship'),
      profile: profile.data() ?? missing('unknownGuardianship'),
    }),
    alreadyDone: () => true,
    decide: async ({ account, link, profile }, attempt) => {
      const after = agedGuardianship(link, comesOfAgeOn(account.dateOfBirth), attempt.at);
      if (after === link) return { answer: false };
      const [ofGuardian] = after.guardian === null ? [] : await attempt.read(accounts.doc(after.guardian));
      const guardian = ofGuardian?.data() ?? null;
      const links = await linksOfPlayer(database(), player);
      const next = profileAfter(profile, [...links.filter(({ _id }) => _id !== id), after], false, attempt);
      const keepLine = await prepareFeatureLine(database(), attempt, profile, next);
      const known = { links, byMail: guardianByMail(account, attempt.at) };
      const change = { before: link, after, player: account, isPlayerVerified, guardian, known, origin: origin() };
      const told = await linkMails(database(), attempt, mailIds.slice(1), change);
      const asked = isAsked(link, after) ? await keepQuestion({ database, attempt, mailIds, ...change }) : null;
      return {
        answer: true,
        write: (unit) => {
          unit.save(document, after);
          unit.save(documents.account, account);
          if (next !== profile) unit.save(documents.profile, next);
          keepLine(unit);
          told(unit);
          asked?.(unit);
        },
        audit:
          after.endedAt === null
            ? null
            : {
                action: 'guardianship.end',
                target: `profiles/${player}`,
                by: { uid: null, isAdmin: false },
                detail: { as: 'birthday', guardianshipId: id },
              },
      };
    },
  });
}

const isAsked = (before: Guardianship, after: Guardianship): boolean => before.keepAskedAt === null && after.keepAskedAt !== null;

interface Question extends Pick<AgeDependencies, 'database'> {
  readonly attempt: Attempt;
  readonly mailIds: readonly string[];
  readonly player: Parameters<typeof linkMails>[3]['player'];
  readonly isPlayerVerified: boolean;
  readonly guardian: Parameters<typeof linkMails>[3]['guardian'];
  readonly origin: string;
}

function keepQuestion({ database, attempt, mailIds, player, isPlayerVerified, guardian, origin }: Question) {
  const otherName = guardian === null ? '' : `${guardian.firstName} ${guardian.lastName}`;
  const link = `${origin}/account?view=guardians`;
  return prepareMail(database(), attempt, {
    ...{ _id: mailIds[0] ?? '', about: player._id, kind: 'guardianshipKept' },
    to: { email: player.email, isVerified: isPlayerVerified },
    text: guardianshipKeepMail({ firstName: player.firstName, otherName, link }, player.locale),
  });
}

/** Shows a page that no guardian hides any more. */
async function showAgain({ database, clock, newId }: AgeDependencies, uid: string): Promise<boolean> {
  const { accounts, profiles } = personDocuments(database());
  return auditedTransactions(
    database,
    clock,
    newId,
  )({
    reads: { account: accounts.doc(uid), profile: profiles.doc(uid) },
    require: ({ profile }) => profile.data() ?? null,
    alreadyDone: () => true,
    decide: async (profile, attempt) => {
      if (profile === null) return { answer: false };
      const next = profileAfter(profile, await linksOfPlayer(database(), uid), false, attempt);
      if (next === profile) return { answer: false };
      const keepLine = await prepareFeatureLine(database(), attempt, profile, next);
      return {
        answer: true,
        write: (unit) => {
          unit.save(profiles.doc(uid), next);
          keepLine(unit);
        },
      };
    },
  });
}
