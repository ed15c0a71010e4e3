import { expect, test } from 'vitest';
import { deliveredAddress, isSameMailbox } from './delivered-address';

test.each([
  ['kid.name@gmail.com', 'kidname@gmail.com'],
  ['kid.name@gmail.com', 'K.I.D.Name+mum@GoogleMail.com'],
  ['robin@example.com', ' Robin+mum+2@Example.com '],
  ['robin@googlemail.com', 'robin@gmail.com'],
])('%s and %s are one mailbox', (one, other) => {
  expect(isSameMailbox(one, other)).toBe(true);
  expect(isSameMailbox(other, one)).toBe(true);
});

test.each([
  ['robin.sample@example.com', 'robinsample@example.com'],
  ['robin@gmail.com', 'robin@example.com'],
  ['robin@mail.gmail.com', 'robin@gmail.com'],
  ['robin-mum@example.com', 'robin@example.com'],
])('%s and %s are two', (one, other) => {
  expect(isSameMailbox(one, other)).toBe(false);
});

test('writing a delivered address again changes nothing', () => {
  for (const address of ['Kid.Name+a@googlemail.com', 'Robin+mum@example.com', 'a@b.c', 'no address', ''])
    expect(deliveredAddress(deliveredAddress(address))).toBe(deliveredAddress(address));
});
