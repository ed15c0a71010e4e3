import { describe, expect, test } from 'vitest';
import { checkSecrets, declaredSecrets, type SecretState } from './check-secrets';

const LONG = 'a'.repeat(40);
const GOOD = {
  ...{ XSRF_SECRET: LONG, SEEN_SECRET: LONG.replace(/a/g, 'b') },
  ...{ STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' },
};
const MANIFEST = {
  functions: [
    { name: 'ui', isHttps: true, regionParameter: null, secrets: Object.keys(GOOD) },
    { name: 'jobs', isHttps: false, regionParameter: null, secrets: ['STRIPE_SECRET_KEY'] },
  ],
  parameters: [],
};

/** What is found where these secrets have other values (or states) than good ones. */
function found(changes: Readonly<Record<string, string | SecretState>>, parameters: Readonly<Record<string, string>> = {}) {
  const states = Object.entries({ ...GOOD, ...changes }).map(
    ([name, value]) => [name, typeof value === 'string' ? { kind: 'value', value } : value] as [string, SecretState],
  );
  return checkSecrets(MANIFEST, new Map(states), { project: 'my-project', parameters });
}

describe('the secrets of a deployment', () => {
  test('are those that the functions declare', () => {
    expect([...declaredSecrets(MANIFEST.functions)]).toContainEqual(['STRIPE_SECRET_KEY', ['ui', 'jobs']]);
  });

  test('with values of the right form are all right, also where no payments are taken', () => {
    expect(found({})).toEqual([]);
    expect(found({ STRIPE_SECRET_KEY: 'off', STRIPE_WEBHOOK_SECRET: 'off' })).toEqual([]);
  });

  test('are refused where one has no value', () => {
    expect(found({ STRIPE_SECRET_KEY: { kind: 'missing' } })).toEqual([
      {
        blocks: true,
        text: 'The secret STRIPE_SECRET_KEY, which ui and jobs cannot start without, has no value in my-project: run "firebase functions:secrets:set STRIPE_SECRET_KEY --project my-project".',
      },
    ]);
  });

  test('that could not be checked are named with the reason, once for each reason', () => {
    const unknown = { kind: 'unknown', reason: 'the Firebase CLI is not logged in' } as const;
    expect(found({ XSRF_SECRET: unknown, SEEN_SECRET: unknown })).toEqual([
      {
        blocks: false,
        text: 'The secrets XSRF_SECRET, SEEN_SECRET could not be checked: the Firebase CLI is not logged in.',
      },
    ]);
  });

  test.each([
    ['XSRF_SECRET', 'short', 'at least 32 random characters'],
    ['STRIPE_SECRET_KEY', 'pk_live_abc', 'sk_test_…, sk_live_… or off'],
    ['STRIPE_WEBHOOK_SECRET', 'none', 'whsec_… or off'],
  ])('are refused in another form, without showing the value: %s', (name, value, form) => {
    expect(found({ [name]: value })).toEqual([
      { blocks: true, text: `The value of the secret ${name} does not work: set it to ${form}.` },
    ]);
  });

  test('take no payments without the secret of the webhook, by which a payment takes effect', () => {
    expect(found({ STRIPE_WEBHOOK_SECRET: 'off' })).toEqual([
      {
        blocks: true,
        text: expect.stringContaining('STRIPE_SECRET_KEY takes payments, but STRIPE_WEBHOOK_SECRET is off') as string,
      },
    ]);
  });

  test('are warned of where prices are named and the key is off, or where two are the same', () => {
    const prices = { STRIPE_PRICE_PREMIUM: 'price_1', STRIPE_PRICE_GUEST_ACCESS: '' };
    expect(found({ STRIPE_SECRET_KEY: 'off', STRIPE_WEBHOOK_SECRET: 'off', SEEN_SECRET: LONG }, prices)).toEqual([
      { blocks: false, text: 'STRIPE_SECRET_KEY is off, so STRIPE_PRICE_PREMIUM sell nothing: set the key, or empty them.' },
      { blocks: false, text: 'XSRF_SECRET and SEEN_SECRET are the same: set one to other random characters.' },
    ]);
  });
});
