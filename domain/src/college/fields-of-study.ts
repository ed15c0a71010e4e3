import type { Language } from '../kernel/refusal/api-messages';
import { CIP_FAMILIES } from '../reference/cip-families';

const FAMILIES = new Map(CIP_FAMILIES.entries.map((family) => [family.value, family]));

/**
 * The names of the fields of study of a college's CIP codes (`51`, `51.3801`), in the order of the codes, each once
 * (S3-10: CIP category names). Codes of an unknown family are left out.
 */
export function fieldsOfStudy(cipCodes: readonly string[], language: Language): readonly string[] {
  const names = cipCodes.flatMap((code) => FAMILIES.get(code.slice(0, 2))?.[language] ?? []);
  return [...new Set(names)];
}
