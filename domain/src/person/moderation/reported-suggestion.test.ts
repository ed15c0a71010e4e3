import { describe, expect, test } from 'vitest';
import { aSuggestion } from '../../college/suggestions/testing/a-suggestion';
import { refusalOf } from '../../kernel/patch/testing/patches';
import { report } from './report';
import { newSuggestionReport, shownReportedSuggestionOf, suggestionOfReport, suggestionReportForm } from './reported-suggestion';

const now = '2026-03-04T10:00:00.000Z';
const form = suggestionReportForm.parse({ reason: 'spam', note: ' ' });
const reporting = { _id: 'r', by: 'uid-coach', isAboutMinor: false, now };
const college = { name: 'Test College', pathName: 'Test_College' };

describe('a report about a suggested correction', () => {
  test('is about its author and keeps what it said; a visitor’s is about nobody', () => {
    const made = newSuggestionReport(aSuggestion({ note: 'Buy here.' }), form, reporting);
    expect(report.parse(made)).toMatchObject({
      ...{ kind: 'suggestion', place: 'factSuggestions/suggestion-1', profileId: 'uid-demo-player', by: 'uid-coach', note: null },
      suggestion: { collegeId: 'test-college', field: 'nickname', value: 'Gulls', note: 'Buy here.' },
    });
    expect(suggestionOfReport(made)).toBe('suggestion-1');
    const visitors = aSuggestion({ by: null, email: 'v@example.org', state: 'refused' });
    const ofVisitor = newSuggestionReport(visitors, form, reporting);
    expect(ofVisitor.profileId).toBeNull();
    expect(JSON.stringify(ofVisitor)).not.toContain('v@example.org');
  });

  test.each(['accepted', 'changed', 'withdrawn', 'removed', 'unconfirmed'] as const)('is refused for one that is %s', (state) => {
    expect(refusalOf(() => newSuggestionReport(aSuggestion({ state }), form, reporting))).toBe('conflict suggestionDecided');
  });

  test.each(['childAbuse', 'impersonation', 'wrongFact'])('takes no %s', (reason) => {
    expect(suggestionReportForm.safeParse({ reason }).success).toBe(false);
  });

  test('shows what was reported, which can be removed as long as it says the same', () => {
    const made = newSuggestionReport(aSuggestion(), form, reporting);
    const shown = (changes: Parameters<typeof aSuggestion>[0] | null) =>
      shownReportedSuggestionOf(made, changes === null ? null : aSuggestion(changes), college);
    expect(shown({})).toMatchObject({
      suggestionId: 'suggestion-1',
      value: 'Gulls',
      isRemovable: true,
      collegeName: 'Test College',
    });
    expect(shown({ state: 'refused' })?.isRemovable).toBe(true);
    // A merge moves it to another college.
    expect(shown({ collegeId: 'remaining' })?.isRemovable).toBe(true);
    for (const changes of [null, { value: 'Auks' }, { at: now }, { state: 'withdrawn' }, { state: 'removed' }] as const)
      expect(shown(changes)).toMatchObject({ value: 'Gulls', isRemovable: false });
    expect(shownReportedSuggestionOf({ ...made, kind: 'camp' }, aSuggestion(), college)).toBeNull();
  });
});
