import { describe, expect, test } from 'vitest';
import { portBaseFrom, STACK_SERVICE_NAMES, STACK_SERVICES, stackIdentity, stackPorts } from './stack-identity';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root';

test('two stacks share no project, port, folder or file', () => {
  const usual = stackIdentity(null);
  const other = stackIdentity(6100);

  expect(usual.projectId).toBe('demo-touchline');
  expect(other.projectId).toBe('demo-touchline-6100');
  expect(other.folder).not.toBe(usual.folder);
  expect(other.addressFile).not.toBe(usual.addressFile);
  expect(other.dataFolder).not.toBe(usual.dataFolder);
  expect(Object.values(other.ports).filter((port) => Object.values(usual.ports).includes(port))).toEqual([]);
});

test('every project of a stack is a demo project, which the emulators keep away from production', () => {
  expect([stackIdentity(null), stackIdentity(7000)].every(({ projectId }) => projectId.startsWith('demo-'))).toBe(true);
});

describe('PORT_BASE', () => {
  test.each([undefined, '', '5000'])('of %j means the usual ports', (text) => {
    expect(portBaseFrom(text)).toBeNull();
  });

  test.each(['1024', '6100', '65523'])('may be %s', (text) => {
    expect(portBaseFrom(text)).toBe(Number(text));
  });

  test.each(['1023', '65524', '70000', '-1', '6100.5', '6e3', 'abc', ' '])(
    'is refused where it is no port with room above it: %j',
    (text) => {
      expect(() => portBaseFrom(text)).toThrow(`PORT_BASE=${text} is not a port from 1024 to 65523.`);
    },
  );

  test('is refused where Hosting would be on 5001, which the Firebase CLI skips', () => {
    expect(() => portBaseFrom('5001')).toThrow('the Firebase CLI never puts Hosting on port 5001');
  });

  test.each([
    ['6000', 6000],
    ['5995', 6000],
    ['6660', 6665],
    ['5055', 5060],
  ])('%s is refused because browsers refuse port %i', (text, port) => {
    expect(() => portBaseFrom(text)).toThrow(`browsers refuse port ${port}`);
  });
});

describe('the ports of a stack', () => {
  test('are the usual ones without PORT_BASE, with the Stripe double’s reserved', () => {
    expect(stackPorts(null)).toEqual({
      hosting: 5000,
      functions: 5001,
      firestore: 8080,
      auth: 9099,
      storage: 9199,
      hub: 4400,
      stripe: 12_111,
      eventarc: 9299,
      tasks: 9499,
      logging: 4500,
      mailbox: 8025,
      launcher: 4600,
    });
  });

  test('move together with PORT_BASE, each its own', () => {
    const ports = Object.values(stackPorts(6100));
    expect(ports.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, offset) => 6100 + offset));
  });

  test('are all in the list of services, so that each is tested before the start', () => {
    expect([...STACK_SERVICE_NAMES].sort()).toEqual(Object.keys(STACK_SERVICES).sort());
  });

  test('agree with firebase.json, which the plain official suite reads', async () => {
    const firebaseJson: unknown = JSON.parse(await readFile(join(repositoryRoot, 'firebase.json'), 'utf8'));
    const { auth, functions, firestore, hosting, storage, hub } = stackPorts(null);
    expect(firebaseJson).toMatchObject({
      emulators: {
        auth: { port: auth },
        functions: { port: functions },
        firestore: { port: firestore },
        hosting: { port: hosting },
        storage: { port: storage },
        hub: { port: hub },
      },
    });
  });
});
