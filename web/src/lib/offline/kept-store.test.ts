import { describe, expect, test } from 'vitest';
import { aKeptList } from '../../testing/a-kept-list';
import { fakeDevice } from '../../testing/fake-device';
import { canKeep, forgetDevice, keepOnDevice, readKept } from './kept-store';

const always = () => true;

describe('keeping a list on the device', () => {
  test('registers the worker, and its owner alone reads the list', async () => {
    const device = fakeDevice();

    expect(await keepOnDevice(aKeptList(), always)).toBe('kept');
    expect(device.holds()).toEqual({ kept: ['/offline/kept/uid-1'], hasWorker: true });
    expect(await readKept('uid-1')).toEqual(aKeptList());
    expect(await readKept('uid-2')).toBeNull();
  });

  test('removes what was kept for somebody else', async () => {
    const device = fakeDevice();
    await keepOnDevice(aKeptList(), always);
    await keepOnDevice(aKeptList({ uid: 'uid-2' }), always);

    expect(device.holds().kept).toEqual(['/offline/kept/uid-2']);
  });

  test('leaves nothing behind where its owner signs out meanwhile', async () => {
    const device = fakeDevice();
    await keepOnDevice(aKeptList(), () => false);

    expect(device.holds()).toEqual({ kept: [], hasWorker: false });
  });

  test('says that the device is full, and fails nobody', async () => {
    const device = fakeDevice({ isFull: true });

    expect(await keepOnDevice(aKeptList(), always)).toBe('full');
    expect(device.holds().kept).toEqual([]);
  });

  test('keeps nothing where the browser refuses workers or has none, as in private windows', async () => {
    expect(canKeep()).toBe(false);
    expect(await keepOnDevice(aKeptList(), always)).toBe('unavailable');
    expect(await readKept('uid-1')).toBeNull();
    await forgetDevice();
    const device = fakeDevice({ refusesWorkers: true });
    expect(await keepOnDevice(aKeptList(), always)).toBe('unavailable');
    expect(device.holds()).toEqual({ kept: [], hasWorker: false });
  });

  test('is undone as a whole: the list and the worker go', async () => {
    const device = fakeDevice();
    await keepOnDevice(aKeptList(), always);
    await forgetDevice();

    expect(device.holds()).toEqual({ kept: [], hasWorker: false });
  });
});
