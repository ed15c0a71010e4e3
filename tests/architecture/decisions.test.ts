import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './source-files';

const FOLDER = join(ROOT, 'docs/decisions');
const pages = readdirSync(FOLDER).filter((name) => /^\d{3}-[a-z0-9-]+\.md$/.test(name));
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');

/** The title, the line with the status, and the first sentence of a decision. */
function beginningOf(name: string): { readonly title: string; readonly status: string; readonly choice: string } {
  const [title = '', status = '', choice = ''] = readFileSync(join(FOLDER, name), 'utf8').split('\n\n');
  return { title, status, choice: choice.replaceAll('\n', ' ') };
}

/** What the index says about each page: its file, its title and its first sentence. */
const entries = [...index.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): ((?:.+\n(?! *-|$))*.+)$/gm)].map(
  ([, title = '', file = '', choice = '']) => ({ title, file, choice: choice.replace(/\s+/g, ' ') }),
);

describe('docs/decisions', () => {
  test('the index has each decision once', () => {
    expect(entries.map(({ file }) => file).toSorted()).toEqual(pages.toSorted());
  });

  test('no number is used twice', () => {
    const numbers = pages.map((name) => name.slice(0, 3));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(pages)('%s begins with title, status and choice, as the index has them', (name) => {
    const { title, status, choice } = beginningOf(name);
    const entry = entries.find(({ file }) => file === name);

    expect(title).toBe(`# ${entry?.title}`);
    expect(title).toMatch(new RegExp(`^# ${name.slice(0, 3)} [^.:?]{3,50}$`));
    expect(status).toMatch(
      /^(?:Accepted on|Superseded by \[\d{3}\]\([^)]+\) on) \d{4}-\d{2}-\d{2}(?:, amended\s+by \[[^.]+)?[^]*\.$/,
    );
    expect(choice.startsWith(entry?.choice ?? '?')).toBe(true);
  });
});
