import { aCollege } from '@touchline/domain/college/testing/a-college';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { fakeApi } from '../../../testing/fake-api';
import { loadParts } from '../../../testing/show-component';
import { showWithServices } from '../../../testing/show-with-services';
import { InviteStep } from './invite-step';

beforeEach(() => loadParts('coach-wizard', 'wizard', 'person', 'document-editing', 'college', 'account'));

test('an invitation that is refused keeps its address and post', async () => {
  const { callApi } = fakeApi({
    inviteStaff: () => {
      throw new ApiRefusal(503, null, [{ message: 'We are busy.', field: null }]);
    },
  });
  showWithServices(<InviteStep college={aCollege()} sex="female" onNext={() => undefined} />, callApi);
  const email = screen.getByRole<HTMLInputElement>('textbox');
  const post = screen.getByRole<HTMLSelectElement>('combobox');
  fireEvent.change(email, { target: { value: 'casey@test.edu' } });
  fireEvent.change(post, { target: { value: 'goalkeepercoach' } });
  fireEvent.submit(email);

  await screen.findByText('We are busy.');
  expect([email.value, post.value]).toEqual(['casey@test.edu', 'goalkeepercoach']);
});
