import { expect, test } from 'vitest';
import { CONTACT } from '../../reference/limits';
import { CONTACT_MESSAGES, contactForm } from './contact-message';
import { unread } from './operator-message';

const FORM = { topic: 'payment', message: 'I was charged twice.\nWhy?', replyTo: 'Robin@Sideline.com' };

test('a message keeps its text as it was written, and answers go to an address in lower case', () => {
  expect(contactForm.parse(FORM)).toEqual({ ...FORM, replyTo: 'robin@sideline.com' });
  const html = '<script>alert(1)</script>';
  expect(contactForm.parse({ ...FORM, message: html }).message).toBe(html);
});

test.each([
  [{ topic: '' }, 'topic', 'textMissing'],
  [{ topic: 'gossip' }, 'topic', 'textMissing'],
  [{ message: ' \n ' }, 'message', 'textMissing'],
  [{ message: 'x'.repeat(CONTACT.messageMax + 1) }, 'message', 'textTooLong'],
  [{ message: 'a\u0000b' }, 'message', 'textNotStorable'],
  [{ replyTo: 'robin' }, 'replyTo', 'emailInvalid'],
  [{ replyTo: 'robin@sideline.com\r\nBcc: all@sideline.com' }, 'replyTo', 'emailInvalid'],
  [{ replyTo: 'robin@sideline.com, all@sideline.com' }, 'replyTo', 'emailInvalid'],
])('a message with %j is refused at its field', (changed, field, code) => {
  const { error } = contactForm.safeParse({ ...FORM, ...changed });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, code]]);
});

test('a message expires a year after it was written', () => {
  const at = '2026-03-01T10:00:00.000Z';
  const stored = { ...contactForm.parse(FORM), ...unread('en'), _id: 'm', schemaVersion: 2, by: null, at } as const;
  expect(CONTACT_MESSAGES.stamps?.expiresAt?.(stored, stored.at)).toEqual(new Date('2027-03-01T10:00:00.000Z'));
});
