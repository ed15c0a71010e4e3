import { expect, test } from 'vitest';
import { contactReceivedMail } from './operator-mails';

const FORM = { topic: 'payment', message: '<b>Twice</b>\nWhy?', replyTo: 'robin@sideline.com' } as const;

test('the operator reads what was written as plain text, with its number and where to answer', () => {
  const { subject, text, html } = contactReceivedMail(FORM, { id: 'm-1', isMember: false }, 'en');
  expect(subject).toBe('Contact: A payment (m-1)');
  expect(text).toContain('A visitor wrote through the contact form.');
  expect(text).toContain('<b>Twice</b>\nWhy?');
  expect(text).toContain('Answer to robin@sideline.com.');
  expect(html).toContain('&lt;b&gt;Twice&lt;/b&gt;<br>Why?');
});

test('in German too, and it says that a member wrote', () => {
  const { subject, text } = contactReceivedMail(FORM, { id: 'm-1', isMember: true }, 'de');
  expect(subject).toBe('Kontakt: Eine Zahlung (m-1)');
  expect(text).toContain('Jemand mit Konto hat über das Kontaktformular geschrieben.');
});
