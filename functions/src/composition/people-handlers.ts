import { setTimeout } from 'node:timers/promises';
import {
  account,
  accountPresenter,
  agreeToTerms,
  changeAccount,
  deactivateAccount,
  reactivateAccount,
  recordConsent,
} from '../features/account/account-handlers';
import {
  adminCollegeRequests,
  adminPerson,
  adminUsers,
  finishCollegeRequest,
  showPeople,
} from '../features/members/admin-user-handlers';
import { coachInviteStore, openInvites } from '../features/college-staff/coach-invite-store';
import {
  claimAlumni,
  claimCollege,
  claimsOfCollege,
  collegeAlumni,
  leaveCollege,
  objectToClaim,
  requestCollege,
} from '../features/claims/claim-handlers';
import { claimObjectionStore } from '../features/claims/claim-objection-store';
import { claimStore } from '../features/claims/claim-store';
import { collegeRequestOf, collegeRequestStore } from '../features/college-requests/college-request-store';
import {
  acceptInvite,
  collegeHistory,
  collegeMembers,
  inviteStaff,
  openInvite,
  revokeInvite,
} from '../features/college-staff/college-staff-handlers';
import { changeEmail, changePassword, signOutEverywhere } from '../features/account/credential-handlers';
import { dangerReports } from '../features/moderation/danger-report-store';
import { deleteAccount } from '../features/account/delete-account';
import { downloadAccount } from '../features/account/download-account';
import { erasureStore } from '../features/account/erasure-store';
import { alumniOf } from '../features/claims/listed-alumni-store';
import { boundCurrencies } from '../features/money/bound-currency-store';
import { planEndings } from '../features/money/plan-endings-store';
import { guardianAddressStore, playersOfGuardians } from '../features/featuring/guardian-address-store';
import { orphanedAuthUserStore } from '../features/registration/orphaned-auth-user-store';
import { personSearchStore } from '../features/members/person-search-store';
import { personalDataStore } from '../features/account/personal-data-store';
import { acceptTerms, join, registerAccount } from '../features/registration/registration-handlers';
import { registrationStore } from '../features/registration/registration-store';
import { createRequestedCollege } from '../features/college-requests/requested-college-handlers';
import { requestedCollegeStore } from '../features/college-requests/requested-college-store';
import { decideRole } from '../features/claims/role-handlers';
import { roleStore } from '../features/claims/role-store';
import { removeSavedCollege, saveCollege, savedColleges } from '../features/account/saved-college-handlers';
import { savedCollegeStore } from '../features/account/saved-college-store';
import { staffStore } from '../features/college-staff/staff-store';
import { suspendPerson } from '../features/members/suspension-handlers';
import { suspensionStore } from '../features/members/suspension-store';
import { ownProfile, sessionLogin, sessionLogout, signInMethods } from '../features/sign-in/session-handlers';
import { servedPictures } from '../features/pictures/served-pictures';
import { recentSignInGuard } from '../platform/auth/auth-gateway';
import { firebaseAuthUsers } from '../platform/auth/auth-users-gateway';
import { dailyLimitStore, rateLimitOf } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of registration and sessions. */
export function joiningHandlers(shared: SharedServices) {
  const { database, clock, newId, auth, users, catalogue, profiles, accounts, reconciliation, countAttempt, endedSessions } =
    shared;
  const newUsers = firebaseAuthUsers();
  const registrations = registrationStore(database, clock, newId, guardianAddressStore(database, clock, newId));
  const joinAs = join(registrations, catalogue, openInvites(database, clock), clock);
  return {
    signInMethods: signInMethods(newUsers, rateLimitOf('signInMethods', countAttempt)),
    registerAccount: registerAccount({
      users: newUsers,
      orphans: orphanedAuthUserStore(database, clock),
      join: joinAs,
      rateLimit: rateLimitOf('registerAccount', countAttempt),
      clock,
      newId,
    }),
    sessionLogin: sessionLogin({
      auth,
      hasProfile: profiles.exists,
      accounts,
      reconcile: reconciliation.reconcile,
      rateLimit: rateLimitOf('sessionLogin', countAttempt),
      endedSessions,
      pause: setTimeout,
    }),
    acceptTerms: acceptTerms({ auth, users, isMember: registrations.exists, join: joinAs, clock }),
    sessionLogout: sessionLogout(endedSessions),
    ownProfile: ownProfile({
      ...{ accounts, unverified: shared.unverified, reconcile: reconciliation.reconcile },
      boundCurrencyOf: boundCurrencies(database),
    }),
  };
}

