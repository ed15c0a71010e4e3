import { expect, test } from 'vitest';
import { linkPreviewName, linkPreviewPath, teamOfLinkPreview } from './link-preview-address';

test('a link preview has the version of its college in its address, one for each team', () => {
  const college = { _id: 'harbor-point-university', version: 12 };
  expect(linkPreviewPath(college, 'female')).toMatch(/^\/media\/og\/harbor-point-university\/womens-12-\d+\.jpg$/);
  expect(linkPreviewPath({ ...college, version: 13 }, 'female')).not.toBe(linkPreviewPath(college, 'female'));
  expect([teamOfLinkPreview(linkPreviewName(12, 'female')), teamOfLinkPreview(linkPreviewName(3, 'male'))]).toEqual([
    'female',
    'male',
  ]);
});

test.each(['', 'mens.jpg', 'mens-1.jpg', 'mens--1-1.jpg', 'mens-1-1.png', '../mens-1-1.jpg', 'mens-1e9-1.jpg', 'Mens-1-1.jpg'])(
  '%j is no name of a link preview',
  (name) => expect(teamOfLinkPreview(name)).toBeNull(),
);
