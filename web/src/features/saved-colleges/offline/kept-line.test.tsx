import { fireEvent, screen, waitFor } from '@testing-library/react';
import { NO_MARKS } from '@touchline/domain/person/visits/testing/a-visit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { german } from '../../../i18n/german';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { setSharedComputer } from '../../../lib/offline/shared-computer';
import { anOwnProfile } from '../../../testing/an-own-account';
import { fakeDevice } from '../../../testing/fake-device';
import type { FakeAnswers } from '../../../testing/fake-api';
import { aListItem } from '../../../testing/listed-colleges';
import { showApp } from '../../../testing/show-app';

const saved = {
  collegeId: 'test-college',
  stage: 'interested' as const,
  nextStep: { text: 'Write to the coach', on: '2026-12-01' },
  note: 'Ask about rooms',
  savedAt: '2026-03-01T10:00:00.000Z',
  notedAt: '2026-03-01T10:00:00.000Z',
  college: aListItem('Test College'),
};

function open(answers: FakeAnswers = {}, options: { readonly german?: typeof german } = {}) {
  return showApp({
    address: '/mycolleges',
    signedInAs: anOwnProfile(),
    answers: { savedColleges: () => ({ items: [saved] }), visits: () => ({ items: [] }), ...answers },
    ...options,
  });
}

afterEach(() => setSharedComputer(false));

describe('/mycolleges on a device that can keep pages', () => {
  test('keeps the list in words, and says of when the copy is', async () => {
    const device = fakeDevice();
    open();

    await screen.findByText(/^You can read this list offline on this device, as of /);
    const [text = ''] = device.texts();
    for (const part of ['Test College', 'Ask about rooms', 'Write to the coach', 'Interested']) expect(text).toContain(part);
    expect(text).not.toContain(anOwnProfile().email);
    expect(device.holds().hasWorker).toBe(true);
  });

  test('says it in German, and keeps the list in German', async () => {
    const device = fakeDevice();
    open({}, { german });

    await screen.findByText(/^Auf diesem Gerät kannst du die Liste auch ohne Netz lesen, Stand: /);
    expect(device.texts()[0]).toContain('"language":"de"');
  });

  test.each([
    ['en', 'Dec 1, 2026', 'October 10, 2026', /^You can read this list offline/],
    ['de', '01.12.2026', '10. Oktober 2026', /^Auf diesem Gerät kannst du/],
  ] as const)('keeps in %s the day of a step and of a visit, whatever the time zone', async (language, step, visited, said) => {
    const device = fakeDevice();
    const visit = {
      ...{ visitId: 'one', collegeId: 'test-college', collegeName: 'Test College', on: '2026-10-10', withWhom: null },
      ...{ marks: NO_MARKS, text: null, photos: [], version: 1 },
      ...{ createdAt: '2026-10-10T10:00:00.000Z', updatedAt: '2026-10-10T10:00:00.000Z' },
    };
    open({ visits: () => ({ items: [visit] }) }, language === 'de' ? { german } : {});

    await screen.findByText(said);
    expect(device.texts()[0]).toContain(step);
    expect(device.texts()[0]).toContain(visited);
  });

  test('says that a full device keeps nothing; the list itself is there', async () => {
    fakeDevice({ isFull: true });
    open();

    await screen.findByText('This device has no room left, so you can’t read this list offline.');
    await screen.findByText('Ask about rooms');
  });

  test.each([
    ['English', {}, 'This is a shared computer: nothing of this list is kept on it.'],
    ['German', { german }, 'Du teilst dir dieses Gerät mit anderen: Von der Liste bleibt nichts darauf.'],
  ])('keeps nothing on a shared computer, removes what was there, and says so in %s', async (_, language, text) => {
    const device = fakeDevice({ hasWorker: true });
    setSharedComputer(true);
    open({}, language);

    await screen.findByText(text);
    await waitFor(() => expect(device.holds()).toEqual({ kept: [], hasWorker: false }));
  });

  test('a private window that refuses workers says nothing and shows the list', async () => {
    fakeDevice({ refusesWorkers: true });
    open();

    await screen.findByText('Ask about rooms');
    expect(screen.queryByText(/read this list offline/)).toBeNull();
  });
});

describe('an edit without network', () => {
  test.each([
    [
      'English',
      undefined,
      'Stage of Test College',
      'You are offline. Nothing was saved, and nothing you typed is lost: try again once you are back online.',
    ],
    ['German', german, 'Stufe von Test College', german['failure.offline']],
  ])('of the stage is refused in %s, and the board shows what is stored', async (_, texts, label, message) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open({ saveCollege: () => Promise.reject(new ApiRefusal(null)) }, texts === undefined ? {} : { german: texts });
    const [stage] = await screen.findAllByRole('combobox', { name: label, hidden: true });
    if (stage === undefined) throw new Error('There is no stage');
    fireEvent.change(stage, { target: { value: 'visit' } });

    await screen.findByText(message);
    await waitFor(() =>
      expect(screen.getAllByRole('combobox', { name: label, hidden: true })[0]).toHaveProperty('value', 'interested'),
    );
  });
});
