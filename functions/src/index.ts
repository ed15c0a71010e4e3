import { TRIES_PER_MINUTE } from '@touchline/domain/constants/limits';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { accountStore } from './features/account/account-store';
import { changeAccount, deactivateAccount, reactivateAccount, recordConsent } from './features/account/change-account';
import { changeEmail, changePassword, signOutEverywhere } from './features/account/change-sign-in';
import { deleteAccount } from './features/account/delete-account';
import { downloadAccount } from './features/account/download-account';
import { erasureStore } from './features/account/erasure-store';
import { leftUserStore } from './features/account/left-user-store';
import { keptDataStore } from './features/account/kept-data-store';
import { account, tellAccount } from './features/account/own-account';
import { signInSettling } from './features/account/settle-sign-in';
import { signInChangeStore } from './features/account/sign-in-change-store';
import { freshSignIn } from './features/account/signed-in-afresh';
import { claimCollege } from './features/claims/claim-college';
import { claimStore } from './features/claims/claim-store';
import { collegeCatalogue, mediaCatalogue } from './features/colleges/catalogue';
import { catalogueStore } from './features/colleges/catalogue-store';
import { collegeProperty } from './features/colleges/college-property';
import { collegeStore } from './features/colleges/college-store';
import { getCollege } from './features/colleges/get-college';
import { patchCollege, takeBackCollegePatch } from './features/colleges/patch-college';
import { searchColleges } from './features/colleges/search-colleges';
import { feedbackStore } from './features/feedback/feedback-store';
import { sendFeedback } from './features/feedback/send-feedback';
import { checkGdpr } from './features/gdpr/check-gdpr';
import { health } from './features/health/health';
import { askForOneDocument } from './features/health/health-store';
import { openapi } from './features/openapi/openapi';
import { allJobs } from './features/jobs/all-jobs';
import { runJobs } from './features/jobs/jobs';
import { createPageApp } from './features/pages/create-page-app';
import { outsideServicesOf } from './features/pages/outside-services';
import { siteHostsOf } from './features/pages/site-host';
import { webBuildIn } from './features/pages/web-build';
import { collegePictureStore } from './features/pictures/college-picture-store';
import { pictureStudio } from './features/pictures/picture-studio';
import { mediaPicture, mediaVariant, resource } from './features/pictures/serve-picture';
import { servedPictures } from './features/pictures/served-pictures';
import { uploadCollegePicture } from './features/pictures/upload-college-picture';
import { ownProfile } from './features/profile/own-profile';
import { profileStore } from './features/profile/profile-store';
import { adminCollegeRequests, adminUsers, finishCollegeRequest, showPeople } from './features/roles/admin-users';
import { collegeRequestStore } from './features/roles/college-request-store';
import { decideRole } from './features/roles/decide-role';
import { personStore } from './features/roles/person-store';
import { renewRoleClaims } from './features/roles/renew-role-claims';
import { roleStore } from './features/roles/role-store';
import { savedCollegeStore } from './features/saved-colleges/saved-college-store';
import { removeSavedCollege, saveCollege, savedColleges } from './features/saved-colleges/saved-colleges';
import { join } from './features/registration/join';
import { registerAccount } from './features/registration/register-account';
import { collegeRequestOf, registrationStore } from './features/registration/registration-store';
import { acceptTerms } from './features/session/accept-terms';
import { sessionLogin } from './features/session/session-login';
import { sessionLogout } from './features/session/session-logout';
import { signInMethods } from './features/session/sign-in-methods';
import { createApp } from './http/create-app';
import { limitCalls, limitCookies, requireAppCheck } from './http/guard-calls';
import { refusalOf } from './http/refusal-of';
import { wasRevokedSince } from './platform/audit-store';
import { firebaseAuthChanges } from './platform/auth-changes-gateway';
import { firebaseAppCheck } from './platform/app-check-gateway';
import { firebaseAuthGateway } from './platform/auth-gateway';
import { firebaseAuthUsers } from './platform/auth-users-gateway';
import { systemClock } from './platform/clock';
import {
  authEmulatorOrigin,
  isLocal,
  outsideServiceParameters,
  parameters,
  projectId,
  siteHostsParameter,
  XSRF_SECRET,
} from './platform/config';
import { firestore } from './platform/firestore';
import { logJob } from './platform/log';
import { newId } from './platform/new-id';
import { pictureFiles } from './platform/picture-file-store';
import { rateLimitStore } from './platform/rate-limit-store';
import { tokenBuckets } from './platform/token-buckets';
import { triesOf } from './platform/tries';

const auth = firebaseAuthGateway();
const users = firebaseAuthUsers();
const colleges = collegeStore(firestore, systemClock, newId);
const catalogue = catalogueStore(firestore, systemClock);
const profiles = profileStore(firestore);
const feedback = feedbackStore(firestore, systemClock, newId);
const saved = savedCollegeStore(firestore, systemClock);
const accounts = accountStore(firestore, systemClock, newId);
const userChanges = firebaseAuthChanges();
const tell = tellAccount({
  ...{ users: userChanges, catalogue, requestOf: collegeRequestOf(firestore), clock: systemClock },
});
const userList = personStore(firestore);
const show = showPeople(userChanges, catalogue);
const files = pictureFiles();
const studio = pictureStudio();
const pictures = collegePictureStore(firestore, systemClock, newId);
const countTry = rateLimitStore(firestore, systemClock);
const registrations = registrationStore(firestore, newId);
const joinAs = join(registrations, catalogue, systemClock);
const renewClaims = renewRoleClaims({
  ...{ users: userChanges, rolesOf: profiles.rolesOf, clock: systemClock },
  wasRevokedSince: (uid, moment) => wasRevokedSince(firestore(), uid, moment),
});
const signInChanges = signInChangeStore(firestore, systemClock, newId);
const settling = signInSettling({
  ...{ accounts, changes: signInChanges, users: userChanges, catalogue, renewClaims, clock: systemClock, newId },
});
const ownChanges = {
  ...{ changes: signInChanges, settling },
  ...{ accounts, users: userChanges, requireFreshSignIn: freshSignIn(auth, systemClock), tries: triesOf('account', countTry) },
};
const serve = servedPictures({ files, studio, isShown: profiles.holdsPicture });