/** The handlers of the own account and the saved colleges. */
export function accountHandlers(shared: SharedServices) {
  const { database, clock, newId, auth, users, catalogue, profiles, accounts } = shared;
  const { signInChanges, reconciliation, files, processor, countAttempt, payments } = shared;
  const present = accountPresenter({
    ...{ users, catalogue, clock },
    requestOf: collegeRequestOf(database),
    endingOf: planEndings(database, clock),
    boundCurrencyOf: boundCurrencies(database),
  });
  const requireRecentSignIn = recentSignInGuard(auth);
  const rateLimit = rateLimitOf('account', countAttempt);
  const credentials = { accounts, changes: signInChanges, reconciliation, users, requireRecentSignIn, rateLimit, clock };
  const saved = savedCollegeStore(database, clock);
  return {
    account: account(accounts, present, signInChanges, shared.unverified, reconciliation),
    changeAccount: changeAccount(accounts, present, clock),
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

/** The handlers of roles and of the admins' lists of people. */
export function roleHandlers(shared: SharedServices) {
  const { database, clock, newId, users, catalogue, profiles, renewClaims, colleges, countAttempt } = shared;
  const people = personSearchStore(database);
  const objections = claimObjectionStore(database, clock, newId);
  const show = showPeople(users, catalogue, objections.listAbout, dangerReports(database));
  const claims = claimStore(database, clock, newId);
  const staff = {
    ...{ colleges, profiles, users, catalogue, clock },
    invites: coachInviteStore(database, clock, newId),
    openings: rateLimitOf('openInvite', countAttempt),
  };
  const requests = collegeRequestStore(database, clock, newId);
  const claiming = {
    ...{ profiles, users, catalogue, claims, requests },
    staff: staffStore(database, users, profiles),
    countToday: dailyLimitStore(database, clock),
  };
  return {
    claimCollege: claimCollege(claiming),
    claimAlumni: claimAlumni(claiming),
    leaveCollege: leaveCollege(claims, renewClaims),
    collegeHistory: collegeHistory(staff),
    collegeMembers: collegeMembers(staff),
    inviteStaff: inviteStaff(staff),
    revokeInvite: revokeInvite(staff),
    openInvite: openInvite(staff),
    acceptInvite: acceptInvite(staff),
    claimsOfCollege: claimsOfCollege(profiles, objections),
    objectToClaim: objectToClaim(objections, claiming),
    requestCollege: requestCollege(claiming),
    collegeAlumni: collegeAlumni(catalogue, alumniOf(database, clock)),
    adminUsers: adminUsers(people, show),
    adminPerson: adminPerson({
      ...{ accounts: shared.accounts, show },
      moneyOf: shared.payments.money.moneyOf,
      playersOf: (found) => playersOfGuardians(database(), found),
    }),
    suspendPerson: suspendPerson({
      accounts: shared.accounts,
      suspensions: suspensionStore(database, clock, newId),
      users,
      stopRenewalsOf: shared.payments.stopRenewalsOf,
      show,
    }),
    decideRole: decideRole({ roles: roleStore(database, clock, newId), users, renewClaims, catalogue, show }),
    adminCollegeRequests: adminCollegeRequests(people, clock),
    createRequestedCollege: createRequestedCollege({
      requestOf: collegeRequestOf(database),
      colleges: requestedCollegeStore(database, clock, newId),
      users,
      catalogue,
    }),
    finishCollegeRequest: finishCollegeRequest(requests),
  };
}
