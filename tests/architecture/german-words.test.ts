import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_MESSAGES } from '@touchline/domain/kernel/refusal/api-messages';
import { RECRUITING_RULES } from '@touchline/domain/reference/recruiting-rules/rule-table';
import { COACH_STAFF_TYPES } from '@touchline/domain/reference/role-types';
import { describe, expect, test } from 'vitest';
import { ROOT } from './source-files';

/** A row of the table "German words" of docs/glossary.md: the word for a notion, and those that are not used for it. */
interface GermanWord {
  readonly word: string;
  readonly instead: readonly string[];
}

function germanWords(): readonly GermanWord[] {
  const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
  const [, section = ''] = glossary.split('## German words');
  const rows =
    section
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('|')) ?? [];
  return rows.slice(2).map((row) => {
    const [, , word = '', instead = ''] = row.split('|').map((cell) => cell.trim());
    return { word, instead: instead.split(',').map((one) => one.trim()) };
  });
}

/** Every text of an object of texts, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function germanTexts(): Promise<readonly string[]> {
  const folder = join(ROOT, 'web/src/i18n/german');
  const tables = await Promise.all(
    readdirSync(folder).map(async (file) => textsIn({ ...((await import(join(folder, file))) as object) })),
  );
  const guide = readdirSync(join(ROOT, 'web/src/guide/de')).map((file) => `web/src/guide/de/${file}`);
  const files = ['web/src/pages/terms/german-terms.ts', 'web/src/faqs/de.md', ...guide];
  const lines = files.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').split('\n'));
  const rules = RECRUITING_RULES.flatMap(({ topic, who, value, otherValue, note }) => [
    topic,
    who,
    value,
    otherValue?.value,
    note,
  ]);
  return [
    ...tables.flat(),
    ...Object.values(API_MESSAGES).map(({ de }) => de),
    ...lines,
    ...rules.flatMap((names) => names?.de ?? []),
  ];
}

/** A word is found as a whole word; `Co-Trainer` is another one than `Trainer`, and `-` at its end means any ending. */
function isIn(text: string, word: string): boolean {
  const [stem = word] = word.split(/-$/);
  return new RegExp(`(?<![\\p{L}-])${stem}${word.endsWith('-') ? '' : '(?![\\p{L}])'}`, 'u').test(text);
}

describe('German texts', () => {
  const words = germanWords();

  test('have their words in a table of the glossary', () => {
    expect(words.length).toBeGreaterThan(5);
    expect(words.every(({ word, instead }) => word !== '' && instead.every((one) => one !== ''))).toBe(true);
  });

  test('call one thing by one word', async () => {
    const texts = await germanTexts();
    expect(texts.length).toBeGreaterThan(600);
    const mixed = words.flatMap(({ word, instead }) =>
      instead.flatMap((other) => texts.filter((text) => isIn(text, other)).map((text) => `“${word}”, not “${other}”: ${text}`)),
    );
    expect(mixed).toEqual([]);
  });

  test.each(['english', 'german'])('a plan has one name on the price list and in the account: %s', async (language) => {
    const namesIn = async (part: string, keys = part): Promise<readonly unknown[]> => {
      const texts = (await import(join(ROOT, 'web/src/i18n', language, `${part}.ts`))) as object;
      const table = new Map((Object.values(texts) as object[]).flatMap((one) => Object.entries(one) as [string, unknown][]));
      return ['free', 'premium', 'guestAccess'].map((plan) => table.get(`${keys}.plan.${plan}`));
    };
    expect(await namesIn('own-plan', 'ownPlan')).toEqual(await namesIn('landing'));
  });

  test.each(['english', 'german'])('the posts of a staff have one name each: %s', async (language) => {
    const all = new Map<string, unknown>();
    for (const part of ['college', 'account', 'profile']) {
      const texts = (await import(join(ROOT, 'web/src/i18n', language, `${part}.ts`))) as object;
      for (const table of Object.values(texts) as object[]) for (const [id, text] of Object.entries(table)) all.set(id, text);
    }
    const names = COACH_STAFF_TYPES.map((post) =>
      [`college.${post}`, `account.type.${post}`, `profile.type.${post}`].map((id) => all.get(id)),
    );

    expect(names.filter(([first, ...others]) => others.some((name) => name !== first))).toEqual([]);
    expect(names[0]?.[0]).toEqual(expect.stringMatching(/^(Head coach|Head Coach)$/));
  });
});
