import { expect, test } from 'vitest';
import { addressWithConferenceIds, movedSearch } from './conference-redirect';

const moved = (address: string) => addressWithConferenceIds(new URL(address, 'https://touchline.example'));

test.each([
  ['/colleges?conference=AAC', '/colleges?conference=naia-aac'],
  ['/colleges?league=ncaa&conference=AAC&page=2', '/colleges?league=ncaa&conference=ncaa-d1-american&page=2'],
  ['/collegeMap?conference=Big+Ten&conference=ncaa-d1-acc', '/collegeMap?conference=ncaa-d1-big-ten&conference=ncaa-d1-acc'],
  ['/colleges?conference=SAC&lang=de', '/colleges?conference=ncaa-d2-sac&conference=naia-sac&lang=de'],
])('[S3-10] %s of before leads to the address of the conference: %s', (before, now) => {
  expect(moved(before)).toBe(now);
});

test.each(['/colleges?conference=ncaa-d1-acc', '/colleges?search=acc', '/colleges?conference=Conference+of+the+Moon'])(
  '%s stays where it is',
  (address) => {
    expect(moved(address)).toBeNull();
    expect(movedSearch(new URL(address, 'https://touchline.example'))).toBeNull();
  },
);

test('[S3-10] the search answers an address of before with a permanent redirect', () => {
  const answer = movedSearch(new URL('https://touchline.example/colleges?conference=AAC'));
  expect([answer?.status, answer?.headers.get('location')]).toEqual([301, '/colleges?conference=naia-aac']);
});
