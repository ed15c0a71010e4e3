import { RATE_LIMITS_PER_MINUTE } from '@touchline/domain/reference/limits';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { collegeHandlers, pictureHandlers } from './composition/college-handlers';
import { accountHandlers, joiningHandlers, roleHandlers } from './composition/people-handlers';
import { sharedServices } from './composition/shared-services';
import { allJobs, runJobs } from './features/jobs/jobs';
import { createPageApp, siteHostsOf } from './features/pages/create-page-app';
import { outsideServicesOf } from './features/pages/page-headers';
import { webBuildIn } from './features/pages/page-template';
import { feedbackStore } from './features/people/feedback-store';
import { checkGdpr, health, openapi, sendFeedback } from './features/system/system-handlers';
import { callAsVisitor } from './http/call-as-visitor';
import { createApp, refusalOf } from './http/create-app';
import { limitCalls, limitCookies, requireAppCheck } from './http/guard-calls';
import { firebaseAppCheck } from './platform/auth-gateway';
import { watchIncomingBodies } from './http/incoming-bodies';
import {
  authEmulatorOrigin,
  isLocal,
  outsideServiceParameters,
  parameters,
  projectId,
  siteHostsParameter,
  XSRF_SECRET,
} from './platform/config';
import { pingDatabase } from './platform/firestore';
import { INSTANCE_MEMORY } from './platform/instance-memory';
import type { Handlers } from './platform/handler';
import { logJob } from './platform/log';
import { rateLimitOf, tokenBuckets } from './platform/rate-limit-store';

watchIncomingBodies();

const shared = sharedServices();
const { database, clock, newId, auth, users, profiles, files, countAttempt } = shared;

const handlers: Handlers = {
  ...joiningHandlers(shared),
  ...accountHandlers(shared),
  ...roleHandlers(shared),
  ...collegeHandlers(shared),
  ...pictureHandlers(shared),
  health: health(pingDatabase(database)),
  openapi: openapi(),
  checkGdpr: checkGdpr(),
  sendFeedback: sendFeedback(
    feedbackStore(database, clock, newId),
    rateLimitOf('feedback', countAttempt, RATE_LIMITS_PER_MINUTE.feedback),
  ),
};

const api = createApp(handlers, { auth, rolesOf: profiles.rolesOf, takeForPerson: tokenBuckets(clock) }, [
  limitCalls(tokenBuckets(clock)),
  limitCookies(),
  requireAppCheck(firebaseAppCheck()),
]);

/**
 * The one HTTPS function that answers every call of the API. What fills its memory stands in
 * `platform/instance-memory.ts`.
 */
export const ui = onRequest(
  { memory: INSTANCE_MEMORY, region: parameters.region, concurrency: parameters.concurrency, secrets: [XSRF_SECRET] },
  api,
);

const services = () => outsideServicesOf(outsideServiceParameters());

const pages = createPageApp({
  callAsVisitor: (language) => callAsVisitor(handlers, language),
  webBuild: webBuildIn(new URL('./web/', import.meta.url), services),
  isAway: (error) => refusalOf(error)?.kind === 'unavailable',
  isLocal,
  siteHosts: () => siteHostsOf(siteHostsParameter(), projectId()),
  authEmulator: authEmulatorOrigin,
  services,
});

/** The HTTPS function that answers every page of the site with its HTML (docs/pages.md). */
export const page = onRequest({ memory: '1GiB', region: parameters.region, concurrency: parameters.concurrency }, pages);

const everyJob = allJobs({ database, files, users, clock, newId });

/** The scheduled function that does what no request waits for; locally `npm run job -- NAME`. */
export const jobs = onSchedule({ schedule: 'every 60 minutes', memory: '512MiB', region: parameters.region }, () =>
  runJobs(everyJob, logJob),
);
