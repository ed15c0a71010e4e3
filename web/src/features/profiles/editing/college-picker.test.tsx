import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { fakeApi, type FakeAnswers } from '../../../testing/fake-api';
import { aListItem, foundColleges } from '../../../testing/listed-colleges';
import { loadParts } from '../../../testing/show-component';
import { showWithServices } from '../../../testing/show-with-services';
import { CollegePicker } from './college-picker';

beforeEach(() => loadParts('profile-editing'));

/** The picker as a form has it, over an API; `chosen` collects what was chosen. */
function show(first: string, answers: FakeAnswers) {
  const chosen: string[] = [];
  function Form() {
    const [college, setCollege] = useState(first);
    return (
      <CollegePicker
        label="Your college"
        chosen={college}
        onChosen={(id) => {
          chosen.push(id);
          setCollege(id);
        }}
      />
    );
  }
  showWithServices(<Form />, fakeApi(answers).callApi);
  return chosen;
}
const type = (value: string) => fireEvent.change(screen.getByLabelText('Your college'), { target: { value } });

test('a college is found by its name, chosen, and removed again', async () => {
  const kenyon = aListItem('Kenyon College');
  const chosen = show('', { searchColleges: () => foundColleges([kenyon]) });

  type('kenyon');
  fireEvent.click(await screen.findByRole('button', { name: /^Kenyon College/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^Remove/ }));

  expect(chosen).toEqual([kenyon._id, '']);
  expect(screen.getByLabelText<HTMLInputElement>('Your college').value).toBe('');
});

test('the stored college stands with its name', async () => {
  show('test-college', { college: () => aCollege({ name: 'Kept College' }) });
  expect(await screen.findByRole('button', { name: 'Remove Kept College' })).toBeTruthy();
});

test('a name that nobody knows and a search that fails are told apart', async () => {
  let isDown = false;
  show('', { searchColleges: () => (isDown ? Promise.reject(new ApiRefusal(503)) : foundColleges([])) });

  type('zzz');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('We know no college of that name.'));
  isDown = true;
  type('zzzz');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^The colleges could not be loaded/));
});
