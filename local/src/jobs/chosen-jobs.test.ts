import { expect, test } from 'vitest';
import { chosenJobs } from './chosen-jobs';

const sweep = () => Promise.resolve('swept');
const jobs = { 'sweep-pictures': sweep, 'weekly-mail': () => Promise.resolve('sent') };

test('a job is chosen by its name', () => {
  expect(chosenJobs(jobs, ['sweep-pictures'])).toEqual({ 'sweep-pictures': sweep });
});

test('who names none, or an unknown one, reads which there are', () => {
  expect(() => chosenJobs(jobs, [])).toThrow('one of: sweep-pictures, weekly-mail');
  expect(() => chosenJobs(jobs, ['toString'])).toThrow('There is no job "toString". There are: sweep-pictures, weekly-mail');
});
