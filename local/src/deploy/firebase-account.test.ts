import { describe, expect, test } from 'vitest';
import { checkWebApp } from './checks/check-web-app';
import { askAccount, type CliAnswer, type FirebaseCli } from './firebase-account';

const json = (value: unknown): CliAnswer => ({ isDone: true, output: JSON.stringify({ status: 'success', result: value }) });
const APP = { appId: '1:2:web:3', platform: 'WEB' };
const SITES = { sites: [{ name: 'projects/my-project/sites/my-project', appId: '1:2:web:3' }] };

/** A Firebase CLI that answers by the name of its command, or by command and secret, and keeps what it was asked. */
function aCli(answers: Readonly<Record<string, CliAnswer>>) {
  const asked: string[] = [];
  const cli: FirebaseCli = ([command = '', ...rest]) => {
    asked.push([command, ...rest].join(' '));
    const answer = answers[`${command} ${rest[0] ?? ''}`] ?? answers[command];
    return Promise.resolve(answer ?? { isDone: false, output: 'Error: no such command' });
  };
  return { cli, asked };
}

describe('what the Firebase CLI says of a project', () => {
  test('is the value of each secret, and that a web app is registered and linked', async () => {
    const { cli, asked } = aCli({
      ...{ 'apps:list': json([APP]), 'hosting:sites:list': json(SITES) },
      ...{ 'functions:secrets:access': { isDone: true, output: 'whsec_abc\n' } },
    });
    const { secrets, registered } = await askAccount(cli, 'my-project', ['STRIPE_WEBHOOK_SECRET']);

    expect(secrets.get('STRIPE_WEBHOOK_SECRET')).toEqual({ kind: 'value', value: 'whsec_abc' });
    expect(registered).toEqual({ kind: 'known', webApps: 1, isLinked: true });
    expect(asked.every((line) => line.includes('--project my-project'))).toBe(true);
  });

  test('is that a secret is missing, or why it cannot be known', async () => {
    const { cli } = aCli({
      ...{ 'apps:list': json([]), 'hosting:sites:list': json({ sites: [] }) },
      'functions:secrets:access GONE': {
        isDone: false,
        output: '\nError: Request to https://secretmanager had HTTP Error: 404, Secret [GONE] not found or has no versions.\n',
      },
      'functions:secrets:access OFF': {
        isDone: false,
        output: 'Error: HTTP Error: 400, Secret Version [1] is in DISABLED state.\n',
      },
      'functions:secrets:access CLOSED': {
        isDone: false,
        output: "Error: HTTP Error: 403, Permission 'secretmanager.versions.access' denied.\n",
      },
    });
    const { secrets } = await askAccount(cli, 'my-project', ['GONE', 'OFF', 'CLOSED']);

    expect(Object.fromEntries(secrets)).toEqual({
      GONE: { kind: 'missing' },
      OFF: { kind: 'missing' },
      CLOSED: { kind: 'unknown', reason: "HTTP Error: 403, Permission 'secretmanager.versions.access' denied" },
    });
  });

  test('is nothing without a login, which is asked for once', async () => {
    const output = JSON.stringify({ status: 'error', error: 'Failed to authenticate, have you run firebase login?' });
    const { cli, asked } = aCli({ 'apps:list': { isDone: false, output } });
    const { secrets, registered } = await askAccount(cli, 'my-project', ['ONE', 'TWO']);

    const unknown = { kind: 'unknown', reason: 'the Firebase CLI is not logged in (run "firebase login")' };
    expect(registered).toEqual(unknown);
    expect([...secrets.values()]).toEqual([unknown, unknown]);
    expect(asked).toHaveLength(1);
  });
});

describe('the web app of a project', () => {
  test('is registered and linked to the Hosting site', () => {
    expect(checkWebApp({ kind: 'known', webApps: 1, isLinked: true }, 'my-project')).toEqual([]);
  });

  test('blocks where there is none: Hosting has no init.json to serve, and nobody could sign in', () => {
    expect(checkWebApp({ kind: 'known', webApps: 0, isLinked: false }, 'my-project')).toEqual([
      {
        blocks: true,
        text: 'No web app is registered in my-project, so /__/firebase/init.json has no key and nobody can sign in: run "firebase apps:create WEB Touchline --project my-project", then link it to the Hosting site.',
      },
    ]);
  });

  test('is warned of where it is linked to no site, or where nobody knows', () => {
    const unlinked = checkWebApp({ kind: 'known', webApps: 1, isLinked: false }, 'my-project');
    const unknown = checkWebApp({ kind: 'unknown', reason: 'no network' }, 'my-project');
    expect([...unlinked, ...unknown].map(({ blocks, text }) => [blocks, text.slice(0, 40)])).toEqual([
      [false, 'The Hosting site of my-project is linked'],
      [false, 'Whether a web app is registered could no'],
    ]);
  });
});
