import { describe, expect, test } from 'vitest';
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

describe('the setup of Firebase Auth', () => {
  test('is the configuration that Hosting serves, without emulator and without asking for one', async () => {
    const { fetchText, asked } = siteWith({ '/__/firebase/init.json': config('touchline') });

    expect(await loadFirebaseSetup(fetchText)).toEqual({
      apiKey: 'key',
      authDomain: 'touchline.firebaseapp.com',
      projectId: 'touchline',
      emulatorUrl: null,
    });
    expect(asked).toEqual(['/__/firebase/init.json']);
  });

  test('has the emulator’s address for a demo project', async () => {
    const { fetchText } = siteWith({
      '/__/firebase/init.json': config('demo-touchline'),
      '/__/firebase/init.js?useEmulator=true': emulatorScript,
    });

    expect(await loadFirebaseSetup(fetchText)).toMatchObject({
      projectId: 'demo-touchline',
      emulatorUrl: 'http://127.0.0.1:9099',
    });
  });

  test('never reaches out for a demo project whose Auth emulator is not named', async () => {
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
