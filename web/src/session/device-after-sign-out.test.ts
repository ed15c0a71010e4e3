import { describe, expect, test, vi } from 'vitest';
import { keepOnDevice } from '../lib/offline/kept-store';
import { aKeptList } from '../testing/a-kept-list';
import { anOpenSession } from '../testing/an-open-session';
import { fakeDevice } from '../testing/fake-device';

describe('what a device keeps for reading without network', () => {
  test('goes with a sign-out, together with the worker', async () => {
    const device = fakeDevice();
    const { actions } = await anOpenSession({});
    await actions.signIn('robin@touchline.example', 'right');
    await keepOnDevice(aKeptList(), () => true);
    expect(device.holds().hasWorker).toBe(true);

    await actions.signOut();

    expect(device.holds()).toEqual({ kept: [], hasWorker: false });
  });

  test('goes at a visitor’s next page where a sign-out left it behind', async () => {
    const device = fakeDevice({ hasWorker: true });
    const { session } = await anOpenSession({});
    session.start()();

    await vi.waitFor(() => expect(device.holds().hasWorker).toBe(false));
  });
});