const app = createApp(
  {
    health: health(askForOneDocument(firestore)),
    openapi: openapi(),
    signInMethods: signInMethods(users, triesOf('signInMethods', countTry)),
    registerAccount: registerAccount({
      users,
      left: leftUserStore(firestore, systemClock),
      join: joinAs,
      tries: triesOf('registerAccount', countTry),
      clock: systemClock,
    }),
    sessionLogin: sessionLogin({
      auth,
      hasProfile: profiles.exists,
      settle: settling.settle,
      tries: triesOf('sessionLogin', countTry),
      clock: systemClock,
    }),
    acceptTerms: acceptTerms({ auth, users: userChanges, isMember: registrations.exists, join: joinAs, clock: systemClock }),
    claimCollege: claimCollege(profiles, catalogue, claimStore(firestore, systemClock, newId)),
    sessionLogout: sessionLogout(),
    ownProfile: ownProfile(profiles),
    collegeProperty: collegeProperty(catalogue),
    college: getCollege(colleges),
    patchCollege: patchCollege(colleges, catalogue, systemClock),
    takeBackCollegePatch: takeBackCollegePatch(colleges, catalogue),
    uploadCollegePicture: uploadCollegePicture({ pictures, files, studio, countTry, newId }),
    resource: resource(serve),
    mediaPicture: mediaPicture(serve),
    mediaVariant: mediaVariant(serve),
    collegeCatalogue: collegeCatalogue(catalogue),
    mediaCatalogue: mediaCatalogue(catalogue),
    searchColleges: searchColleges(catalogue),
    account: account(accounts, tell, signInChanges, settling),
    changeAccount: changeAccount(accounts, tell, systemClock),
    recordConsent: recordConsent(accounts, tell, systemClock),
    changePassword: changePassword(ownChanges),
    changeEmail: changeEmail(ownChanges),
    signOutEverywhere: signOutEverywhere(userChanges),
    downloadAccount: downloadAccount({
      ...{
        accounts,
        users: userChanges,
        findKeptData: keptDataStore(firestore),
        tries: triesOf('download', countTry),
        clock: systemClock,
      },
      serve: servedPictures({ files, studio, isShown: () => Promise.resolve(true) }),
    }),
    deleteAccount: deleteAccount({
      places: { erasures: erasureStore(firestore, systemClock, newId), files, users: userChanges },
      ...{ requireFreshSignIn: ownChanges.requireFreshSignIn, tries: ownChanges.tries },
    }),
    deactivateAccount: deactivateAccount(accounts, userChanges, systemClock),
    reactivateAccount: reactivateAccount(accounts, tell, systemClock),
    savedColleges: savedColleges(saved, profiles, catalogue),
    saveCollege: saveCollege(saved, profiles),
    removeSavedCollege: removeSavedCollege(saved, profiles),
    adminUsers: adminUsers(userList, show),
    decideRole: decideRole({ roles: roleStore(firestore, systemClock, newId), users: userChanges, renewClaims, catalogue, show }),
    adminCollegeRequests: adminCollegeRequests(userList, systemClock),
    finishCollegeRequest: finishCollegeRequest(collegeRequestStore(firestore, systemClock, newId)),
    sendFeedback: sendFeedback(feedback, triesOf('feedback', countTry, TRIES_PER_MINUTE.feedback)),
    checkGdpr: checkGdpr(),
  },
  { auth, rolesOf: profiles.rolesOf },
  [limitCalls(tokenBuckets(systemClock)), limitCookies(), requireAppCheck(firebaseAppCheck())],
);

/** The one HTTPS function that answers every call of the API (design.md §1). Two pictures of 50 megapixels are decoded at once beside everything else: 2 GiB. */
export const ui = onRequest(
  { memory: '2GiB', region: parameters.region, concurrency: parameters.concurrency, secrets: [XSRF_SECRET] },
  app,
);

const services = () => outsideServicesOf(outsideServiceParameters());

const pages = createPageApp({
  sources: { colleges, catalogue },
  webBuild: webBuildIn(new URL('./web/', import.meta.url), services),
  isAway: (error) => refusalOf(error)?.kind === 'unavailable',
  isLocal,
  siteHosts: () => siteHostsOf(siteHostsParameter(), projectId()),
  authEmulator: authEmulatorOrigin,
  services,
  nowMs: () => systemClock().getTime(),
});

/** The HTTPS function that answers every page of the site with its HTML (design.md §4, First paint waits for nothing). */
export const page = onRequest({ memory: '1GiB', region: parameters.region, concurrency: parameters.concurrency }, pages);

const allOfThem = allJobs({ database: firestore, files, users: userChanges, clock: systemClock, newId });

/** The scheduled function that does what no request waits for (design.md §4, Jobs); locally `npm run job -- NAME`. */
export const jobs = onSchedule({ schedule: 'every 60 minutes', memory: '512MiB', region: parameters.region }, () =>
  runJobs(allOfThem, logJob),
);
