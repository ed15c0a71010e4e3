import { render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { fakeApi } from './fake-api';

/** Longer than a page may stand still. */
const LATE_MS = 1500;
const AT_REST = 'Nothing was under way any more';

const failureOf = (wait: Promise<unknown>): Promise<string> =>
  wait.then(
    () => 'found',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** A page whose text comes once `work` is done. */
function Page({ work }: { readonly work: (done: () => void) => void }) {
  const [isDone, setDone] = useState(false);
  useEffect(() => work(() => setDone(true)), [work]);
  return <p>{isDone ? 'Late text' : 'Early text'}</p>;
}

/** An answer of the fake API that a timer before the test's own brings, of which nobody knows. */
function lateAnswer(done: () => void): void {
  const late = new Promise<null>((resolve) => {
    const port = new MessageChannel();
    const endsAt = performance.now() + LATE_MS;
    port.port1.onmessage = () => {
      if (performance.now() < endsAt) port.port2.postMessage(null);
      else {
        port.port1.close();
        resolve(null);
      }
    };
    port.port2.postMessage(null);
  });
  void fakeApi({ sessionLogout: () => late })
    .callApi('sessionLogout')
    .then(done);
}

test.each([
  ['a timer', (done: () => void) => void setTimeout(done, LATE_MS)],
  [
    'a repeated timer',
    (done: () => void) => {
      let turns = 0;
      const timer = setInterval(() => {
        turns += 1;
        if (turns === 2) done();
        if (turns === 2) clearInterval(timer);
      }, LATE_MS);
    },
  ],
  ['an answer', lateAnswer],
])('a wait goes on while %s is under way, however long the page stands still', async (_, work) => {
  render(<Page work={work} />);

  expect(await screen.findByText('Late text')).toBeTruthy();
});

test.each([
  ['findBy', () => screen.findByText('Late text')],
  ['waitFor', () => waitFor(() => expect(screen.getByRole('paragraph').textContent).toBe('Late text'))],
])('a page that nothing can change any more fails %s at once, with what stood on it', async (_, wait) => {
  render(<Page work={() => undefined} />);

  const failure = await failureOf(wait());

  expect(failure).toContain(AT_REST);
  expect(failure).toContain('Early text');
});

test('a timer that was cancelled, or is due after the end of the wait, is nothing to wait for', async () => {
  render(<Page work={(done) => clearTimeout(setTimeout(done, LATE_MS))} />);
  const far = setTimeout(() => undefined, 3_600_000);

  expect(await failureOf(screen.findByText('Late text'))).toContain(AT_REST);
  clearTimeout(far);
});
