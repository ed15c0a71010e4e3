import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aCoachOf, anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { aListItem } from '../../testing/listed-colleges';
import { showApp } from '../../testing/show-app';

const SAVED_AT = '2026-03-01T10:00:00.000Z';
const college = aListItem('Test College', { netPrice: 12_345, graduationRate: 80 });
const saved = (changes = {}) => ({
  collegeId: 'test-college',
  note: null,
  savedAt: SAVED_AT,
  notedAt: null,
  college,
  ...changes,
});

function open(answers: FakeAnswers, profile = anOwnProfile()) {
  return showApp({ address: '/mycolleges', signedInAs: profile, answers });
}

describe('/mycolleges', () => {
  test('[S2-09] shows saved colleges with facts and notes; one that is no longer listed keeps its note', async () => {
    open({
      savedColleges: () => ({ items: [saved({ note: 'Call on Monday' }), saved({ collegeId: 'gone-college', college: null })] }),
    });

    const table = await screen.findByRole('table', { name: 'Saved colleges' });
    expect(within(table).getByRole('link', { name: 'Test College' }).getAttribute('href')).toMatch(/\/soccer$/);
    for (const text of ['$12,345', '80%', 'Call on Monday', 'gone college', 'No longer listed']) within(table).getByText(text);
    expect(screen.getByText(/^2 colleges\./)).toBeTruthy();
  });

  test('stores a note and shows it', async () => {
    const { calls } = open({
      savedColleges: () => ({ items: [saved()] }),
      saveCollege: () => ({ collegeId: 'test-college', note: 'Visit in May', savedAt: SAVED_AT, notedAt: SAVED_AT }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a note: Test College' }));
    fireEvent.change(await screen.findByLabelText(/^Note about Test College/), { target: { value: 'Visit in May' } });

    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));

    expect(await screen.findByText('Visit in May', { selector: 'div' })).toBeTruthy();
    expect(calls).toContainEqual({
      name: 'saveCollege',
      call: { params: { collegeId: 'test-college' }, body: { note: 'Visit in May' } },
    });
  });

  test('[S2-09] removes a college, and UNDO brings it back with its note and its place', async () => {
    let items = [saved({ note: 'Call on Monday' })];
    const { calls } = open({
      savedColleges: () => ({ items }),
      removeSavedCollege: () => {
        items = [];
        return null;
      },
      saveCollege: () => ({ collegeId: 'test-college', note: 'Call on Monday', savedAt: SAVED_AT, notedAt: SAVED_AT }),
    });

    fireEvent.click(await screen.findByRole('button', { name: 'Remove Test College' }));
    await screen.findByRole('heading', { name: 'You have not saved a college yet' });
    fireEvent.click(await screen.findByRole('button', { name: 'UNDO' }));

    await screen.findByText('Taken back');
    expect(calls).toContainEqual({
      name: 'saveCollege',
      call: {
        params: { collegeId: 'test-college' },
        body: { note: 'Call on Monday', earlier: { savedAt: SAVED_AT, notedAt: saved().notedAt } },
      },
    });
  });

  test('[S6-01] tells a coach that there is nothing to save, without asking for it', async () => {
    const { calls } = open({}, aCoachOf('test-college'));

    await screen.findByRole('heading', { name: 'Coaches save no colleges' });
    expect(calls.map(({ name }) => name)).not.toContain('savedColleges');
  });
});
