import type { Language } from '../kernel/refusal/api-messages';
import { CIP_FAMILIES } from '../reference/cip-families';

const FAMILIES = new Map(CIP_FAMILIES.entries.map((family) => [family.value, family]));

/**
 * The fields of study that a college's CIP codes (`51`, `51.3801`) belong to, in words, in the order of the codes and
 * each once; codes are never shown raw, and one of an unknown family is left out (S3-10: CIP category names).
 */
export function fieldsOfStudy(cipCodes: readonly string[], language: Language): readonly string[] {
  const names = cipCodes.flatMap((code) => FAMILIES.get(code.slice(0, 2))?.[language] ?? []);
  return [...new Set(names)];
}
