import type { Language } from '../http/api-messages';
import { CIP_FAMILIES } from '../reference/cip-families';

const FAMILIES = new Map(CIP_FAMILIES.entries.map((family) => [family.value, family]));

/**
 * The fields of study that a college's CIP codes (`51`, `51.3801`) belong to, in words, in the order of the codes and each once; codes are
 * never shown raw, and one of an unknown family is left out (specification §3, reference lists: CIP category names).
 */
export function fieldsOfStudy(cipCodes: readonly string[], language: Language): readonly string[] {
  const names = cipCodes.flatMap((code) => FAMILIES.get(code.slice(0, 2))?.[language] ?? []);
  return [...new Set(names)];
}
