import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { JOB_NAMES } from '@touchline/domain/audit/job-run';
import type { ListedMail } from '@touchline/domain/person/mail/outgoing-mail';
import { describe, expect, test } from 'vitest';
import { anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';

const sent: ListedMail = {
  ...{ mailId: 'mail-1', to: 'robin@people.example', kind: 'roleDecided', subject: 'Accepted', error: null },
  ...{ createdAt: '2026-03-01T10:00:00.000Z', state: 'sent' },
};
const failed: ListedMail = { ...sent, mailId: 'mail-2', to: 'kim@people.example', state: 'failed', error: 'Mailbox full' };

function open(address: string, answers: FakeAnswers) {
  return showApp({ ...{ address, signedInAs: anOwnProfile(), isAdmin: true }, answers });
}

describe('[S2-39] /admin/logs', () => {
  test('lists the outgoing mails; a failed one says why and is sent again', async () => {
    const { calls } = open('/admin/logs?kind=mails', {
      adminMails: () => ({ items: [sent, failed], next: null }),
      resendMail: () => null,
    });
    const rows = within(await screen.findByRole('list', { name: /All emails/ })).getAllByRole('listitem');
    for (const text of ['Accepted', 'Sent', 'robin@people.example']) expect(rows[0]?.textContent).toContain(text);
    for (const text of ['Failed', 'The mail server says: Mailbox full']) expect(rows[1]?.textContent).toContain(text);
    expect(within(rows[0] ?? document.body).queryByRole('button')).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Send again to kim@people.example' }));

    expect(await screen.findByText('The email is queued again.')).toBeTruthy();
    expect(calls).toContainEqual({ name: 'resendMail', call: { params: { mailId: 'mail-2' } } });
    await waitFor(() => expect(calls.filter(({ name }) => name === 'adminMails')).toHaveLength(2));
  });

  test('lists the failed mails alone at an address of their own', async () => {
    const { calls } = open('/admin/logs?kind=mails&state=failed', { adminMails: () => ({ items: [], next: null }) });

    expect(await screen.findByText('No email has failed')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'adminMails')?.call).toMatchObject({ query: { state: 'failed' } });
  });

  test('lists the jobs with last run, result and next run', async () => {
    const last = {
      ...{ startedAt: '2026-03-01T10:00:00.000Z', durationMs: 1250, result: 'Error: away', failuresInRow: 3 },
      ...{ state: 'failed' as const, lastDoneAt: '2026-03-01T07:00:00.000Z' },
    };
    const nextAt = '2026-03-01T11:00:00.000Z';
    open('/admin/logs?kind=jobs', {
      adminJobs: () => ({
        items: JOB_NAMES.map((name) => (name === 'enter-queues' ? { name, last, nextAt } : { name, last: null, nextAt: null })),
      }),
    });
    const rows = within(await screen.findByRole('list', { name: /every hour/ })).getAllByRole('listitem');
    const row = rows.find(({ textContent }) => textContent.includes('enter-queues'));

    expect(rows).toHaveLength(JOB_NAMES.length);
    for (const text of ['Failed 3 times in a row', 'took 1.3 s', 'next run about', 'last worked', 'Error: away'])
      expect(row?.textContent).toContain(text);
    expect(rows[0]?.textContent).toContain('Has not run yet');
  });
});
