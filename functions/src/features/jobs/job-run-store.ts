import { FAILURES_TOLD, type EndedRun, JOB_RUNS, type JobRun, recordedRun } from '@touchline/domain/audit/job-run';
import { jobFailingMail } from '@touchline/domain/person/mail/operator-mails';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction, readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { prepareOperatorMail, UNSENT } from '../mail/mail-store';

/** The last run of each job. */
export interface JobRunStore {
  /** Stores a run; with the third failure in a row a mail to the operator is queued in the same transaction. */
  readonly record: (run: EndedRun) => Promise<void>;
  readonly list: () => Promise<readonly JobRun[]>;
}

interface JobRunDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly operatorEmail: () => string | null;
  readonly origin: () => string;
}

export function jobRunStore({ database, clock, newId, operatorEmail, origin }: JobRunDependencies): JobRunStore {
  const runs = () => collectionOf(database(), JOB_RUNS);
  return {
    record: async (ended) => {
      const [document, mailId] = [runs().doc(ended.name), newId()];
      await inOneTransaction(async (unit) => {
        const [stored] = await unit.read<[JobRun]>(document);
        const { run, tells } = recordedRun(readOrReport(stored), ended);
        const now = clock();
        const attempt = { now, at: now.toISOString(), read: unit.read };
        const text = jobFailingMail({ name: ended.name, times: FAILURES_TOLD, link: `${origin()}/admin/logs?kind=jobs` });
        const mail = { _id: mailId, by: null, kind: 'jobFailing', text } as const;
        const queueMail = tells ? await prepareOperatorMail(database(), attempt, operatorEmail(), mail) : UNSENT;
        unit.save(document, run);
        queueMail(unit);
      }, database());
    },

    list: async () => (await runs().get()).docs.flatMap((document) => readOrReport(document) ?? []),
  };
}
