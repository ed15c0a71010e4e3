import { expect, test } from 'vitest';
import { collegeRequest, hoursLeft, newCollegeRequest } from './college-request';

const now = new Date('2026-03-01T09:30:00.000Z');
const request = newCollegeRequest({ _id: 'uid-1', domain: 'harborpoint.example.edu', sportsTypeGender: 'Female' }, now);

test('[S9-10] a college that is missing is promised within 24 hours', () => {
  expect(collegeRequest.parse(request)).toEqual(request);
  expect(request).toMatchObject({ requestedAt: now.toISOString(), dueAt: '2026-03-02T09:30:00.000Z', doneAt: null });
});

test.each([
  ['2026-03-01T09:30:00.000Z', 24],
  ['2026-03-01T09:30:01.000Z', 23],
  ['2026-03-01T10:30:00.000Z', 23],
  ['2026-03-02T08:30:00.000Z', 1],
  ['2026-03-02T08:30:01.000Z', 0],
  ['2026-03-02T09:30:00.000Z', 0],
  ['2026-03-02T09:30:01.000Z', -1],
  ['2026-03-02T10:30:01.000Z', -2],
  ['2026-03-09T00:00:00.000Z', -159],
])('[S9-10] at %s %i hours are left, below 0 once the promise is broken', (moment, hours) => {
  expect(hoursLeft(request, new Date(moment))).toBe(hours);
});
