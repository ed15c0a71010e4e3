import type { Camp } from '@touchline/domain/camp/camp';
import { editCamp, undoCampEdit } from '@touchline/domain/camp/edit-camp';
import { withAnsweredCampHiding } from '@touchline/domain/camp/hidden-camp';
import { newCampForm } from '@touchline/domain/camp/new-camp';
import { aCamp } from '@touchline/domain/camp/testing/a-camp';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api';
import { loadParts } from '../../../testing/show-component';
import { showWithServices } from '../../../testing/show-with-services';
import { CampTools } from './camps/camp-tools';

const COLLEGE = aCollege({
  _id: 'sample-college',
  pictures: ['by-day-picture', 'by-night-picture', 'unused-picture'],
  albums: [{ name: 'Campus', cover: null, pictures: ['by-day-picture', 'by-night-picture'] }],
});
const NOW = '2026-03-02T10:00:00.000Z';
beforeEach(() => loadParts('college', 'document-editing', 'college-editing', 'camp-editing', 'dialogs'));

/** An API that holds camps as the server does. */
function showCamps(...camps: readonly Camp[]) {
  const stored = new Map(camps.map((camp) => [camp._id, camp]));
  const records = new Map<string, ReturnType<typeof editCamp>['record']>();
  const one = (id: string): Camp => stored.get(id) ?? aCamp();
  const { callApi, calls } = fakeApi({
    campPlayers: () => ({ items: [] }),
    editedCamps: () => ({ items: [...stored.values()], today: '2026-03-02' }),
    createCamp: (call) => ({ camp: aCamp({ _id: 'made', state: 'draft', ...newCampForm.parse(call?.body) }) }),
    copyCamp: (call) => ({ camp: { ...one(call?.params.campId ?? ''), _id: 'copy', state: 'draft', name: 'Next year' } }),
    patchCamp: (call) => {
      const { camp, record } = editCamp(one(call?.params.campId ?? ''), call?.body.patch, NOW);
      stored.set(camp._id, camp);
      records.set(`patch-${camp.version}`, record);
      return { camp, patchId: `patch-${camp.version}` };
    },
    answerCampHiding: (call) => {
      const camp = withAnsweredCampHiding(one(call?.params.campId ?? ''), NOW);
      stored.set(camp._id, camp);
      return { camp };
    },
    undoCampPatch: (call) => {
      const record = records.get(call?.query.patchId ?? '') ?? null;
      if (record === null) throw new Error('There is no such edit');
      const camp = undoCampEdit(one(call?.params.campId ?? ''), record, NOW);
      stored.set(camp._id, camp);
      return { camp };
    },
  });
  showWithServices(<CampTools college={COLLEGE} />, callApi);
  return { stored, calls };
}

const more = async (name: string) => fireEvent.click(await screen.findByRole('button', { name: `More for ${name}` }));
const act = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name }));
const shelf = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const TOLD = { placeName: 'Lantern Field', priceCents: 0, contactEmail: 'camps@example.edu' } as const;
const NEXT = { startsOn: '2026-07-10', endsOn: '2026-07-12' } as const;

test('a camp is archived from its menu, and the toast undoes it', async () => {
  const { stored } = showCamps(aCamp({ _id: 'clinic', name: 'ID Clinic', ...NEXT }));
  await more('ID Clinic');
  act('Archive');
  await screen.findByRole('radio', { name: 'Past (1)' });
  expect(stored.get('clinic')?.state).toBe('archived');

  fireEvent.click(await screen.findByRole('button', { name: 'UNDO' }));
  await screen.findByRole('radio', { name: 'Upcoming (1)' });
  expect(stored.get('clinic')).toMatchObject({ state: 'published', version: 3 });
});

test('upcoming camps, drafts and past ones stand in lists of their own, the next first', async () => {
  const day = (startsOn: string) => ({ startsOn, endsOn: startsOn });
  showCamps(
    aCamp({ _id: 'fall', name: 'Fall Camp', ...day('2026-10-01') }),
    aCamp({ _id: 'summer', name: 'Summer Camp', ...day('2026-07-01') }),
    aCamp({ _id: 'plan', name: 'Planned Camp', state: 'draft', ...day('2026-08-01') }),
    aCamp({ _id: 'winter', name: 'Winter Camp', ...day('2026-01-01') }),
  );
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await screen.findByRole('radio', { name: 'Upcoming (2)' });
  expect(names()).toEqual(['Summer Camp', 'Fall Camp']);
  shelf(/^Drafts/);
  expect(names()).toEqual(['Planned Camp']);
  shelf(/^Past/);
  expect(names()).toEqual(['Winter Camp']);
});

