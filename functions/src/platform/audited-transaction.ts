import type { AuditEntry } from '@touchline/domain/audit/audit-entry';
import type { MessageCode } from '@touchline/domain/kernel/refusal/api-messages';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { DocumentData, DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { auditLine, writeAuditEntry } from './audit-store';
import type { Clock } from './clock-and-ids';
import { inOneTransaction, type UnitOfWork, type Writes } from './firestore';

type References<Documents> = { readonly [Name in keyof Documents]: DocumentReference<Documents[Name]> };
type Snapshots<Documents> = { readonly [Name in keyof Documents]: DocumentSnapshot<Documents[Name]> };

/** A change of stored documents that the audit log reports. */
export interface AuditedChange<Documents, Found, Answer> {
  /** The id of the audit line, if the change determines it; otherwise a new id. */
  readonly lineId?: string;
  /** The documents that the change depends on. */
  readonly reads: References<Documents>;
  /** The data that the change needs from them. Throws Refusal if something is missing. */
  readonly require: (stored: Snapshots<Documents>) => Found;
  /** The answer if the audit line exists already: the change has been committed and is not made twice. */
  readonly alreadyDone: (found: Found) => Answer;
  /** Decides by pure rules what to write; may run more than once. Throws what the rules throw. */
  readonly decide: (found: Found, attempt: Attempt) => Decision<Answer> | Promise<Decision<Answer>>;
}

/** The time of an attempt, and a way to read what else the decision needs. */
export interface Attempt {
  readonly now: Date;
  /** The same moment as it is stored. */
  readonly at: string;
  readonly read: UnitOfWork['read'];
}

/** The answer of an attempt, its writes, and the line that reports it. An answer without writes writes nothing. */
export interface Decision<Answer> {
  readonly answer: Answer;
  readonly write?: (unit: Writes) => void;
  readonly audit?: AuditReport | null;
}

/** A line of the audit log as a store writes it; `at` defaults to the time of the attempt. */
export interface AuditReport {
  readonly action: AuditEntry['action'];
  readonly target: string;
  readonly by: Author;
  readonly detail?: AuditEntry['detail'];
  readonly at?: string;
}

/** The person who makes a change, and whether as an admin; `uid` is null for jobs and commands. */
export interface Author {
  readonly uid: string | null;
  readonly isAdmin: boolean;
}

/** Runs an audited change; see `auditedTransactions`. */
export type AuditedTransaction = <Documents extends Readonly<Record<string, unknown>>, Found, Answer>(
  change: AuditedChange<Documents, Found, Answer>,
) => Promise<Answer>;

/**
 * Makes changes in one transaction together with their line of the audit log, all or nothing. The id of the line is
 * fixed before the first attempt: if the answer to a commit is lost, the next attempt finds the line and answers what
 * is stored (F3). Reads come before writes, because a decision returns its writes.
 */
export function auditedTransactions(
  database: () => Firestore,
  clock: Clock,
  newId: () => string,
  inTransaction = inOneTransaction,
): AuditedTransaction {
  return ({ lineId = newId(), reads, require, alreadyDone, decide }) =>
    inTransaction(async (unit) => {
      const { line, stored } = await readTogether(unit, auditLine(database(), lineId), reads);
      const found = require(stored);
      if (line.exists) return alreadyDone(found);
      const now = clock();
      const at = now.toISOString();
      const { answer, write, audit = null } = await decide(found, { now, at, read: unit.read });
      write?.(unit);
      if (audit !== null) {
        const { by, ...report } = audit;
        const entry = { at, detail: {}, ...report, _id: lineId, by: by.uid, byAdmin: by.isAdmin, result: 'done' } as const;
        writeAuditEntry(database(), unit, entry);
      }
      return answer;
    }, database());
}

/** Reads the audit line and the documents in one call; the snapshots carry the names of their references. */
async function readTogether<Documents>(
  unit: UnitOfWork,
  line: DocumentReference<AuditEntry>,
  reads: References<Documents>,
): Promise<{ line: DocumentSnapshot<AuditEntry>; stored: Snapshots<Documents> }> {
  const references = Object.entries(reads) as readonly (readonly [string, DocumentReference])[];
  const [lineSnapshot, ...snapshots] = await unit.read<[AuditEntry, ...DocumentData[]]>(
    line,
    ...references.map(([, reference]) => reference),
  );
  const stored = Object.fromEntries(references.map(([name], index) => [name, snapshots[index]]));
  return { line: lineSnapshot, stored: stored as Snapshots<Documents> };
}

/** Throws Refusal notFound for documents that `require` does not find. */
export function missing(code: MessageCode): never {
  throw new Refusal('notFound', code);
}
