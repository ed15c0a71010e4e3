import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../kernel/patch/testing/patches';
import { aCollege } from '../testing/a-college';
import { acceptedEdit, decidedSuggestion, removedSuggestion, suggestedSource, withdrawnSuggestion } from './decide-suggestion';
import { FACT_SUGGESTIONS } from './fact-suggestion';
import { ownSuggestions, refusedSuggestions, suggestionLines } from './shown-suggestions';
import { mayConfirmSuggestion, newSuggestion, openedSuggestion, suggestionForm } from './suggest-fact';
import { aSuggestion } from './testing/a-suggestion';

const NOW = '2026-03-04T10:00:00.000Z';
const TODAY = NOW.slice(0, 10);
const college = aCollege({ nickname: 'Terns' });
const member = { _id: 's', by: 'uid-demo-player', email: null, language: 'en', now: NOW, hasCoach: true } as const;
const form = (changes: object = {}) =>
  suggestionForm.parse({ field: 'nickname', value: 'Gulls', link: 'example.edu/about', note: ' ', ...changes });

describe('a suggested correction', () => {
  test('holds the value before, a normal link and no blank note, and waits for the coaches first', () => {
    expect(newSuggestion(college, form(), member)).toMatchObject({
      ...{ value: 'Gulls', before: 'Terns', link: 'https://example.edu/about', note: null, state: 'open' },
      adminsFrom: '2026-03-18T10:00:00.000Z',
    });
    expect(newSuggestion(college, form(), { ...member, hasCoach: false }).adminsFrom).toBe(NOW);
    const site = form({ field: 'collegeURL', value: 'https://other.example.edu/' });
    expect(newSuggestion(college, site, member).adminsFrom).toBe(NOW);
  });

  test('of a visitor waits for the address for 48 hours', () => {
    const made = newSuggestion(college, form(), { ...member, by: null, email: 'v@example.org' });
    expect(made).toMatchObject({ state: 'unconfirmed', adminsFrom: null });
    expect(mayConfirmSuggestion(made, '2026-03-06T09:59:59.000Z')).toBe(true);
    expect(mayConfirmSuggestion(made, '2026-03-06T10:00:00.000Z')).toBe(false);
    expect(openedSuggestion(made, false, NOW)).toMatchObject({ state: 'open', adminsFrom: NOW });
    expect(FACT_SUGGESTIONS.stamps?.expiresAt?.(made, NOW)).toEqual(new Date('2026-03-06T10:00:00.000Z'));
  });

  test.each([
    [{ value: 'Terns' }, 'invalid suggestionSaysTheSame'],
    [{ value: ' ' }, 'invalid suggestionValueMissing'],
    [{ value: null }, 'invalid suggestionValueMissing'],
    [{ isUnknown: true }, 'invalid suggestionValueMissing'],
    [{ field: 'name' }, 'invalid fieldNotEditable'],
    [{ field: 'albums' }, 'invalid fieldNotEditable'],
    [{ field: 'city.description', value: 'A town.' }, 'invalid fieldNotEditable'],
  ])('with %j is refused as %s', (changes, refusal) => {
    expect(refusalOf(() => newSuggestion(college, form(changes), member))).toBe(refusal);
  });

  test('is accepted as an edit that names the link, and says of its author only whether they are a member', () => {
    const decision = { decision: 'accept', seen: 'Terns', isConfirmed: false, isUnknown: false } as const;
    const { college: after, record } = acceptedEdit(college, aSuggestion(), decision, { isAdmin: false, today: TODAY });
    expect(after).toMatchObject({
      ...{ nickname: 'Gulls', version: college.version + 1 },
      sources: { nickname: { by: 'coach', source: 'suggested: https://athletics.example.edu/', year: 2026 } },
    });
    expect(record).toMatchObject({ suggestedBy: 'member', earlierSources: { nickname: null } });
    const visitors = acceptedEdit(college, aSuggestion({ by: null }), decision, { isAdmin: true, today: TODAY });
    expect(visitors.record).toMatchObject({ suggestedBy: 'visitor' });
    const outdated = () =>
      acceptedEdit(college, aSuggestion(), { ...decision, seen: 'Puffins' }, { isAdmin: true, today: TODAY });
    expect(refusalOf(outdated)).toBe('conflict suggestionOutdated');
  });

  test('may say that a fact is not known, if it says so plainly, and so may who decides', () => {
    expect(newSuggestion(college, form({ value: null, isUnknown: true }), member)).toMatchObject({
      value: null,
      before: 'Terns',
    });
    const decision = { decision: 'accept', seen: 'Terns', isConfirmed: false, isUnknown: false } as const;
    const editor = { isAdmin: false, today: TODAY };
    expect(acceptedEdit(college, aSuggestion({ value: null }), decision, editor).college.nickname).toBeNull();
    const emptied = { ...decision, value: null };
    expect(refusalOf(() => acceptedEdit(college, aSuggestion(), emptied, editor))).toBe('invalid suggestionValueMissing');
    expect(acceptedEdit(college, aSuggestion(), { ...emptied, isUnknown: true }, editor).college.nickname).toBeNull();
  });

  test('names the host where the link is too long for a source', () => {
    expect(suggestedSource(`https://www.example.edu/${'a'.repeat(200)}`)).toBe('suggested: https://example.edu/');
  });

  test('keeps no address after the decision, and is decided or withdrawn once', () => {
    const by = { by: 'coach', at: NOW };
    const decided = decidedSuggestion(aSuggestion({ email: 'v@example.org' }), { decision: 'refuse', reason: 'No.' }, by);
    expect(decided).toMatchObject({ state: 'refused', email: null, reason: 'No.', adminsFrom: null, decidedBy: 'coach' });
    const accept = { decision: 'accept', seen: 'Terns', isConfirmed: false, isUnknown: false } as const;
    expect(decidedSuggestion(aSuggestion(), { ...accept, value: 'Gulls' }, by).state).toBe('accepted');
    expect(decidedSuggestion(aSuggestion(), { ...accept, value: 'Puffins' }, by).state).toBe('changed');
    expect(refusalOf(() => withdrawnSuggestion(decided, NOW))).toBe('conflict suggestionDecided');
    const withdrawn = withdrawnSuggestion(aSuggestion(), NOW);
    expect(withdrawnSuggestion(withdrawn, NOW)).toBe(withdrawn);
  });

  test('is removed by an admin while it is open or refused, if its author has not changed it since', () => {
    const removal = { seenAt: '2026-03-01T10:00:00.000Z', reason: 'Advertising.' };
    const by = { by: 'admin', at: NOW };
    const removed = removedSuggestion(aSuggestion({ email: 'v@example.org' }), removal, by);
    expect(removed).toMatchObject({
      state: 'removed',
      reason: 'Advertising.',
      email: null,
      adminsFrom: null,
      decidedBy: 'admin',
    });
    expect(removedSuggestion(removed, removal, by)).toBe(removed);
    expect(removedSuggestion(aSuggestion({ state: 'refused' }), removal, by).state).toBe('removed');
    const newer = () => removedSuggestion(aSuggestion({ at: NOW }), removal, by);
    expect(refusalOf(newer)).toBe('conflict suggestionReplaced');
    for (const state of ['accepted', 'withdrawn'] as const)
      expect(refusalOf(() => removedSuggestion(aSuggestion({ state }), removal, by))).toBe('conflict suggestionDecided');
    const lists = [removed, aSuggestion({ state: 'refused' }), aSuggestion({ state: 'refused', field: 'legalName' })];
    expect(suggestionLines(college, lists, { isAdmin: true })).toEqual([]);
    expect(refusedSuggestions(lists, { isAdmin: false })).toMatchObject([{ value: 'Gulls', isMember: true }]);
    expect(refusedSuggestions(lists, { isAdmin: true })).toHaveLength(2);
    expect(ownSuggestions(lists)[0]).toMatchObject({ state: 'removed', reason: 'Advertising.' });
  });

  test('is one line with those that say the same, counted by person, the longest waiting first', () => {
    const later = { at: '2026-03-02T10:00:00.000Z' };
    const open = [
      aSuggestion({ _id: 'c', value: 'Puffins', ...later }),
      aSuggestion({ _id: 'b', by: 'another', note: 'Since 2025', ...later }),
      aSuggestion({ _id: 'a' }),
      aSuggestion({ _id: 'd', by: null, email: 'v@example.org', ...later }),
      aSuggestion({ _id: 'e', field: 'legalName', ...later }),
    ];
    const lines = suggestionLines(aCollege({ nickname: 'Auks' }), open, { isAdmin: false });
    expect(lines).toMatchObject([
      { suggestionId: 'a', count: 3, before: 'Terns', now: 'Auks', isChanged: true },
      { suggestionId: 'c', count: 1 },
    ]);
    expect(lines[0]?.further).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toMatch(/uid-demo|another|v@example/);
    expect(suggestionLines(college, open, { isAdmin: true })).toHaveLength(3);
  });

  test('is shown to its author, the latest first', () => {
    const own = ownSuggestions([aSuggestion(), aSuggestion({ _id: 'new', at: NOW })]);
    expect(own.map(({ suggestionId }) => suggestionId)).toEqual(['new', 'suggestion-1']);
  });
});
