import type { RecruitingRule } from '@touchline/domain/reference/recruiting-rules/recruiting-rule';

/** The module of domain that holds the rules: pure code reads no files, so the import writes them there. */
export function ruleTableModule(rules: readonly RecruitingRule[]): string {
  return [
    "import type { RecruitingRule } from './recruiting-rule';",
    '',
    '/** The rows of college-data/rules.csv, written by `npm run import:rules`. */',
    'export const RECRUITING_RULES: readonly RecruitingRule[] = [',
    ...rules.map((rule) => `  ${JSON.stringify(rule)},`),
    '];',
    '',
  ].join('\n');
}

/** What differs between two tables of rules, in lines for people. */
export function ruleDifferences(before: readonly RecruitingRule[], after: readonly RecruitingRule[]): readonly string[] {
  const earlier = new Map(before.map((rule) => [rule.id, rule]));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((rule) => {
      const old = earlier.get(rule.id);
      if (old === undefined) return [`  ${rule.id}: new`];
      const before = new Map(Object.entries(old).map(([field, value]) => [field, JSON.stringify(value)]));
      return Object.entries(rule)
        .map(([field, value]) => ({ field, was: before.get(field), is: JSON.stringify(value) }))
        .filter(({ was, is }) => was !== is)
        .map(({ field, was, is }) => `  ${rule.id}, ${field}: ${was ?? ''} → ${is}`);
    }),
    ...before.filter(({ id }) => !kept.has(id)).map(({ id }) => `  ${id}: removed`),
  ];
}
