import type { JobName } from '@touchline/domain/audit/job-run';
import type { Firestore } from 'firebase-admin/firestore';
import { wasRevokedSince } from '../../platform/audit-store';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import type { Clock } from '../../platform/clock-and-ids';
import type { PictureFiles } from '../../platform/picture-file-store';
import { operatorEmail } from '../../platform/config';
import { siteOrigin } from '../../platform/site-hosts';
import { campListStore } from '../camps/camp-list-store';
import { catalogueStore, listedColleges } from '../colleges/catalogue-store';
import { COLLEGES_WITH_PICTURES } from '../colleges/college-documents-store';
import { rankingSummaryStore } from '../colleges/ranking-summary-store';
import { arrangeFeatureLines } from '../featuring/arrange-lines-store';
import { reportFailedMails } from '../mail/outgoing-mail-store';
import { paymentServices } from '../money/payments';
import { reconcilePayments } from '../money/reconcile-payments';
import { accountStore } from '../account/account-store';
import { ageGuardianships } from '../guardianship/age-guardianships-store';
import { tellPlayers } from '../guardianship/tell-players-store';
import { checkGuardians } from '../featuring/check-guardians-store';
import { finishErasures } from '../account/erase-account';
import { finishImports, siteImportRunner } from '../imports/run-site-import';
import { siteImportStore } from '../imports/site-import-store';
import { mergeStore } from '../merging/merge-store';
import { finishMerges, mergeRunner } from '../merging/run-merge';
import { erasureStore } from '../account/erasure-store';
import { guardianAddressStore } from '../featuring/guardian-address-store';
import { orphanedAuthUserStore, sweepOrphanedAuthUsers } from '../registration/orphaned-auth-user-store';
import { profileStore } from '../profiles/profile-store';
import { ownedPictureStore, sweepPictures } from '../pictures/owned-picture-store';
import { PROFILES_WITH_PICTURES } from '../profiles/profile-store';
import { authUserReconciliation, reconcileAuthUsers } from '../sign-in/reconcile-auth-user';
import { recruitSearchStore } from '../recruits/recruit-search-store';
import { renewRecruitKeys } from '../recruits/renew-recruit-keys';
import { renewRoleClaims } from '../sign-in/role-claims';
import { signInChangeStore } from '../sign-in/sign-in-change-store';
import { openInvites } from '../college-staff/coach-invite-store';
import { enterQueue, enterQueues, unverifiedCoachStore } from '../registration/unverified-coach-store';
import { interestReader } from '../views/interest-store';
import { tellInterest } from '../views/tell-interest-store';
import { viewStore } from '../views/view-store';
import { tellSearches } from '../watching/tell-searches-store';
import type { Jobs } from './run-jobs';

/** What the jobs need. */
interface JobDependencies {
  readonly database: () => Firestore;
  readonly files: PictureFiles;
  readonly users: AuthChanges;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** The scheduled jobs of the site; each may run at any time and be repeated. */
export function allJobs({ database, files, users, clock, newId }: JobDependencies) {
  const stores = {
    colleges: ownedPictureStore(COLLEGES_WITH_PICTURES, database, clock, newId),
    profiles: ownedPictureStore(PROFILES_WITH_PICTURES, database, clock, newId),
  };
  const rankingSummary = rankingSummaryStore(database, clock);
  const erasures = erasureStore(database, clock, newId);
  const accounts = accountStore(database, clock, newId);
  const changes = signInChangeStore(database, clock, newId);
  const renewClaims = renewRoleClaims({
    users,
    rolesOf: profileStore(database).rolesOf,
    clock,
    wasRevokedSince: (uid, moment) => wasRevokedSince(database(), uid, moment),
  });
  const catalogue = catalogueStore(database, clock);
  const waiting = unverifiedCoachStore(database, clock, newId);
  const enter = enterQueue(waiting, catalogue, openInvites(database, clock));
  const addresses = guardianAddressStore(database, clock, newId);
  const common = { accounts, changes, addresses, users, catalogue, renewClaims, clock, newId };
  const payments = paymentServices({ database, users, clock, newId });
  const { endPaymentsOf } = payments;
  const reconciliation = authUserReconciliation({ ...common, enterQueue: enter });
  const collegesListed = (ids: readonly string[]) => listedColleges(catalogue, ids);
  const interestOf = interestReader({ database, views: viewStore(database, clock), clock, collegesListed });
  const isVerified = async (uid: string) => (await users.find(uid))?.emailVerified ?? false;
  return {
    'sweep-pictures': async () => `${await sweepPictures({ database, clock, stores, files })} unused pictures removed`,
    'finish-erasures': async () =>
      `${await finishErasures({ erasures, files, users, endPaymentsOf })} deletions of accounts finished`,
    'finish-merges': async () =>
      `${await finishMerges(mergeStore(database, clock, newId), mergeRunner({ database, clock, files, renewClaims }))} merges of colleges finished`,
    'finish-imports': async () =>
      `${await finishImports(siteImportStore(database, clock, newId), siteImportRunner({ database, clock, newId }))} imports finished`,
    'sweep-orphaned-auth-users': async () =>
      `${await sweepOrphanedAuthUsers({ users, orphans: orphanedAuthUserStore(database, clock), clock })} users without account marked for deletion`,
    'reconcile-auth-users': async () => `${await reconcileAuthUsers(changes, reconciliation)} changes of signing in checked`,
    'enter-queues': async () => `${await enterQueues({ waiting, users, enter, clock })} verified coaches entered their queue`,
    'reconcile-payments': async () => `${await reconcilePayments(payments, clock)} missed events of payments processed`,
    'renew-recruit-keys': async () =>
      `${await renewRecruitKeys(database, clock)} profiles of players renewed who came of age or whose Premium began or ended`,
    'tell-players': async () =>
      `${await tellPlayers({ ...{ database, clock, newId }, isVerified, origin: siteOrigin })} players told that they come of age or asked for their class`,
    'tell-interest': async () =>
      `${await tellInterest({ ...{ database, clock, newId }, interestOf, isVerified, origin: siteOrigin })} players told who was interested`,
    'check-guardians': async () => {
      const { ended, reminded } = await checkGuardians({ ...{ database, clock, newId }, addresses, origin: siteOrigin });
      const aged = await ageGuardianships({ ...{ database, clock, newId }, isVerified, origin: siteOrigin });
      return `${ended} consents of guardians ended, ${reminded} guardians reminded, ${aged} links to guardians changed`;
    },
    'arrange-feature-lines': async () =>
      `${await arrangeFeatureLines(database, clock)} players entered or left the queue of those to be featured`,
    'refresh-ranking-summary': async () =>
      (await rankingSummary.refresh()) ? 'the ranking summaries have changed' : 'nothing has changed',
    'tell-searches': async () =>
      `${await tellSearches({ ...{ database, clock, newId, users, catalogue, origin: siteOrigin }, camps: campListStore(database, clock, catalogue), recruits: recruitSearchStore(database) })} people told what newly fits their searches`,
    'report-failed-mails': async () =>
      `${await reportFailedMails({ ...{ database, clock, newId }, operatorEmail, origin: siteOrigin })} failed mails told to the operator`,
  } as const satisfies Jobs & Record<JobName, () => Promise<string>>;
}
