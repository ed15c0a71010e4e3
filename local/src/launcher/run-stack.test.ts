import { expect, test } from 'vitest';
import { launcherOptions } from './run-stack';

test('without arguments everything is built, nothing kept and the machine decides on the engine', () => {
  expect(launcherOptions([])).toEqual({ keepsData: false, engine: null, builds: true });
});

test('takes --keep, --engine and --no-build', () => {
  expect(launcherOptions(['--keep', '--engine', 'gcloud', '--no-build'])).toEqual({
    keepsData: true,
    engine: 'gcloud',
    builds: false,
  });
});

test.each([['--kep'], ['extra']])('refuses what it does not know: %s', (argument) => {
  expect(() => launcherOptions([argument])).toThrow(argument);
});
