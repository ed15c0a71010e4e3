import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api';
import { ApiProvider } from './api-client';
import { ApiRefusal } from './api-refusal';
import { VisitQueries } from './visit-queries';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shows whether a query has failed for good. */
function Shown({ ask }: { readonly ask: () => Promise<string> }) {
  const { isError } = useQuery({ queryKey: ['asked'], queryFn: ask });
  return isError ? 'failed' : 'asking';
}

test.each([
  ['without an answer', null, 3],
  ['of a server that fails', 503, 3],
  ['that is refused', 403, 1],
])('a query %s is sent as often as it can help', async (_, status, times) => {
  const ask = vi.fn(() => Promise.reject(new ApiRefusal(status)));
  render(
    <ApiProvider value={fakeApi({}).callApi}>
      <VisitQueries>
        <Shown ask={ask} />
      </VisitQueries>
    </ApiProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(10_000));

  expect(screen.getByText('failed')).toBeTruthy();
  expect(ask).toHaveBeenCalledTimes(times);
});
