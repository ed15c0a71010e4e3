import { expect, test } from 'vitest';
import { stackIdentity } from './stack-identity';

test('two stacks share no project, port, folder or file', () => {
  const usual = stackIdentity(null);
  const other = stackIdentity(6100);

  expect(usual.projectId).toBe('demo-touchline');
  expect(other.projectId).toBe('demo-touchline-6100');
  expect(other.folder).not.toBe(usual.folder);
  expect(other.addressFile).not.toBe(usual.addressFile);
  expect(other.keptFolder).not.toBe(usual.keptFolder);
  expect(Object.values(other.ports).filter((port) => Object.values(usual.ports).includes(port))).toEqual([]);
});

test('every project of a stack is a demo project, which the emulators keep away from production', () => {
  expect([stackIdentity(null), stackIdentity(7000)].every(({ projectId }) => projectId.startsWith('demo-'))).toBe(true);
});
