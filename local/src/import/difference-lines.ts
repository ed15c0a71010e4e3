import type { Difference } from '@touchline/domain/imports/facts/plan-import';
import { hasNoContent } from '@touchline/domain/imports/facts/fact';

/** The most differences that are listed one by one unless all are requested. */
const MOST_SHOWN = 20;

/**
 * Formats the differences of an import for people: how many values of each field are filled or changed, then single
 * differences by college.
 */
export function differenceLines(differences: readonly Difference[], showsAll: boolean): string[] {
  if (differences.length === 0) return [];
  const shown = showsAll ? differences : differences.slice(0, MOST_SHOWN);
  const rest = differences.length - shown.length;
  return [
    'Differences:',
    ...fieldLines(differences),
    'In single (college, field, earlier, new):',
    ...shown.map(({ collegeId, field, before, after, was }) => {
      const source = was === null ? '' : ` (${was.source}${was.year === null ? '' : ` ${was.year}`})`;
      return `  ${collegeId}  ${field}: ${formatted(before)}${source} → ${formatted(after)}`;
    }),
    ...(rest > 0 ? [`  and ${rest} more; --all shows them.`] : []),
  ];
}

function fieldLines(differences: readonly Difference[]): string[] {
  const counts = new Map<string, { filled: number; changed: number }>();
  for (const { field, before } of differences) {
    const count = counts.get(field) ?? { filled: 0, changed: 0 };
    counts.set(field, hasNoContent(before) ? { ...count, filled: count.filled + 1 } : { ...count, changed: count.changed + 1 });
  }
  const sorted = [...counts].sort(([left], [right]) => (left < right ? -1 : 1));
  return sorted.map(([field, { filled, changed }]) => `            ${field}: ${filled} filled, ${changed} changed`);
}

function formatted(value: unknown): string {
  if (hasNoContent(value)) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
