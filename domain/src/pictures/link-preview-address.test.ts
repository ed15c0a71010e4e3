import { expect, test } from 'vitest';
import { linkPreviewName, linkPreviewPath, teamOfLinkPreview } from './link-preview-address';

test('a link preview has the version of its college in its address, one for each team', () => {
  const college = { _id: 'harbor-point-university', version: 12 };
  expect(linkPreviewPath(college, 'female', null)).toMatch(/^\/media\/og\/harbor-point-university\/womens-12-\d+\.jpg$/);
  const inSeason = linkPreviewPath(college, 'female', '2025.o.2.21.2.2');
  expect(inSeason).toMatch(/womens-12-\d+-2025\.o\.2\.21\.2\.2\.jpg$/);
  const others = [linkPreviewPath({ ...college, version: 13 }, 'female', null), linkPreviewPath(college, 'female', null)];
  expect(new Set([...others, inSeason, linkPreviewPath(college, 'female', '2025.o.3.21.2.2')]).size).toBe(4);
  const names = [linkPreviewName(12, 'female', null), linkPreviewName(3, 'male', '2025.o.2.21.2.2')];
  expect(names.map(teamOfLinkPreview)).toEqual(['female', 'male']);
});

test.each([
  '',
  'mens.jpg',
  'mens-1.jpg',
  'mens--1-1.jpg',
  'mens-1-1.png',
  '../mens-1-1.jpg',
  'mens-1e9-1.jpg',
  'Mens-1-1.jpg',
  'mens-1-1-.jpg',
  'mens-1-1-a/b.jpg',
])('%j is no name of a link preview', (name) => expect(teamOfLinkPreview(name)).toBeNull());
