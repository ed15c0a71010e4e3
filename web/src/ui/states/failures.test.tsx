import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { showComponent } from '../../testing/show-component';
import { FailedState } from './failures';

function textFor(failure: ApiRefusal): string {
  showComponent(<FailedState failure={failure} isRetrying={false} onRetry={() => undefined} />);
  const text = screen.getByRole('alert').textContent;
  cleanup();
  return text;
}

test('[S8-01] an answer without a message is an internal error, not a server that could not be reached', () => {
  const answered = textFor(
    new ApiRefusal(500, null, [
      { message: 'One', field: null },
      { message: null, field: null },
    ]),
  );
  expect(answered).toContain('One Internal Error');
  expect(answered).not.toContain('could not be reached');
  expect(textFor(new ApiRefusal(500))).toContain('Internal Error');
  expect(textFor(new ApiRefusal(null))).toContain('Touchline could not be reached.');
});
