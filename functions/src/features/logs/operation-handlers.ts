import { listedJobs } from '@touchline/domain/audit/job-run';
import type { AskingAccount } from '@touchline/domain/audit/waiting-work';
import { callerUid, type Handler } from '../../platform/handler';
import type { JobRunStore } from '../jobs/job-run-store';
import type { OutgoingMailStore } from '../mail/outgoing-mail-store';
import type { waitingWorkStore } from './waiting-work-store';

/** GET /ui/v1/admin/mails */
export function adminMails(mails: Pick<OutgoingMailStore, 'list'>): Handler<'adminMails'> {
  return ({ query: { state, after = null } }) => mails.list(state, after);
}

/** POST /ui/v1/admin/mails/:mailId/resend */
export function resendMail(mails: Pick<OutgoingMailStore, 'resend'>): Handler<'resendMail'> {
  return async ({ actor, params: { mailId } }) => {
    await mails.resend(mailId, callerUid(actor));
    return null;
  };
}

/** GET /ui/v1/admin/jobs */
export function adminJobs(runs: Pick<JobRunStore, 'list'>): Handler<'adminJobs'> {
  return async () => ({ items: listedJobs(await runs.list()) });
}

/** GET /ui/v1/admin/work */
export function adminWork(
  work: ReturnType<typeof waitingWorkStore>,
  askingAccounts: () => Promise<readonly AskingAccount[]>,
): Handler<'adminWork'> {
  return async () => {
    const [items, asking] = await Promise.all([work.list(), askingAccounts()]);
    return { items, asking: [...asking] };
  };
}
