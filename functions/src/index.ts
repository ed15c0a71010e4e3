import { onRequest } from 'firebase-functions/v2/https';
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
import { createPageApp } from './features/pages/create-page-app';
import { webBuildIn } from './features/pages/web-build';
import { ownProfile } from './features/profile/own-profile';
import { profileStore } from './features/profile/profile-store';
import { sessionLogin } from './features/session/session-login';
import { sessionLogout } from './features/session/session-logout';
import { createApp } from './http/create-app';
import { refusalOf } from './http/refusal-of';
import { firebaseAuthGateway } from './platform/auth-gateway';
import { systemClock } from './platform/clock';
import { authEmulatorOrigin, isLocal, parameters, XSRF_SECRET } from './platform/config';
import { firestore } from './platform/firestore';
import { newId } from './platform/new-id';

const auth = firebaseAuthGateway();
const colleges = collegeStore(firestore, systemClock, newId);
const catalogue = catalogueStore(firestore, systemClock);
const profiles = profileStore(firestore);
const feedback = feedbackStore(firestore, systemClock, newId);

const app = createApp(
  {
    health: health(askForOneDocument(firestore)),
    openapi: openapi(),
    sessionLogin: sessionLogin(auth, profiles.exists, systemClock),
    sessionLogout: sessionLogout(),
    ownProfile: ownProfile(profiles),
    collegeProperty: collegeProperty(catalogue),
    college: getCollege(colleges),
    patchCollege: patchCollege(colleges, catalogue, systemClock),
    takeBackCollegePatch: takeBackCollegePatch(colleges, catalogue),
    searchColleges: searchColleges(catalogue),
    sendFeedback: sendFeedback(feedback),
    checkGdpr: checkGdpr(),
  },
  { auth, rolesOf: profiles.rolesOf },
);

/** The one HTTPS function that answers every call of the API (design.md §1). */
export const ui = onRequest(
  { memory: '1GiB', region: parameters.region, concurrency: parameters.concurrency, secrets: [XSRF_SECRET] },
  app,
);

const pages = createPageApp({
  sources: { colleges, catalogue },
  webBuild: webBuildIn(new URL('./web/', import.meta.url)),
  isAway: (error) => refusalOf(error)?.kind === 'unavailable',
  isLocal,
  authEmulator: authEmulatorOrigin,
  nowMs: () => systemClock().getTime(),
});

/** The HTTPS function that answers every page of the site with its HTML (design.md §4, First paint waits for nothing). */
export const page = onRequest({ memory: '1GiB', region: parameters.region, concurrency: parameters.concurrency }, pages);
