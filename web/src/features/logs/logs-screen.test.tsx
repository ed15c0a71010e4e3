import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { foundColleges, aListItem } from '../../testing/listed-colleges';
import { watchSavedFiles } from '../../testing/saved-files';
import { showApp } from '../../testing/show-app';
import type { LogLine } from './use-log';

function aLine(changes: Partial<LogLine> = {}): LogLine {
  return {
    lineId: 'line-1',
    at: '2026-03-01T10:00:00.000Z',
    byAdmin: false,
    action: 'college.edit',
    result: 'done',
    detail: { paths: ['/nickname'] },
    by: { uid: 'uid-robin', name: 'Robin Sample' },
    target: {
      kind: 'colleges',
      id: 'test-college',
      name: 'Test College',
      collegePage: { pathName: 'Test_College', sexes: ['female'] },
    },
    hasChanges: true,
    ...changes,
  };
}

const aSystemLine = aLine({
  ...{ lineId: 'line-2', by: null, action: 'ranking.import', hasChanges: false, detail: {} },
  target: { kind: 'rankings', id: null, name: null, collegePage: null },
});

function open(answers: FakeAnswers, address = '/admin/logs') {
  return showApp({
    ...{ address, signedInAs: anOwnProfile(), isAdmin: true },
    answers: { adminLogs: () => ({ items: [aLine(), aSystemLine], next: null }), ...answers },
  });
}

const queriesOf = (calls: ReturnType<typeof showApp>['calls']) =>
  calls.filter(({ name }) => name === 'adminLogs').map(({ call }) => call);

describe('[S2-13] [S2-39] [S6-01] /admin/logs', () => {
  test('lists who did what to what, with the difference of an edit when it is opened', async () => {
    open({ adminLogChanges: () => ({ changes: [{ path: '/nickname', before: 'Gulls', after: 'Terns' }] }) });
    const rows = within(await screen.findByRole('list', { name: 'Changes' })).getAllByRole('listitem');
    for (const text of ['Robin Sample', 'College edited', 'Test College', 'Done', 'Fields: nickname'])
      expect(rows[0]?.textContent).toContain(text);
    for (const text of ['System', 'Rankings imported']) expect(rows[1]?.textContent).toContain(text);

    fireEvent.click(screen.getByText('Show difference'));

    expect(await screen.findByText('Gulls')).toBeTruthy();
    expect(screen.getByText('Terns')).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: /delete|remove|edit/i })).toEqual([]);
  });

  test('is filtered from the address, by a name in a line, and by what is typed', async () => {
    const { calls, address } = open({
      searchColleges: () => foundColleges([aListItem('Test College')]),
      adminUsers: () => ({ items: [], next: null }),
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Only lines by Robin Sample' }));
    await waitFor(() => expect(address()).toBe('/admin/logs?by=uid-robin'));
    await screen.findByText('By whom: Robin Sample');

    fireEvent.change(screen.getByLabelText(/^About/), { target: { value: 'test college' } });
    fireEvent.change(screen.getByLabelText(/^What/), { target: { value: 'college.edit' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));

    await waitFor(() => expect(address()).toBe('/admin/logs?by=uid-robin&action=college.edit&target=colleges%2Ftest-college'));
    await waitFor(() =>
      expect(queriesOf(calls).at(-1)).toMatchObject({
        query: { by: 'uid-robin', action: 'college.edit', target: 'colleges/test-college' },
      }),
    );

    fireEvent.change(screen.getByLabelText(/^By whom/), { target: { value: 'nobody@test.edu' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    await screen.findByText('Nobody and nothing has exactly this name.');
  });

  test('says that nothing matches, and leads to everything', async () => {
    open({ adminLogs: () => ({ items: [], next: null }) }, '/admin/logs?result=refused&action=nonsense');
    await screen.findByRole('heading', { name: 'No line matches' });
    expect(screen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/admin/logs');
  });

  test('a log that cannot be loaded shows why', async () => {
    open({
      adminLogs: () => Promise.reject(new ApiRefusal(503, 'unavailable', [{ message: 'Away for a moment.', field: null }])),
    });
    await screen.findByText('Away for a moment.');
  });

  test('is saved as CSV with all pages, and no cell is a formula', async () => {
    const { calls } = open({
      adminLogs: (call) =>
        call?.query.after === undefined
          ? { items: [aLine({ by: { uid: 'uid-kim', name: '=HYPERLINK("x")' } })], next: '2026-03-01T10:00:00.000Z~line-1' }
          : { items: [aSystemLine], next: null },
    });
    await screen.findByRole('list', { name: 'Changes' });
    const saved = watchSavedFiles();

    fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));

    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('touchline-log.csv');
    const lines = (await saved[0]?.content.text())?.split('\r\n') ?? [];
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines[2]).toContain('System');
    expect(queriesOf(calls).at(-1)).toMatchObject({ query: { size: 'file', after: '2026-03-01T10:00:00.000Z~line-1' } });
  });

  test('has what browsers report as a kind of its own', async () => {
    const report = {
      directive: 'img-src',
      blocked: 'https://cdn.example/x.png',
      source: '',
      page: 'https://touchline.example/home',
    };
    open(
      { adminPolicyReports: () => ({ items: [{ ...report, count: 3, firstAt: aLine().at, lastAt: aLine().at }], next: null }) },
      '/admin/logs?kind=policy',
    );
    await screen.findByText('img-src: https://cdn.example/x.png');
    expect(screen.getByText(/on https:\/\/touchline.example\/home · 3 times/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browser reports' }).getAttribute('aria-current')).toBe('page');
  });
});
