import * as z from 'zod/mini';
import { listedJob } from '../../../audit/job-run';
import { logQuery } from '../../../audit/shown-log';
import { askingAccount, waitingWork } from '../../../audit/waiting-work';
import { listedMail } from '../../../person/mail/outgoing-mail';

/** The rows of what runs by itself, and of what waits for an admin. */
export const ADMIN_OPERATION_ROWS = {
  adminMails: {
    summary:
      'The outgoing mails of the last 90 days, the newest first, 20 a page, with their state; `state=failed` lists those that could not be sent. Their texts are left out. `after` is the `next` of the previous page.',
    access: 'admin',
    query: z.object({ state: z._default(z.enum(['any', 'failed']), 'any'), after: logQuery.shape.after }),
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(listedMail), next: z.nullable(z.string()) }),
  },
  resendMail: {
    summary: 'Queues a mail again that could not be sent, with a line of the log. 409 for any other mail.',
    access: 'admin',
    query: null,
    body: null,
    status: 204,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict'],
    answer: null,
  },
  adminJobs: {
    summary: 'The scheduled jobs: when each last ran, how long, with what result, and when it runs next.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(listedJob) }),
  },
  adminWork: {
    summary:
      'What waits for an admin: of each kind how many, and since when the longest. Counts, and reads one document of each kind. `asking` are the accounts that asked, as parents, children of different family names within 90 days.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(waitingWork), asking: z.array(askingAccount) }),
  },
} as const;
