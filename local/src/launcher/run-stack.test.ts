import { expect, test } from 'vitest';
import { launcherOptions } from './run-stack';

test('without arguments everything is built, nothing kept, indexes are checked, the machine decides on the engine, and the world is whole', () => {
  expect(launcherOptions([])).toEqual({ keepsData: false, engine: null, checksIndexes: true, builds: true, world: 'whole' });
});

test('takes --keep, --engine, --no-index-check, --no-build and --world', () => {
  expect(launcherOptions(['--keep', '--engine', 'gcloud', '--no-index-check', '--no-build', '--world', 'small'])).toEqual({
    keepsData: true,
    engine: 'gcloud',
    checksIndexes: false,
    builds: false,
    world: 'small',
  });
});

test.each([['--kep'], ['extra'], ['--world=half']])('refuses what it does not know: %s', (argument) => {
  expect(() => launcherOptions([argument])).toThrow(argument.replace('--world=', ''));
});
