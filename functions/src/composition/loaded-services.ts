import { once } from './loaded-on-call';

/** The stores of colleges, loaded with the first call that needs them. */
export const loadedColleges = once(async () => (await import('./college-services')).collegeServices());

/** Everything that several subjects share, loaded with the first call that needs it. */
export const loadedServices = once(async () => {
  const [{ sharedServices }, colleges] = await Promise.all([import('./shared-services'), loadedColleges()]);
  return sharedServices(colleges);
});

/** The store of browsers' reports, loaded with the first of them. */
export const storedPolicyReports = once(async () => {
  const [{ policyReportStore }, { database, clock }] = await Promise.all([
    import('../features/logs/policy-report-store'),
    loadedColleges(),
  ]);
  return policyReportStore(database, clock);
});

/** The log of refused attempts, loaded with the first of them. */
export const loadedRefusals = once(async () => {
  const [{ reportRefused }, { database, clock }] = await Promise.all([
    import('../features/logs/refused-attempt-store'),
    loadedColleges(),
  ]);
  return reportRefused(database, clock);
});
