import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SavedItem } from '../../components/saving/use-saved-colleges';
import { anOwnProfile } from '../../testing/an-own-account';
import { aListItem } from '../../testing/listed-colleges';
import { showApp } from '../../testing/show-app';

/** What the API answers to a save: the plan, without the college. */
const planOf = (name: string): Omit<SavedItem, 'college'> => ({
  collegeId: name.toLowerCase(),
  stage: 'interested',
  nextStep: null,
  note: null,
  savedAt: '2026-03-01T10:00:00.000Z',
  notedAt: null,
});
const saved = (name: string): SavedItem => ({ ...planOf(name), college: aListItem(name) });

async function showSaved(...names: readonly string[]) {
  let items = names.map(saved);
  showApp({
    address: '/mycolleges',
    signedInAs: anOwnProfile(),
    answers: {
      savedColleges: () => ({ items }),
      removeSavedCollege: (call) => {
        items = items.filter(({ collegeId }) => collegeId !== call?.params.collegeId);
        return null;
      },
      saveCollege: (call) => ({ ...planOf('Ashby'), note: call?.body.note ?? null }),
      checkGdpr: () => ({ gdpr: false }),
    },
  });
  await screen.findByRole('button', { name: /^Remove Ashby/ });
  await screen.findByRole('button', { name: 'Feedback' });
}

const remove = (name: string) => screen.getByRole('button', { name: new RegExp(`^Remove ${name}`) });
function press(button: HTMLElement): void {
  button.focus();
  fireEvent.click(button);
}

test('after removing a saved college the focus is on the next one’s button, after the last one on the way to the search', async () => {
  await showSaved('Ashby', 'Birch');
  press(remove('Ashby'));
  await waitFor(() => expect(document.activeElement).toBe(remove('Birch')));

  press(remove('Birch'));
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/colleges'));
});

test('after saving a plan the focus is on the button that opened it, and while it is saved on Save', async () => {
  await showSaved('Ashby');
  press(screen.getByRole('button', { name: 'Plan the next step: Ashby' }));
  const step = await screen.findByLabelText(/^Next step/);
  await waitFor(() => expect(document.activeElement).toBe(step));
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'Visit in May.' } });
  const save = screen.getByRole('button', { name: 'Save plan' });
  press(save);
  expect(save.matches(':disabled')).toBe(false);

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit the plan for Ashby' })));
});
