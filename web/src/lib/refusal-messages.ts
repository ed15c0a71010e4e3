import { ApiRefusal } from './api-refusal';

/** The texts to show for a failed call, one toast each: every entry's message, `internalError` where an entry has none or there is no list (specification §8). */
export function refusalMessages(failure: unknown, internalError: string): readonly string[] {
  if (!(failure instanceof ApiRefusal) || failure.errors.length === 0) return [internalError];
  return failure.errors.map(({ message }) => message ?? internalError);
}
