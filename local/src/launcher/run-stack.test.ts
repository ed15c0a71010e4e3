import { expect, test } from 'vitest';
import { launcherOptions } from './run-stack';

test('without arguments everything is built, nothing kept, indexes are checked and the machine decides on the engine', () => {
  expect(launcherOptions([])).toEqual({ keepsData: false, engine: null, checksIndexes: true, builds: true });
});

test('takes --keep, --engine, --no-index-check and --no-build', () => {
  expect(launcherOptions(['--keep', '--engine', 'gcloud', '--no-index-check', '--no-build'])).toEqual({
    keepsData: true,
    engine: 'gcloud',
    checksIndexes: false,
    builds: false,
  });
});

test.each([['--kep'], ['extra']])('refuses what it does not know: %s', (argument) => {
  expect(() => launcherOptions([argument])).toThrow(argument);
});
