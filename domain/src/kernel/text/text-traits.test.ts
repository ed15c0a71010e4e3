import { expect, test } from 'vitest';
import { isCalendarDate, TIME_OF_DAY, holdsAddress } from './text-traits';

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

test.each(['2026-01-31', '2024-02-29', '2000-02-29', '1999-12-31', '2026-04-30'])('%s is a day', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

test.each([
  '2010-02-30',
  '2011-02-29',
  '1900-02-29',
  '0000-00-00',
  '0000-01-01',
  '2010-13-01',
  '2010-00-10',
  '2010-01-00',
  '2010-04-31',
  '2010-1-1',
  '2010-01-01T00:00',
  ' 2010-01-01',
  '2010-01-01\n',
  '２010-01-01',
  '',
])('%j is no day', (text) => {
  expect(isCalendarDate(text)).toBe(false);
});

test.each(['00:00', '09:05', '18:30', '23:59'])('%s is a time of day', (text) => {
  expect(TIME_OF_DAY.test(text)).toBe(true);
});

test.each(['24:00', '9:05', '18:60', '18:30:00', '6 pm', ''])('"%s" is none', (text) => {
  expect(TIME_OF_DAY.test(text)).toBe(false);
});
