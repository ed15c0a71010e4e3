import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

let database: Firestore | null = null;

/** The project's database; made on first use, so that loading the function needs no credentials. Only stores and the unit of work ask for it. */
export function firestore(): Firestore {
  if (getApps().length === 0) initializeApp();
  if (database === null) {
    database = getFirestore();
    database.settings({ clientConfig: boundedRequests() });
  }
  return database;
}

/**
 * Left alone, the library waits minutes for a database that is silent. With this a single request ends after 5 seconds; what is then tried again, and how
 * often, its outer layers decide: reads and whole transactions, five times at most.
 */
function boundedRequests(): Record<string, unknown> {
  const method = { timeout_millis: 5000, retry_codes_name: 'none', retry_params_name: 'once' };
  const once = {
    ...{ initial_retry_delay_millis: 100, retry_delay_multiplier: 1.3, max_retry_delay_millis: 1000 },
    ...{ initial_rpc_timeout_millis: 5000, rpc_timeout_multiplier: 1, max_rpc_timeout_millis: 5000, total_timeout_millis: 5000 },
  };
  const names = ['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery', 'BeginTransaction', 'Commit', 'Rollback'];
  const methods = Object.fromEntries(names.map((name) => [name, method]));
  return { interfaces: { 'google.firestore.v1.Firestore': { retry_codes: { none: [] }, retry_params: { once }, methods } } };
}
