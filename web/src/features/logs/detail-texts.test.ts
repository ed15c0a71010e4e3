import { expect, test } from 'vitest';
import { detailsText } from './detail-texts';

const told = (detail: Parameters<typeof detailsText>[0], language: 'en' | 'de' = 'en', withIds = false) =>
  detailsText(detail, { language, withIds });

test('names what a line tells, in both languages, and leaves out what only a machine can use', () => {
  const detail = { patchId: 'p-1', paths: ['/nickname', '/athletics/sport/0/rosterSize'] };
  expect(told(detail)).toBe('Fields: nickname, athletics › sport 1 › roster size');
  expect(told(detail, 'de')).toBe('Felder: nickname, athletics › sport 1 › roster size');
  expect(told(detail, 'en', true)).toContain('Edit: p-1');
});

test.each([
  [
    { type: 'assistantcoach', collegeId: 'Test College' },
    'College: Test College · Role: assistant coach',
    'College: Test College · Rolle: Co-Trainer:in',
  ],
  [{ inviteId: 'i', again: 'again' }, 'sent again', 'noch einmal gesendet'],
  [
    { premium: 'renews', guestAccess: 'none' },
    'Premium: renews · Guest Access: none',
    'Premium: läuft weiter · Guest Access: keins',
  ],
  [{ cents: 399, currency: 'usd', payment: 'pi_1' }, 'Amount: $3.99', 'Betrag: $3,99'],
  [{ reason: 'owner' }, 'Reason: owner', 'Begründung: owner'],
  [{ premium: '2026-03-01T10:00:00.000Z' }, 'Premium: Mar 1, 2026', 'Premium: 01.03.2026'],
  [{ code: 'Somebody else was faster.' }, 'Why: Somebody else was faster.', 'Warum: Somebody else was faster.'],
  [{ strange: 3 }, 'strange: 3', 'strange: 3'],
  [{}, '', ''],
])('%j reads well', (detail, english, german) => {
  expect([told(detail), told(detail, 'de')]).toEqual([english, german]);
});
