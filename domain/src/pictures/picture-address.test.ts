import { expect, test } from 'vitest';
import { mediaPath, pictureAddressOf, sizeOfVariant, coloursOfPlaceholder } from './picture-address';

test('a placeholder is one to four colours, top to bottom', () => {
  expect(coloursOfPlaceholder('#1f4e79')).toEqual(['#1f4e79']);
  expect(coloursOfPlaceholder('#8fb3d9 #6D8A5B #2f4a2e')).toEqual(['#8fb3d9', '#6D8A5B', '#2f4a2e']);
});

test.each([null, '', '#1f4e7', 'red', '#1f4e79  #1f4e79', '#1f4e79,url(x)', Array(5).fill('#1f4e79').join(' ')])(
  '%j is none',
  (text) => {
    expect(coloursOfPlaceholder(text)).toEqual([]);
  },
);

test.each([
  ['colleges/a-college/picture-1', { kind: 'colleges', ownerId: 'a-college', pictureId: 'picture-1', variant: 'plain' }],
  ['colleges/a-college/ls/picture-1', { kind: 'colleges', ownerId: 'a-college', pictureId: 'picture-1', variant: 'ls' }],
  ['colleges/a-college/40/picture-1', { kind: 'colleges', ownerId: 'a-college', pictureId: 'picture-1', variant: '40' }],
  ['profiles/Uid_1/picture-1', { kind: 'profiles', ownerId: 'Uid_1', pictureId: 'picture-1', variant: 'plain' }],
  ['profiles/Uid_1/400/picture-1', { kind: 'profiles', ownerId: 'Uid_1', pictureId: 'picture-1', variant: '400' }],
] as const)('%s is read, and leads to the address of our pages', (text, address) => {
  expect(pictureAddressOf(text)).toEqual(address);
  expect(mediaPath(address)).toBe(`/media/${text}`);
});

test.each([
  ...['', 'colleges', 'colleges/a-college', '../colleges/a-college/picture-1', 'profiles/../colleges/picture-1'],
  ...[
    'colleges/a-college/80/picture-1',
    'colleges/a-college/LS/picture-1',
    'colleges/a-college/ls/40/picture-1',
    'colleges/a-college/plain/picture-1',
  ],
  ...['/colleges/a-college/picture-1', 'colleges/a-college/picture-1/', 'https://evil.example/colleges/a-college/picture-1'],
  ...['camps/a-college/picture-1', 'colleges/A-College/picture-1', 'colleges/a-college/short'],
  ...[
    'colleges/a-college/picture-1\n',
    'colleges/a%2ecollege/picture-1',
    'colleges/a-college/picture.1',
    `colleges/${'a'.repeat(121)}/picture-1`,
  ],
])('%j is no picture’s address', (text) => {
  expect(pictureAddressOf(text)).toBeNull();
});

test.each([
  [{ width: 4000, height: 3000 }, 'plain', { width: 4000, height: 3000 }],
  [{ width: 4000, height: 3000 }, 'ls', { width: 1600, height: 1200 }],
  [{ width: 3000, height: 4000 }, '400', { width: 300, height: 400 }],
  [{ width: 512, height: 512 }, '40', { width: 40, height: 40 }],
  [{ width: 300, height: 200 }, 'ls', { width: 300, height: 200 }],
  [{ width: 4096, height: 3 }, '40', { width: 40, height: 1 }],
] as const)('%j as %s is %j', (original, variant, size) => {
  expect(sizeOfVariant(original, variant)).toEqual(size);
});
