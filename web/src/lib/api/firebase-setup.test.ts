import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadFirebaseSetup } from './firebase-setup';

const config = (projectId: string) => JSON.stringify({ projectId, apiKey: 'key', authDomain: `${projectId}.firebaseapp.com` });
const emulatorScript = `if (typeof firebase === 'undefined') throw new Error('hosting/init-error');
var firebaseConfig = {
  "projectId": "demo-touchline"
};
if (firebaseConfig) {
  firebase.initializeApp(firebaseConfig);

  var firebaseEmulators = {
  "auth": {
    "host": "127.0.0.1",
    "port": 9099,
    "hostAndPort": "127.0.0.1:9099"
  }
};
  if (firebaseEmulators) {
    console.log("Automatically connecting");
  }
}`;

/** A site that serves these texts, and the addresses that were asked for. */
function siteWith(texts: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const fetchText = (address: string) => {
    asked.push(address);
    const text = texts[address];
    return text === undefined ? Promise.reject(new Error(`${address} answered 404`)) : Promise.resolve(text);
  };
  return { fetchText, asked };
}

afterEach(() => vi.unstubAllEnvs());

describe('the setup of Firebase Auth', () => {
  test('is the configuration that Hosting serves; a deployment asks for no emulator, whatever its project is called', async () => {
    vi.stubEnv('DEV', false);
    const { fetchText, asked } = siteWith({ '/__/firebase/init.json': config('demo-touchline') });

    expect(await loadFirebaseSetup(fetchText)).toEqual({
      apiKey: 'key',
      authDomain: 'demo-touchline.firebaseapp.com',
      projectId: 'demo-touchline',
      emulatorUrl: null,
    });
    expect(asked).toEqual(['/__/firebase/init.json']);
  });

  test('has the emulator’s address in a build for one machine', async () => {
    vi.stubEnv('DEV', false);
    vi.stubEnv('VITE_LOCAL', 'true');
    const { fetchText } = siteWith({
      '/__/firebase/init.json': config('demo-touchline'),
      '/__/firebase/init.js?useEmulator=true': emulatorScript,
    });

    expect(await loadFirebaseSetup(fetchText)).toMatchObject({
      projectId: 'demo-touchline',
      emulatorUrl: 'http://127.0.0.1:9099',
    });
  });

  test('never reaches out where the Auth emulator of one machine is not named', async () => {
    const { fetchText } = siteWith({
      '/__/firebase/init.json': config('demo-touchline'),
      '/__/firebase/init.js?useEmulator=true': 'var firebaseEmulators = undefined;',
    });

    await expect(loadFirebaseSetup(fetchText)).rejects.toThrow('names no Auth emulator');
  });

  test('is refused where the answer is no configuration', async () => {
    const { fetchText } = siteWith({ '/__/firebase/init.json': '{"projectId":"touchline"}' });

    await expect(loadFirebaseSetup(fetchText)).rejects.toThrow('no Firebase configuration');
  });
});
