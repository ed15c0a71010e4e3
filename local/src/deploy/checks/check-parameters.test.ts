import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'firebase-tools/lib/functions/env.js';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../../repository-root';
import { checkParameters } from './check-parameters';

const TEMPLATE = parse(readFileSync(join(repositoryRoot, 'functions/.env.example'), 'utf8')).envs;
const FILE = 'functions/.env.my-project';
const MANIFEST = {
  functions: [{ name: 'ui', isHttps: true, regionParameter: 'UI_REGION', secrets: ['XSRF_SECRET'] }],
  parameters: Object.entries(TEMPLATE).map(([name, value]) => ({
    ...{ name, default: value, description: '', isNumber: /^\d+$/.test(value) },
  })),
};

/** What is found in a file that differs from the template in these values; undefined takes a line out. */
function found(changes: Readonly<Record<string, string | undefined>>) {
  const values = Object.fromEntries(
    Object.entries({ ...TEMPLATE, ...changes }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return checkParameters(MANIFEST, { file: FILE, values });
}

describe('the values of a deployment', () => {
  test('of the template can all be deployed', () => {
    expect(Object.keys(TEMPLATE).length).toBeGreaterThan(8);
    expect(found({})).toEqual([]);
  });

  test('are copied from the template first', () => {
    expect(checkParameters(MANIFEST, { file: FILE, values: null })).toEqual([
      {
        blocks: true,
        text: 'There is no functions/.env.my-project: copy functions/.env.example there and give each parameter its value.',
      },
    ]);
  });

  test('are all there: without a terminal a deployment cannot ask for one', () => {
    expect(found({ UI_CONCURRENCY: undefined })).toEqual([
      {
        blocks: true,
        text: 'functions/.env.my-project gives no value to UI_CONCURRENCY: add the line UI_CONCURRENCY=80, or another value.',
      },
    ]);
  });

  test('enforce App Check only together with a key', () => {
    expect(found({ UI_APP_CHECK: 'enforced', APP_CHECK_KEY: '6Lc-key' })).toEqual([]);
    expect(found({ UI_APP_CHECK: 'enforced' })).toEqual([
      {
        blocks: true,
        text: 'functions/.env.my-project enforces App Check but gives no APP_CHECK_KEY, so nobody could change anything: add the reCAPTCHA Enterprise key, or set UI_APP_CHECK=off.',
      },
    ]);
  });

  test.each([
    ['UI_APP_CHECK', 'on', 'write off or enforced'],
    ['UI_CONCURRENCY', 'many', 'write a whole number'],
    ['UI_CONCURRENCY', '2000', 'write a number from 1 to 1000'],
    ['UI_REGION', 'Frankfurt', 'write a region of Google Cloud such as us-central1'],
    ['TAG_MANAGER_ID', 'UA-123', 'write GTM-… or nothing'],
    ['STRIPE_PRICE_PREMIUM', 'prod_123', 'write the id of a price at Stripe (price_…) or nothing'],
    ['SITE_HOSTS', 'https://my-domain.com', '"https://my-domain.com" is no public host'],
    ['SITE_HOSTS', 'my-domain.com,', '"" is no public host'],
    ['SITE_HOSTS', 'touchline.example', '"touchline.example" is no public host'],
    ['SITE_HOSTS', 'my-domain.com:8080', '"my-domain.com:8080" is no public host'],
  ])('are refused: %s=%s', (name, value, advice) => {
    expect(found({ [name]: value })).toEqual([
      { blocks: true, text: expect.stringContaining(`${name}=${value} in ${FILE} does not work: ${advice}`) as string },
    ]);
  });

  test.each([
    ['SITE_HOSTS', 'www.my-domain.com, my-domain.com'],
    ['TAG_MANAGER_ID', 'GTM-ABC123'],
    ['STRIPE_PRICE_PREMIUM', 'price_1AbC'],
    ['UI_REGION', 'northamerica-northeast1'],
  ])('may be %s=%s', (name, value) => {
    expect(found({ [name]: value })).toEqual([]);
  });

  test('hold no secret, and nothing by which the functions take the project for an emulator', () => {
    expect(found({ XSRF_SECRET: 'x', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toEqual([
      {
        blocks: true,
        text: 'functions/.env.my-project has XSRF_SECRET, which is a secret: remove the line and use "firebase functions:secrets:set XSRF_SECRET".',
      },
      {
        blocks: true,
        text: 'functions/.env.my-project has FIRESTORE_EMULATOR_HOST, by which the functions would believe they run on your machine: remove the line.',
      },
    ]);
  });

  test('are warned of where a name is misspelt, or where proxies are counted as visitors', () => {
    expect(found({ UI_REGOIN: 'us-central1', UI_TRUSTED_PROXIES: '0' })).toEqual([
      { blocks: false, text: expect.stringContaining('UI_TRUSTED_PROXIES in functions/.env.my-project is below 2') as string },
      {
        blocks: false,
        text: 'functions/.env.my-project has UI_REGOIN, which is no parameter: correct the name or remove the line.',
      },
    ]);
  });
});
