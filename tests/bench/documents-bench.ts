import { startTestEmulators } from '@touchline/local/emulators/test-emulators';
import { COUNTED_CALLS } from '../support/api/platform/documents-read';
import { aFirestoreProxy } from '../support/api/platform/firestore-proxy';
import type { BenchTable } from './bench-table';

/** How many documents calls ask for by name, counted between the API and its database. */
export async function documentsBench(): Promise<BenchTable> {
  const emulators = await startTestEmulators('demo-touchline-documents', null);
  Object.assign(process.env, emulators.environment);
  const proxy = await aFirestoreProxy(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  process.env.FIRESTORE_EMULATOR_HOST = proxy.host;
  // They read the environment when they are loaded.
  const { serveApi } = await import('../support/stack/serve-api');
  const { aCollegeWithItsCoach } = await import('../support/api/colleges/colleges');
  const { signedIn } = await import('../support/api/members/people');
  const { aCaller } = await import('../support/api/caller');
  const api = await serveApi();
  try {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const [player, admin] = [await signedIn(api.url), await signedIn(api.url, { isAdmin: true })];
    const callers = { visitor: aCaller(api.url), player, coach, admin };
    const rows = [];
    for (const { name, by, sent } of COUNTED_CALLS) {
      proxy.setFault(() => 'pass');
      const { status, text } = await callers[by].call(name, sent(college));
      if (status !== 200) throw new Error(`${name} answered ${status}: ${text}`);
      rows.push({ name: `\`${name}\`, ${by}`, values: { documents: String(proxy.documents()) } });
    }
    return {
      title: 'Documents that a call reads',
      note: 'Asked for by name; what a query finds is not counted. Each call with a session pays one for the question whether that session was signed out of.',
      rows,
    };
  } finally {
    await api.close();
    await emulators.stop();
  }
}
