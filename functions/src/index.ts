import type { ReportRefused } from '@touchline/domain/audit/refused-attempt';
import { JOBS_EVERY_MINUTES, JOBS_TIME } from '@touchline/domain/audit/job-run';
import { RATE_LIMITS_PER_MINUTE } from '@touchline/domain/reference/limits';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { handlers } from './composition/all-handlers';
import { loadedColleges, loadedRefusals, loadedServices } from './composition/loaded-services';
import { createPageApp } from './features/pages/create-page-app';
import { outsideServicesOf } from './features/pages/page-headers';
import { webBuildIn } from './features/pages/page-template';
import { callAsVisitor } from './http/call-as-visitor';
import { createApp, refusalOf } from './http/create-app';
import { limitCalls, limitCookies, networkLimit, requireAppCheck } from './http/guard-calls';
import { firebaseAppCheck, firebaseAuthGateway } from './platform/auth/auth-gateway';
import { systemClock as clock } from './platform/clock-and-ids';
import { watchIncomingBodies } from './http/incoming-bodies';
import {
  authEmulatorOrigin,
  operatorEmail,
  outsideServiceParameters,
  parameters,
  projectId,
  SEEN_SECRET,
  STRIPE_SECRETS,
  XSRF_SECRET,
} from './platform/config';
import { INSTANCE_MEMORY } from './platform/instance-memory';
import { logJob } from './platform/log';
import { siteOrigin } from './platform/site-hosts';
import { tokenBuckets } from './platform/token-buckets';
import { watchUnreadableAddresses } from './platform/unreadable-address';

watchUnreadableAddresses();
watchIncomingBodies();

const sources = {
  auth: firebaseAuthGateway(),
  hasEnded: async (cookie: string) => (await loadedColleges()).endedSessions.hasEnded(cookie),
  authorityOf: async (uid: string) => (await loadedColleges()).profiles.authorityOf(uid),
  takeForPerson: tokenBuckets(clock),
  reportRefused: (async (...refused) => (await loadedRefusals())(...refused)) satisfies ReportRefused,
};

const api = createApp(handlers, sources, [limitCalls(tokenBuckets(clock)), limitCookies(), requireAppCheck(firebaseAppCheck())]);

/**
 * The one HTTPS function that answers every call of the API. What fills its memory stands in
 * `platform/instance-memory.ts`.
 */
export const ui = onRequest(
  {
    memory: INSTANCE_MEMORY,
    region: parameters.region,
    concurrency: parameters.concurrency,
    secrets: [XSRF_SECRET, SEEN_SECRET, ...Object.values(STRIPE_SECRETS)],
  },
  api,
);

const services = () => outsideServicesOf(outsideServiceParameters());

const pages = createPageApp({
  callAsVisitor: (language) => callAsVisitor(handlers, language),
  isListedPlayer: async (profileId) => (await loadedColleges()).profiles.isListed(profileId, clock().toISOString().slice(0, 10)),
  webBuild: webBuildIn(new URL('./web/', import.meta.url), services),
  isAway: (error) => refusalOf(error)?.kind === 'unavailable',
  authEmulator: authEmulatorOrigin,
  authHost: () => `${projectId()}.firebaseapp.com`,
  services,
  sitemap: async () => {
    const [{ sitemapSources }, { database, catalogue }] = await Promise.all([
      import('./features/pages/sitemap-store'),
      loadedColleges(),
    ]);
    return sitemapSources(database, catalogue, clock);
  },
  secondsToWait: networkLimit(tokenBuckets(clock), RATE_LIMITS_PER_MINUTE.pages),
});

/** The HTTPS function that answers every page of the site with its HTML (docs/pages.md). */
export const page = onRequest(
  { memory: '1GiB', region: parameters.region, concurrency: parameters.concurrency, secrets: [XSRF_SECRET] },
  pages,
);

const hourly: ScheduleOptions = {
  schedule: `every ${JOBS_EVERY_MINUTES} minutes`,
  memory: '512MiB',
  timeoutSeconds: JOBS_TIME.timeoutSeconds,
  region: parameters.region,
  secrets: [XSRF_SECRET, STRIPE_SECRETS.key],
};

/** The scheduled function that does what no request waits for; locally `npm run job -- NAME`. */
export const jobs = onSchedule(hourly, async () => {
  const [{ allJobs }, { runJobs }, { jobRunStore }, services] = await Promise.all([
    import('./features/jobs/jobs'),
    import('./features/jobs/run-jobs'),
    import('./features/jobs/job-run-store'),
    loadedServices(),
  ]);
  const { record } = jobRunStore({ ...services, operatorEmail, origin: siteOrigin });
  return runJobs(allJobs(services), logJob, { withinMs: JOBS_TIME.withinMs, record });
});
