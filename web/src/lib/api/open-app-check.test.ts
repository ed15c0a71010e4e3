import { deleteApp, getApps } from 'firebase/app';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openAppCheck } from './open-app-check';

const CONFIG = { apiKey: 'key', appId: '1:2:web:3', projectId: 'touchline' };

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await Promise.all(getApps().map(deleteApp));
  for (const made of document.querySelectorAll('[id^=fire_app_check], script[src*=recaptcha]')) made.remove();
});

/** A site with this configuration, and a service of App Check that knows the library's debug token. */
function siteWith(config: object) {
  const asked: string[] = [];
  vi.stubGlobal('FIREBASE_APPCHECK_DEBUG_TOKEN', 'debug');
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    const address = input instanceof Request ? input.url : input.toString();
    asked.push(new URL(address, 'https://touchline.example').pathname);
    return Promise.resolve(Response.json(address.startsWith('/__/') ? config : { token: 'proof', ttl: '3600s' }));
  });
  return asked;
}

describe('App Check in the page', () => {
  test('gives tokens of the project that Hosting names', async () => {
    const asked = siteWith(CONFIG);

    const ask = await openAppCheck('the-key');

    expect(await ask()).toBe('proof');
    expect(asked).toEqual(['/__/firebase/init.json', '/v1/projects/touchline/apps/1:2:web:3:exchangeDebugToken']);
  });

  test('rejects where the site has no configuration of an app', async () => {
    siteWith({ projectId: 'touchline' });

    await expect(openAppCheck('the-key')).rejects.toThrow('names no app');
  });
});
