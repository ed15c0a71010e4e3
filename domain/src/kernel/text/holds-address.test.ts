import { expect, test } from 'vitest';
import { holdsAddress } from './holds-address';

test.each([
  'https://evil.example/win',
  'HTTP://x',
  'ftp://files',
  '//evil',
  'www.evil',
  'Visit evil.example now',
  'Evil.Example',
  't.co',
  'x.com/win',
  'evil.co.uk',
  'müller.de',
  'пример.рф',
  'evil。com',
  'evil．com',
  'evil｡com',
  'ev\u200bil.\u200bcom',
  'ｗｗｗ.x',
  'robin@example.com',
  'robin＠example',
  'call 192.0.2.1',
  'St.John',
])('%j holds an address', (text) => {
  expect(holdsAddress(text)).toBe(true);
});

test.each([
  'Robin',
  'St. John',
  'J. R. R. Tolkien',
  'J.R.R. Tolkien',
  'J.R.',
  'Robin Jr.',
  'Mary-Ann',
  "O'Neil",
  'Ana María',
  'Zoë 2.',
  'Li/Wang',
  '李小龍',
  'José',
  'Awww',
  '@SUM(A1)',
])('%j holds none', (text) => {
  expect(holdsAddress(text)).toBe(false);
});
