import { describe, expect, test } from 'vitest';
import { newSiteImport, shownImportOf, started, undoStarted } from './import-course';
import type { SiteImport } from './site-import';

const AT = '2026-03-01T08:00:00.000Z';
const UPLOADED = { _id: 'one', kind: 'teams', file: 'teams.csv', year: null, replacesAdded: false, pieces: 1 } as const;
const NONE = { total: 0, first: [] };
const PREVIEW = { fingerprint: 'seen', lines: 1, added: 1, changed: 0, unchanged: 0, heldBack: NONE, notes: NONE };
const checked = (changes: Partial<SiteImport> = {}): SiteImport => ({
  ...newSiteImport({ ...UPLOADED, by: 'an-admin', at: AT }),
  ...{ state: 'checked', preview: { ...PREVIEW, differences: NONE }, ...changes },
});
const form = { reason: 'Why not.', fingerprint: 'seen' };
const start = (one: SiteImport, now = AT) => started(one, form, 'another', now);

describe('starting an import', () => {
  test('it runs for the reason of whoever starts it', () => {
    expect(start(checked({ isStale: true }))).toMatchObject({
      ...{ state: 'running', by: 'another', reason: 'Why not.', isStale: false },
    });
  });

  test('one that runs stays as it is', () => {
    const one = checked({ state: 'running' });
    expect(start(one)).toBe(one);
  });

  test.each([
    ['another preview', checked({ preview: { ...PREVIEW, differences: NONE, fingerprint: 'new' } }), 'stale', 'importChanged'],
    ['a file that does not fit', checked({ state: 'refused', preview: null }), 'conflict', 'importNotReady'],
    ['one that is done', checked({ state: 'done' }), 'conflict', 'importNotReady'],
    ['nothing to write', checked({ preview: { ...PREVIEW, differences: NONE, added: 0 } }), 'conflict', 'importEmpty'],
  ])('%s is refused', (_, one, kind, code) => {
    expect(() => start(one)).toThrow(expect.objectContaining({ kind, code }));
  });

  test('after seven days the file is gone', () => {
    expect(start(checked(), '2026-03-08T07:59:59.000Z').state).toBe('running');
    expect(() => start(checked(), '2026-03-08T08:00:00.000Z')).toThrow(expect.objectContaining({ code: 'importExpired' }));
  });
});

describe('undoing an import', () => {
  test('begins anew, and one that has begun goes on', () => {
    const undoing = undoStarted(checked({ state: 'done', written: 4, total: 4 }), 'another');
    expect(undoing).toMatchObject({ state: 'undoing', undoneBy: 'another', written: 0, total: 0 });
    expect(undoStarted(undoing, 'a third')).toBe(undoing);
  });

  test.each([
    ['undone', 'importUndone'],
    ['checked', 'importNotDone'],
    ['running', 'importNotDone'],
  ] as const)('one that is %s is refused', (state, code) => {
    expect(() => undoStarted(checked({ state }), 'another')).toThrow(expect.objectContaining({ code }));
  });
});

test('work that nobody has gone on with for a while is shown as stalled', () => {
  const isStalled = (changes: Partial<SiteImport>) => shownImportOf(checked(changes), null, AT).isStalled;
  expect(isStalled({ state: 'running', busyUntil: '2026-03-01T08:00:01.000Z' })).toBe(false);
  expect(isStalled({ state: 'running', busyUntil: '2026-03-01T07:59:59.000Z' })).toBe(true);
  expect(isStalled({ state: 'undoing', busyUntil: null })).toBe(true);
  expect(isStalled({ state: 'done', busyUntil: null })).toBe(false);
});
