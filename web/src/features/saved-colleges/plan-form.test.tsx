import { fireEvent, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SavedItem } from '../../components/saving/use-saved-colleges';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { fakeApi, type FakeAnswers } from '../../testing/fake-api';
import { loadParts } from '../../testing/show-component';
import { showWithServices } from '../../testing/show-with-services';
import { PlanForm } from './plan-form';

/** What the API answers to a save: the plan, without the college. */
const PLAN: Omit<SavedItem, 'college'> = {
  collegeId: 'test-college',
  stage: 'interested',
  nextStep: { text: 'Call Coach Hayes', on: '2099-05-02' },
  note: 'Old note',
  savedAt: '2026-03-01T10:00:00.000Z',
  notedAt: null,
};
const STORED: SavedItem = { ...PLAN, college: null };

beforeEach(() => loadParts('my-colleges', 'saving', 'document-editing'));

function openForm(answers: FakeAnswers) {
  const { callApi, calls } = fakeApi(answers);
  let closings = 0;
  showWithServices(
    <QueryClientProvider client={new QueryClient()}>
      <PlanForm item={STORED} name="Test College" of="savedColleges/test-college" onClose={() => (closings += 1)} />
    </QueryClientProvider>,
    callApi,
  );
  const sent = () => calls.filter(({ name }) => name === 'saveCollege').map(({ call }) => call);
  return { sent, closings: () => closings };
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save plan' }));

describe('the form of a plan', () => {
  const CHANGES = [
    ['the note', { note: 'Visit in May' }, () => type(/^Note/, 'Visit in May')],
    ['the next step', { nextStep: { text: 'Write back', on: '2099-05-02' } }, () => type(/^Next step/, 'Write back')],
    ['the day', { nextStep: { text: 'Call Coach Hayes', on: '2099-06-03' } }, () => type(/^By/, '2099-06-03')],
    ['no day any more', { nextStep: { text: 'Call Coach Hayes', on: null } }, () => type(/^By/, '')],
    ['note and step', { note: '', nextStep: null }, () => [type(/^Note/, ''), type(/^Next step/, ''), type(/^By/, '')]],
  ] as const;

  test.each(CHANGES)('sends %s where that alone is changed: the rest may be another tab’s by now', async (_, body, change) => {
    const { sent, closings } = openForm({ saveCollege: () => PLAN });
    change();
    save();

    await waitFor(() => expect(closings()).toBe(1));
    expect(sent()).toEqual([{ params: { collegeId: 'test-college' }, body }]);
  });

  test.each([
    ['without an answer', new ApiRefusal(null)],
    ['as busy', new ApiRefusal(503, null, [{ message: 'We are busy.', field: null }])],
    ['at the note', new ApiRefusal(422, null, [{ message: 'Too long.', field: 'note' }])],
    ['because the college is gone', new ApiRefusal(404, 'unknownCollege', [{ message: 'No such college.', field: null }])],
  ])('refused %s stays open with what was typed, which can be saved again', async (_, refusal) => {
    let tries = 0;
    const saveCollege = () => {
      tries += 1;
      if (tries === 1) throw refusal;
      return PLAN;
    };
    const { sent, closings } = openForm({ saveCollege });
    type(/^Note/, 'Visit in May');
    type(/^Next step/, 'Write back');
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save plan' }).getAttribute('aria-disabled')).toBeNull());

    expect({ isOpen: closings() === 0, note: field(/^Note/).value, nextStep: field(/^Next step/).value }).toEqual({
      isOpen: true,
      note: 'Visit in May',
      nextStep: 'Write back',
    });
    save();

    await waitFor(() => expect(closings()).toBe(1));
    expect(sent()[1]).toEqual(sent()[0]);
  });
});
