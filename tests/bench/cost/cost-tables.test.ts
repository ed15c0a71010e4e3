import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { EVERYDAY_ACTIONS } from './everyday-actions';
import { kilobytesOfVisit } from './cost-tables';

test('the kilobytes of a first visit are those of the pages in a browser, and none are guessed', () => {
  const table = (title: string, kilobytes: number) => `## ${title}\n\n| | kB |\n|---|---:|\n| /home | ${kilobytes} |\n`;
  expect(kilobytesOfVisit(`${table('A page rendered on the server', 151)}\n${table('Pages in a browser', 286)}`)).toBe(286);
  expect(() => kilobytesOfVisit(table('A page rendered on the server', 151))).toThrow('nothing about');
});

test('docs/cost.md has a line for each action', async () => {
  const document = await readFile('docs/cost.md', 'utf8');
  for (const { name } of EVERYDAY_ACTIONS) expect(document.split(`\n| ${name} |`)).toHaveLength(3);
});