test('doubtful words are named with the reason, and do not hinder publishing', async () => {
  const { stored } = showCamps(
    aCamp({ _id: 'elite', name: 'Elite Clinic', state: 'draft', description: 'Invite only.', ...TOLD }),
  );
  const note = (await screen.findByText('Check the wording')).closest('[role=status]');
  expect(note?.textContent).toMatch(/“Elite”: this sounds as if.*“Invite only”: a camp of a college is open to all who enter/);
  fireEvent.click(screen.getAllByRole('button', { name: 'Publish' })[0] ?? document.body);
  await waitFor(() => expect(stored.get('elite')?.state).toBe('published'));
});

test('a camp with name and dates alone is published only after a question, which also leads to its form', async () => {
  const bare = { placeName: null, priceCents: null, description: null, registrationURL: null, contactEmail: null } as const;
  const { stored } = showCamps(aCamp({ _id: 'clinic', name: 'ID Clinic', state: 'draft', ...bare }));
  await screen.findByRole('heading', { name: 'ID Clinic' });
  const publish = () => fireEvent.click(screen.getAllByRole('button', { name: 'Publish' })[0] ?? document.body);

  publish();
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish ID Clinic now?' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(4);
  fireEvent.click(dialog.getByRole('button', { name: 'Fill them in first' }));
  await screen.findByRole('form', { name: 'Edit ID Clinic' });
  expect(stored.get('clinic')?.state).toBe('draft');

  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'More for ID Clinic' });
  publish();
  fireEvent.click(await screen.findByRole('button', { name: 'Publish as it is' }));
  await waitFor(() => expect(stored.get('clinic')?.state).toBe('published'));
});

test('its form takes dollars, sends the version it was made on, and warns while somebody types', async () => {
  const { stored, calls } = showCamps(aCamp({ _id: 'clinic', name: 'ID Clinic', version: 4 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit ID Clinic' }));
  const form = within(await screen.findByRole('form', { name: 'Edit ID Clinic' }));
  fireEvent.change(form.getByLabelText(/^Price in dollars/), { target: { value: '195.5' } });
  fireEvent.change(form.getByLabelText(/^What happens there/), { target: { value: 'By invitation only' } });
  expect(form.getByText(/“By invitation only”/)).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored.get('clinic')?.priceCents).toBe(19_550));
  expect(calls.find(({ name }) => name === 'patchCamp')?.call).toMatchObject({ ifMatch: 4 });
});

test('its cover is one of the pictures of the page', async () => {
  const { stored } = showCamps(aCamp({ _id: 'clinic', name: 'ID Clinic' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit ID Clinic' }));
  const form = within(await screen.findByRole('form', { name: 'Edit ID Clinic' }));
  fireEvent.click(form.getByRole('button', { name: 'Choose a cover' }));
  const choice = within(await screen.findByRole('group', { name: 'Cover' }));
  expect(choice.getAllByRole('radio')).toHaveLength(3);
  fireEvent.click(choice.getByRole('radio', { name: 'Picture 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored.get('clinic')?.cover).toBe('by-night-picture'));
});

test('last year’s camp is copied, and a new one begins with five facts', async () => {
  const { calls } = showCamps(aCamp({ _id: 'clinic', name: 'ID Clinic', startsOn: '2025-07-11' }));
  await more('ID Clinic');
  act('Copy to next year');
  await screen.findByRole('heading', { name: 'Next year' });

  fireEvent.click(screen.getByRole('button', { name: 'New camp' }));
  const form = within(await screen.findByRole('form', { name: 'New camp' }));
  fireEvent.change(form.getByLabelText(/^Name of the camp/), { target: { value: 'Fall Clinic' } });
  fireEvent.change(form.getByLabelText(/^First day/), { target: { value: '2026-10-10' } });
  fireEvent.change(form.getByLabelText(/^Last day/), { target: { value: '2026-10-11' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Fall Clinic' });
  expect(calls.find(({ name }) => name === 'createCamp')?.call).toMatchObject({
    body: { name: 'Fall Clinic', type: 'idClinic', sex: 'both', startsOn: '2026-10-10', endsOn: '2026-10-11' },
  });
});

test('a hidden camp says why, is not copied, and is answered once', async () => {
  const withheld = { at: NOW, reason: 'There is no such camp.', answeredAt: null };
  const { calls } = showCamps(aCamp({ _id: 'clinic', name: 'ID Clinic', withheld, ...NEXT }));
  await screen.findByRole('heading', { name: 'We have hidden this camp' });
  screen.getByText('Our note: There is no such camp.');
  await more('ID Clinic');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Archive']);

  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  screen.getByText('Please write an answer.');
  fireEvent.change(screen.getByLabelText('Your answer to us'), { target: { value: 'It is on our site now.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));

  await screen.findByText('We have your answer and will look at it again.');
  const call = { params: { collegeId: 'sample-college', campId: 'clinic' }, body: { text: 'It is on our site now.' } };
  expect(calls).toContainEqual({ name: 'answerCampHiding', call });
});
