import { afterEach, describe, expect, test } from 'vitest';
import { createClientProof } from './client-proof';

afterEach(() => {
  delete document.documentElement.dataset.appCheck;
});

/** A page of a deployment with a key, whose App Check answers in turn. */
function pageProving(...answers: readonly (string | Error)[]) {
  document.documentElement.dataset.appCheck = 'the-key';
  const opened: string[] = [];
  const left = [...answers];
  const proof = createClientProof((key) => {
    opened.push(key);
    return Promise.resolve(() => {
      const answer = left.shift() ?? 'token';
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    });
  });
  return { proof, opened };
}

describe('the proof that a page is our own client', () => {
  test('is neither asked for nor loaded where the deployment names no key', () => {
    const { proof, opened } = pageProving();
    delete document.documentElement.dataset.appCheck;

    expect(proof()).toBeNull();
    expect(opened).toEqual([]);
  });

  test('is loaded once with the deployment’s key and asked for with each call', async () => {
    const { proof, opened } = pageProving('first', 'second');

    expect([await proof(), await proof()]).toEqual(['first', 'second']);
    expect(opened).toEqual(['the-key']);
  });

  test('that cannot be had is left out, and tried again with the next call', async () => {
    const { proof, opened } = pageProving(new Error('out of reach'), 'token');

    expect([await proof(), await proof()]).toEqual([null, 'token']);
    expect(opened).toHaveLength(2);
  });
});
