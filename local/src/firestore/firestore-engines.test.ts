import { describe, expect, test } from 'vitest';
import { chooseEngine } from './firestore-engines';

const nothing = { asked: null, givenHost: null, hasGcloud: false, javaMajor: null };

describe('the Firestore engine', () => {
  test('is the emulator at FIRESTORE_EMULATOR_HOST before anything else', () => {
    expect(chooseEngine({ ...nothing, givenHost: '127.0.0.1:8080', hasGcloud: true, javaMajor: 21 })).toBe('given');
  });

  test('is else our own, which needs nothing, even where an official one could be used', () => {
    expect(chooseEngine({ ...nothing, hasGcloud: true, javaMajor: 21 })).toBe('own');
    expect(chooseEngine(nothing)).toBe('own');
    expect(chooseEngine({ ...nothing, asked: 'own', givenHost: '127.0.0.1:8080' })).toBe('own');
  });

  test('is, as the official one, that of gcloud before that of the Firebase CLI, which needs Java 21', () => {
    expect(chooseEngine({ ...nothing, asked: 'official', hasGcloud: true, javaMajor: 21 })).toBe('gcloud');
    expect(chooseEngine({ ...nothing, asked: 'official', javaMajor: 21 })).toBe('cli');
  });

  test.each([null, 8, 17, 20])('the official one is refused with what to install where there is only Java %j', (javaMajor) => {
    expect(() => chooseEngine({ ...nothing, asked: 'official', javaMajor })).toThrow(
      'Install the Google Cloud SDK with its Firestore emulator (`gcloud components install cloud-firestore-emulator`) or Java 21',
    );
  });

  test('is the one asked for, even where another would come first', () => {
    expect(chooseEngine({ asked: 'cli', givenHost: '127.0.0.1:8080', hasGcloud: true, javaMajor: 24 })).toBe('cli');
    expect(chooseEngine({ asked: 'gcloud', givenHost: '127.0.0.1:8080', hasGcloud: true, javaMajor: 24 })).toBe('gcloud');
  });

  test.each([
    ['given', 'FIRESTORE_EMULATOR_HOST'],
    ['gcloud', 'gcloud components install'],
    ['cli', 'needs Java 21'],
    ['mongo', 'There is no Firestore engine "mongo": choose given, own, gcloud, cli, official.'],
  ])('%s is refused with the reason where it cannot be used', (asked, reason) => {
    expect(() => chooseEngine({ ...nothing, asked })).toThrow(reason);
  });
});
