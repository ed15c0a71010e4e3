import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { WaitingWork } from '@touchline/domain/audit/waiting-work';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';
import { MODERATION_TEXTS } from '../moderation/moderation-texts';
import { timeText, WORKING_LIST_TEXTS } from './working-list-texts';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS - 60_000).toISOString();
const waiting = (kind: WaitingWork['kind'], count: number, oldestAt: string | null, dueAt: string | null = null) => ({
  ...{ kind, count, oldestAt, dueAt },
});

function open(adminWork: NonNullable<FakeAnswers['adminWork']>, address = '/admin/users') {
  return showApp({
    ...{ address, signedInAs: anOwnProfile(), isAdmin: true },
    answers: {
      adminWork,
      adminUsers: () => ({ items: [], next: null }),
      adminCollegeRequests: () => ({ items: [], next: null }),
      lockedPictures: () => ({ items: [] }),
      adminReports: () => ({ items: [], next: null }),
    },
  });
}

const section = async () => within(await screen.findByRole('region', { name: 'What’s waiting' }));

describe('[S2-13] what waits on /admin/users', () => {
  test('has a card of each kind with how many, since when and where', async () => {
    open(() => ({
      items: [
        waiting('roles', 3, ago(5 * 24)),
        waiting('collegeRequests', 1, ago(30), ago(6)),
        waiting('reports', 2, ago(3)),
        waiting('dangerReports', 1, ago(3)),
        waiting('minorReports', 2, ago(3)),
      ],
    }));
    const shown = await section();
    const cardOf = async (name: string) => (await shown.findByRole('link', { name })).closest('li');

    expect((await cardOf('Roles to decide'))?.textContent).toBe('3Roles to decidelongest: 5 days');
    expect((await cardOf('Missing colleges'))?.textContent).toBe('1Missing collegesoverdue by 6 h');
    expect((await cardOf('Reports'))?.textContent).toBe('2Reports1 with danger · 2 about minors · longest: 3 h');
    expect((await cardOf('Failed emails'))?.textContent).toBe('0Failed emailsNothing waits');
    expect(shown.getByRole('link', { name: 'Failed emails' }).getAttribute('href')).toBe('/admin/logs?kind=mails&state=failed');
  });

  test('is not in the way of a list that was asked for', async () => {
    const { calls } = open(() => ({ items: [] }), '/admin/users?view=reports');
    await waitFor(() => expect(calls.some(({ name }) => name === 'adminReports')).toBe(true));

    expect(calls.filter(({ name }) => name === 'adminWork')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'What’s waiting' })).toBeNull();
  });

  test('that cannot be counted says so and tries again', async () => {
    const away = new ApiRefusal(503, 'unavailable', [{ message: 'Away.', field: null }]);
    let isAway = true;
    open(() => (isAway ? Promise.reject(away) : { items: [waiting('feedback', 4, ago(1))] }));
    const again = await (await section()).findByRole('button', { name: /again/i });
    isAway = false;

    fireEvent.click(again);

    expect((await (await section()).findByRole('link', { name: 'Feedback' })).closest('li')?.textContent).toContain('4');
  });
});

test.each([
  [0, '1 h', '1 Std.'],
  [47.9, '47 h', '47 Std.'],
  [48, '2 days', '2 Tage'],
  [24 * 9.9, '9 days', '9 Tage'],
])('%s hours are said as %s and %s', (hours, english, german) => {
  expect([timeText(hours * HOUR_MS, WORKING_LIST_TEXTS.en), timeText(hours * HOUR_MS, WORKING_LIST_TEXTS.de)]).toEqual([
    english,
    german,
  ]);
});

test('every time reads as German, whatever its case would be: “3 Tage”, never “seit 3 Tage”', () => {
  const texts = WORKING_LIST_TEXTS.de;
  const time = timeText(72 * HOUR_MS, texts);

  expect([texts.waiting(time), texts.failing(time), texts.dueIn(time), texts.overdue(time)]).toEqual([
    ...['am längsten: 3 Tage', 'letzter Lauf 3 Tage her', 'noch 3 Tage', '3 Tage überfällig'],
  ]);
});

test('the same time says how long a report waits, in German without a wrong case', () => {
  const waits = (language: 'en' | 'de') =>
    MODERATION_TEXTS[language].waits(timeText(8 * 24 * HOUR_MS, WORKING_LIST_TEXTS[language]));
  expect([waits('en'), waits('de')]).toEqual(['waiting for 8 days', 'wartet schon 8 Tage']);
});
