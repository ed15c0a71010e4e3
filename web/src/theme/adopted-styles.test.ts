import { expect, test } from 'vitest';
import { adoptStyles } from './adopted-styles';

test('every style that the server’s element holds or names counts as written, and nothing else', () => {
  const page = new DOMParser().parseFromString('<style data-styles="2def-name">.css-1abc{top:0}</style>', 'text/html');
  const inserted = {};

  adoptStyles({ inserted }, page);

  expect(inserted).toEqual({ '1abc': true, '2def-name': true });
});

test('a page without styles of the server changes nothing', () => {
  const inserted = {};

  adoptStyles({ inserted }, new DOMParser().parseFromString('<style>p{top:0}</style>', 'text/html'));

  expect(inserted).toEqual({});
});
