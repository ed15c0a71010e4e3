import {
  account,
  accountPresenter,
  agreeToTerms,
  changeAccount,
  deactivateAccount,
  reactivateAccount,
  recordConsent,
  stopMails,
} from '../features/account/account-handlers';
import { changeEmail, changePassword, signOutEverywhere } from '../features/account/credential-handlers';
import { deleteAccount } from '../features/account/delete-account';
import { downloadAccount } from '../features/account/download-account';
import { erasureStore } from '../features/account/erasure-store';
import { personalDataStore } from '../features/account/personal-data-store';
import { removeSavedCollege, saveCollege, savedColleges } from '../features/account/saved-college-handlers';
import { savedCollegeStore } from '../features/account/saved-college-store';
import { listedColleges } from '../features/colleges/catalogue-store';
import { collegeRequestOf } from '../features/college-requests/college-request-store';
import { boundCurrencies } from '../features/money/bound-currency-store';
import { planOutlooks } from '../features/money/plan-outlook-store';
import { servedPictures } from '../features/pictures/served-pictures';
import { visitPhotosOf } from '../features/visits/visit-store';
import { interestReader } from '../features/views/interest-store';
import { viewStore } from '../features/views/view-store';
import { recentSignInGuard } from '../platform/auth/auth-gateway';
import { rateLimitOf } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of a user's own account and saved colleges. */
export function accountHandlers(shared: SharedServices) {
  const { database, clock, newId, auth, users, catalogue, profiles, accounts } = shared;
  const { signInChanges, reconciliation, files, processor, countAttempt, payments } = shared;
  const present = accountPresenter({
    ...{ users, catalogue, clock },
    requestOf: collegeRequestOf(database),
    outlookOf: planOutlooks(database, clock),
    boundCurrencyOf: boundCurrencies(database),
  });
  const requireRecentSignIn = recentSignInGuard(auth);
  const rateLimit = rateLimitOf('account', countAttempt);
  const credentials = { accounts, changes: signInChanges, reconciliation, users, requireRecentSignIn, rateLimit, clock };
  const saved = savedCollegeStore(database, clock);
  return {
    account: account(accounts, present, signInChanges, shared.unverified, reconciliation),
    changeAccount: changeAccount(accounts, present, clock),
    stopMails: stopMails(accounts, clock),
    recordConsent: recordConsent(accounts, present, clock),
    agreeToTerms: agreeToTerms(accounts, present, clock),
    changePassword: changePassword(credentials),
    changeEmail: changeEmail(credentials),
    signOutEverywhere: signOutEverywhere(users),
    deactivateAccount: deactivateAccount({ accounts, users, clock, stopRenewalsOf: payments.stopRenewalsOf }),
    reactivateAccount: reactivateAccount(accounts, present, clock),
    downloadAccount: downloadAccount({
      accounts,
      users,
      findPersonalData: personalDataStore(database),
      interestOf: interestReader({
        ...{ database, clock, views: viewStore(database, clock) },
        collegesListed: (ids) => listedColleges(catalogue, ids),
      }),
      visitPhotosOf: visitPhotosOf(database),
      serve: servedPictures({ files, processor, accessTo: () => Promise.resolve('reader' as const) }),
      rateLimit: rateLimitOf('download', countAttempt),
      clock,
    }),
    deleteAccount: deleteAccount({
      erasure: { erasures: erasureStore(database, clock, newId), files, users, endPaymentsOf: payments.endPaymentsOf },
      requireRecentSignIn,
      rateLimit,
    }),
    savedColleges: savedColleges(saved, profiles, catalogue),
    saveCollege: saveCollege(saved, profiles),
    removeSavedCollege: removeSavedCollege(saved, profiles),
  };
}
