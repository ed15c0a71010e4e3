import { describe, expect, test } from 'vitest';
import type { RunningStack } from '../launcher/running-stack';
import { chooseSeedTarget } from './seed-target';

const stack: RunningStack = {
  portBase: 6100,
  projectId: 'demo-touchline-6100',
  pid: 1,
  url: 'http://127.0.0.1:6100',
  environment: { FIRESTORE_EMULATOR_HOST: '127.0.0.1:6102' },
};
const emulators = {
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
};

describe('the demo world is seeded into', () => {
  test('the running stack, with the variables that lead there', () => {
    expect(chooseSeedTarget([], {}, stack)).toMatchObject({ projectId: 'demo-touchline-6100', environment: stack.environment });
  });

  test('the emulators that the environment names, before a running stack', () => {
    expect(chooseSeedTarget([], { ...emulators, GCLOUD_PROJECT: 'demo-other' }, stack)).toMatchObject({
      projectId: 'demo-other',
    });
    expect(chooseSeedTarget([], emulators, null)).toMatchObject({ projectId: 'demo-touchline' });
  });

  test('a project that is named explicitly, whatever it is called', () => {
    expect(chooseSeedTarget(['--project', 'touchline-trial'], {}, stack)).toMatchObject({
      projectId: 'touchline-trial',
      environment: {},
    });
  });
});

describe('seeding is refused', () => {
  test.each([{ GOOGLE_CLOUD_PROJECT: 'touchline-live' }, { ...emulators, GCLOUD_PROJECT: 'touchline-live' }])(
    'where the environment names a project that is no demo: %j',
    (environment) => {
      expect(() => chooseSeedTarget([], environment, stack)).toThrow(
        'touchline-live is not a demo project: name it with --project',
      );
    },
  );

  test('where a demo project is named without all of its emulators, because the rest would go to production', () => {
    expect(() => chooseSeedTarget([], { GCLOUD_PROJECT: 'demo-touchline' }, stack)).toThrow(
      'FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST must be set as well',
    );
    const { FIREBASE_STORAGE_EMULATOR_HOST: _, ...withoutStorage } = emulators;
    expect(() => chooseSeedTarget([], withoutStorage, stack)).toThrow('FIREBASE_STORAGE_EMULATOR_HOST must be set');
  });

  test('where nothing runs', () => {
    expect(() => chooseSeedTarget([], {}, null)).toThrow('No stack runs here');
  });
});
