import { describe, expect, test, vi } from 'vitest';
import { DRAFT_BOUNDS, type Draft } from './draft-rules';
import { draftsOf, forgetDraft, forgetDraftsOf, forgetDraftsOfOthers, keepDraft } from './draft-store';

const NOW = '2026-05-03T12:00:00.000Z';
const NOW_MS = Date.parse(NOW);

const aDraft = (changes: Partial<Draft> = {}): Draft => ({
  ...{ of: 'profiles/robin', field: '/biography', writer: 'a', text: 'I play on the left.', over: '', at: NOW },
  ...changes,
});
const textsOf = (account: string | null) => draftsOf(account, NOW_MS).map(({ text }) => text);

describe('a draft', () => {
  test('is replaced by what is typed next, and removed once it was saved or discarded', () => {
    keepDraft('robin', aDraft());
    keepDraft('robin', aDraft({ text: 'I play on the right.' }));
    expect(textsOf('robin')).toEqual(['I play on the right.']);

    forgetDraft('robin', aDraft());

    expect(textsOf('robin')).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  test('of one tab leaves that of another tab alone', () => {
    keepDraft('robin', aDraft({ writer: 'a', text: 'Left' }));
    keepDraft('robin', aDraft({ writer: 'b', text: 'Right' }));

    forgetDraft('robin', aDraft({ writer: 'a' }));

    expect(textsOf('robin')).toEqual(['Right']);
  });

  test('that is too long is not kept, nor is its earlier version, which would come back cut off', () => {
    keepDraft('robin', aDraft());

    expect(keepDraft('robin', aDraft({ text: 'x'.repeat(DRAFT_BOUNDS.charactersEach + 1) }))).toBe(false);
    expect(textsOf('robin')).toEqual([]);
  });

  test('is not kept where the browser refuses storage, and typing goes on', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    expect(keepDraft('robin', aDraft())).toBe(false);
  });

  test('older than the bounds leaves the device when the drafts are read', () => {
    keepDraft('robin', aDraft({ at: '2026-03-01T12:00:00.000Z' }));
    keepDraft('robin', aDraft({ field: '/motto', text: 'Run' }));

    expect(textsOf('robin')).toEqual(['Run']);
    expect(localStorage.length).toBe(1);
  });
});

describe('who finds a draft', () => {
  test('is its own account alone', () => {
    keepDraft('robin', aDraft());

    expect([textsOf('robin'), textsOf('kim'), textsOf('rob'), textsOf(null)]).toEqual([['I play on the left.'], [], [], []]);
  });

  test('is nobody any more after that account signed out, and nobody of its tab', () => {
    keepDraft('robin', aDraft());
    keepDraft(null, aDraft({ of: 'feedback' }));
    keepDraft('kim', aDraft({ text: 'Kim’s' }));

    forgetDraftsOf('robin');

    expect([textsOf('robin'), textsOf(null), textsOf('kim')]).toEqual([[], [], ['Kim’s']]);
  });

  test('is the new account alone after somebody else signed in', () => {
    keepDraft('robin', aDraft());
    keepDraft('kim', aDraft({ text: 'Kim’s' }));

    forgetDraftsOfOthers('kim');

    expect(localStorage.length).toBe(1);
    expect(textsOf('kim')).toEqual(['Kim’s']);
  });

  test('is a visitor in the same tab alone: nothing of theirs stays on the device', () => {
    keepDraft(null, aDraft({ of: 'feedback' }));

    expect(textsOf(null)).toEqual(['I play on the left.']);
    expect(localStorage.length).toBe(0);
  });
});
