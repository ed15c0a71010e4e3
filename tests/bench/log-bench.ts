import { AUDIT_ACTIONS } from '@touchline/domain/audit/audit-actions';
import { AUDIT_SCHEMA_VERSION, type AuditEntry } from '@touchline/domain/audit/audit-entry';
import type { LogQuery } from '@touchline/domain/audit/shown-log';
import { startTestEmulators } from '@touchline/local/emulators/test-emulators';
import type { Firestore } from 'firebase-admin/firestore';
import type { BenchTable } from './bench-table';
import { documentsReadBy, medians } from './documents-of-queries';

const SIZES = [1000, 10_000, 100_000] as const;
const BATCH = 500;
const PEOPLE = 500;
const COLLEGES = 1500;

const PAGES: readonly (readonly [name: string, wanted: Partial<LogQuery>])[] = [
  ['the newest', {}],
  ['of one person', { by: 'bench-person-0007' }],
  ['of one action at one college', { action: 'college.edit', target: 'colleges/bench-college-0000' }],
  ['about one person', { target: 'people/bench-person-0007' }],
];

/**
 * A page of the admins' log among more and more lines: documents read and the median time
 * (docs/decisions/141-the-log-for-admins.md).
 */
export async function logBench(sizes: readonly number[] = SIZES): Promise<BenchTable> {
  const emulators = await startTestEmulators('demo-touchline-log', null);
  Object.assign(process.env, emulators.environment);
  const { firestore } = await import('@touchline/functions/platform/firestore');
  const { logStore } = await import('@touchline/functions/features/logs/log-store');
  const database = firestore();
  const log = logStore(() => database);
  const rows: BenchTable['rows'][number][] = [];
  try {
    let stored = 0;
    for (const size of sizes) {
      await load(database, stored, size);
      stored = size;
      for (const [name, wanted] of PAGES) {
        const page = () => log.list({ size: 'screen', ...wanted });
        const documents = await documentsReadBy(page);
        const [median = 0] = await medians([page]);
        rows.push({
          name: `${size.toLocaleString('en')} lines, ${name}`,
          values: { documents: String(documents), 'p50 ms': median.toFixed(1) },
        });
      }
    }
    return {
      title: 'A page of the log',
      note: 'Twenty lines and the one that says whether more follow, through our Firestore engine. "About one person" asks for the account and for the profile. "documents" are those that the queries answer.',
      rows,
    };
  } finally {
    await database.terminate();
    await emulators.stop();
  }
}

async function load(database: Firestore, from: number, until: number): Promise<void> {
  const { auditLines } = await import('@touchline/functions/platform/audit-store');
  for (let start = from; start < until; start += BATCH) {
    const batch = database.batch();
    for (let at = start; at < Math.min(start + BATCH, until); at += 1) {
      const line = anInventedLine(at);
      batch.set(auditLines(database).doc(line._id), line);
    }
    await batch.commit();
  }
}

/** A line that differs from the others in what is filtered. */
function anInventedLine(at: number): AuditEntry {
  const numbered = (kind: string, count: number) => `bench-${kind}-${String(at % count).padStart(4, '0')}`;
  const action = AUDIT_ACTIONS[Math.floor(at / COLLEGES) % AUDIT_ACTIONS.length] ?? 'college.edit';
  return {
    _id: `bench-${String(at).padStart(7, '0')}`,
    schemaVersion: AUDIT_SCHEMA_VERSION,
    at: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
    by: numbered('person', PEOPLE),
    byAdmin: false,
    action,
    target: at % 3 === 0 ? `profiles/${numbered('person', PEOPLE)}` : `colleges/${numbered('college', COLLEGES)}`,
    result: 'done',
    detail: {},
  };
}
