import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, sourceFiles } from './source-files';

/** Numbers that never are one, by file and name: limits, sums over many teams, squads and what a fifth of one is. */
const NEVER_ONE: Readonly<Record<string, readonly string[]>> = {
  'domain/src/money/approval/purchase-request-mails.ts': ['validDays', 'heldDays'],
  'domain/src/person/mail/attestation-mails.ts': ['validDays'],
  'domain/src/person/mail/coach-link-mails.ts': ['hours', 'validDays'],
  'domain/src/person/mail/suggestion-mails.ts': ['hours'],
  'domain/src/person/mail/guardian-mails.ts': ['validDays'],
  'domain/src/person/mail/guardianship-mails.ts': ['validDays'],
  'domain/src/person/mail/invite-mails.ts': ['validDays'],
  'domain/src/person/mail/operator-mails.ts': ['times'],
  'domain/src/reference/recruiting-rules/rule-schema.ts': ['max'],
  'domain/src/imports/facts/cells.ts': ['max'],
  'web/src/components/fit/fit-texts.ts': ['own', 'low'],
  'web/src/features/explore/leader-texts.ts': ['teams'],
  'web/src/features/account/links/link-texts.ts': ['count'],
  'web/src/features/college-page/season/season-texts.ts': ['teams', 'unbeaten'],
  'web/src/features/college-page/team/titles-timeline.tsx': ['count'],
  'web/src/features/college-page/squad/squad-texts.ts': ['players', 'count'],
  'web/src/features/guide/figures/figure-texts.ts': ['count', 'size', 'teams'],
  'web/src/features/guide/rules-age.tsx': ['count'],
  'web/src/features/logs/log-texts.ts': ['limit'],
  'web/src/features/members/working-list/working-list-texts.ts': ['children', 'families'],
};

/** Numbers of the calendar, which nobody counts. */
const OF_CALENDAR: ReadonlySet<string> = new Set(['year', 'graduationYear', 'season']);

/** A number before a plural: "3 matches", "3 clean sheets", "3 Spiele", "3 andere Spiele", "3 of them have". */
const BEFORE_SEVERAL =
  /\$\{(?:[\w.]+\()?(\w+)\)?\} (?:of them (?:have|are)|(?:(?!(?:of|in|from|to)\b)[a-z]+ )?(?!(?:was|hinaus)\b)[a-z]{2,}s|(?:(?!(?:von|in|im|aus|bis|mit|am|um)\b)[a-zäöüß]+ )?(?!Std\b)[A-ZÄÖÜ][a-zäöüß]+)\b(?![}’'])/g;

/** The numbers of a file that stand before a word of several on a line that does not say what one is called. */
function uncountedIn(file: string, source: string): readonly string[] {
  const isNumber = (name: string) => new RegExp(String.raw`\b${name}: number\b`).test(source);
  const found = source
    .split('\n')
    .filter((line) => !line.includes('=== 1'))
    .flatMap((line) => [...line.matchAll(BEFORE_SEVERAL)].map(([, name = '']) => name));
  const isCounted = (name: string) => !OF_CALENDAR.has(name) && !(NEVER_ONE[file] ?? []).includes(name);
  return [...new Set(found)].filter((name) => isNumber(name) && isCounted(name));
}

test('finds numbers before a word of several, and no others', () => {
  const source = (text: string) => `const f = (count: number, name: string) => \`${text}\`;`;
  const found = (text: string) => uncountedIn('a.ts', source(text));
  const ofSeveral = [
    '${count} matches',
    '${count} clean sheets',
    '${count} Spiele',
    '${String(count)} Zeilen',
    '${count} andere Talente',
    '${String(count)} weitere Plätze',
    '${count} of them have',
  ];
  expect(ofSeveral.map((text) => [text, ...found(text)])).toEqual(ofSeveral.map((text) => [text, 'count']));
  expect(['${name} matches', '${count} of the rest', '${count} von Hundert', 'no ${count}'].flatMap(found)).toEqual([]);
  expect(uncountedIn('a.ts', source("${count === 1 ? '1 match' : `${count} matches`}"))).toEqual([]);
});

test('texts in code say what one thing is called (web/src/i18n/numbers-in-texts.test.ts for the message tables)', () => {
  const files = sourceFiles().filter(
    (file) =>
      /^(?:web|domain)\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\/gallery\/|^web\/src\/i18n\//.test(file),
  );
  const found = files.flatMap((file) =>
    uncountedIn(file, readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
