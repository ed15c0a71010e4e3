import { asKnown, type Schema } from '@touchline/domain/kernel/patch/schema-path';

/**
 * The most entries that the lists and records of a value can have together, nested ones included; Infinity where there
 * is no limit.
 */
export function mostEntriesOf(schema: Schema): number {
  const { def } = asKnown(schema)._zod;
  if (def.type === 'nullable') return mostEntriesOf(def.innerType);
  if (def.type === 'record') return Infinity;
  if (def.type === 'array') return longestOf(schema) * Math.max(1, mostEntriesOf(def.element));
  if (def.type !== 'object') return 0;
  return Object.values(def.shape).reduce((sum, field) => sum + mostEntriesOf(field), 0);
}

function longestOf(schema: Schema): number {
  const limits = (schema._zod.def.checks ?? []).flatMap((check) => {
    const { def } = check._zod;
    return 'maximum' in def && typeof def.maximum === 'number' ? [def.maximum] : [];
  });
  return Math.min(Infinity, ...limits);
}
