import { describe, expect, test } from 'vitest';
import { upgradeDocument, UnreadableDocument } from './upgrade';

const upgrades = {
  1: ({ title, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, name: title }),
  2: (stored: Readonly<Record<string, unknown>>) => ({ ...stored, tags: [] }),
};

describe('a stored document', () => {
  test('of an old version goes through every upgrade in order', () => {
    expect(upgradeDocument({ schemaVersion: 1, title: 'A' }, 3, upgrades)).toEqual({ schemaVersion: 3, name: 'A', tags: [] });
    expect(upgradeDocument({ schemaVersion: 2, name: 'A' }, 3, upgrades)).toEqual({ schemaVersion: 3, name: 'A', tags: [] });
  });

  test('of the current version comes back as it is', () => {
    const stored = Object.freeze({ schemaVersion: 3, name: 'A' });
    expect(upgradeDocument(stored, 3, upgrades)).toBe(stored);
  });

  test('is never changed itself', () => {
    const stored = Object.freeze({ schemaVersion: 1, title: 'A' });
    upgradeDocument(stored, 3, upgrades);
    expect(stored).toEqual({ schemaVersion: 1, title: 'A' });
  });

  test.each([4, 0, -1, 1.5, '1', null, undefined])('of version %j is refused', (schemaVersion) => {
    expect(() => upgradeDocument({ schemaVersion }, 3, upgrades)).toThrow(UnreadableDocument);
  });

  test('that is newer than known is refused as newer, whatever upgrades there are', () => {
    expect(() => upgradeDocument({ schemaVersion: 3 }, 2, { ...upgrades, 3: (stored) => stored })).toThrow(/newer/);
  });

  test('is refused where an upgrade is missing', () => {
    expect(() => upgradeDocument({ schemaVersion: 1 }, 4, upgrades)).toThrow(UnreadableDocument);
  });
});
