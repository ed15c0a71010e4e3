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

const NAMES = new Map(
  CIP_FAMILIES.entries.flatMap((family) => [family.title, family.en].map((name) => [name.toLowerCase(), family] as const)),
);

/**
 * The name of a field in a language, where a college's own majors call it as the classification does, by its official
 * or its short English name; any other name is the college's own and stays.
 */
export function fieldName(name: string, language: Language): string {
  return language === 'en' ? name : (NAMES.get(name.trim().toLowerCase())?.[language] ?? name);
}
