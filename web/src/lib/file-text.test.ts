import { expect, test } from 'vitest';
import { textOfBytes } from './file-text';

test('attack 301: a file is read in the encodings in which spreadsheets save it', () => {
  const utf8 = new TextEncoder().encode('Zürich;1');
  const utf16 = Uint8Array.from([0xff, 0xfe, ...Array.from('Zürich;1').flatMap((char) => [char.charCodeAt(0), 0])]);
  const windows = Uint8Array.from(Array.from('Zürich;1').map((char) => char.charCodeAt(0)));
  const big = Uint8Array.from([0xfe, 0xff, ...Array.from('Zürich;1').flatMap((char) => [0, char.charCodeAt(0)])]);
  expect([utf8, utf16, windows, big].map(textOfBytes)).toEqual(Array(4).fill('Zürich;1'));
});
