import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPersonForAdmins } from '../../../testing/a-person-for-admins';
import { anOwnProfile } from '../../../testing/an-own-account';
import { readIn } from '../../../testing/read-in';
import { showApp } from '../../../testing/show-app';
import { loadParts } from '../../../testing/show-component';
import type { PersonAnswer } from './use-person';

beforeEach(() => loadParts('admin-person', 'plans'));

describe('[S2-13] what admins read of a history', () => {
  const record: PersonAnswer['record'] = {
    ageGroup: 'under16',
    guardian: { email: 'kim@home.example', name: null, relation: null, confirmedAt: null, refusedAt: null },
    consents: [{ at: '2026-01-05T10:00:00.000Z', kind: 'marketing', granted: false, services: [], version: null }],
    reports: [
      {
        ...{ reportId: 'report-1', kind: 'profile', reason: 'spam', count: 3, at: '2026-02-01T10:00:00.000Z' },
        ...{ closedAt: '2026-02-02T10:00:00.000Z', outcome: 'dismissed', closedReason: 'Spoke to the club.' },
      },
    ],
    suspensions: [{ at: '2026-01-20T10:00:00.000Z', action: 'account.suspend', reason: 'Not the person.' }],
    evidence: [
      {
        ...{ collegeId: 'one', host: 'one.edu' },
        invite: {
          ...{ staffType: 'headcoach', byTouchline: true, sentBy: { uid: 'uid-admin', name: 'Ada Admin' } },
          ...{ sentAt: '2026-01-06T10:00:00.000Z', acceptedAt: '2026-01-07T10:00:00.000Z' },
        },
      },
    ],
  };

  test.each([
    [
      'en',
      ['Under 16', 'kim@home.example · has not agreed', 'Spoke to the club.', '3 visitors', 'Not the person.', 'by Ada Admin'],
    ],
    ['de', ['Unter 16', 'kim@home.example · hat nicht zugestimmt', 'Spoke to the club.', '3 Personen', 'von Ada Admin']],
  ] as const)('is age group, guardian, reports, suspensions and evidence of roles: %s', async (language, texts) => {
    showApp({
      address: '/admin/users?person=uid-robin',
      ...{ signedInAs: anOwnProfile(), isAdmin: true },
      answers: { adminPerson: () => ({ ...aPersonForAdmins(), record }) },
    });
    await screen.findByRole('heading', { name: 'Robin Sample' });
    await readIn(language);
    await screen.findByText(texts[0]);
    for (const text of texts) expect(document.body.textContent).toContain(text);
    expect(screen.getByRole('link', { name: /one\.edu/ }).getAttribute('href')).toBe('https://one.edu');
  });
});
