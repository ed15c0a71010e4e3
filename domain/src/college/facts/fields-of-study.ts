import type { Language } from '../../kernel/language';
import { CIP_FAMILIES } from '../../reference/cip-families';

const FAMILIES = new Map(CIP_FAMILIES.entries.map((family) => [family.value, family]));

/**
 * The names of the fields of study of a college's CIP codes (`51`, `51.3801`), in the order of the codes, each once
 * (S3-10: CIP category names). Codes of an unknown family are left out.
 */
export function fieldsOfStudy(cipCodes: readonly string[], language: Language): readonly string[] {
  const names = cipCodes.flatMap((code) => FAMILIES.get(code.slice(0, 2))?.[language] ?? []);
  return [...new Set(names)];
}

/** A field of study with the number of its programs, as CIP codes of six digits count them. */
interface FieldPrograms {
  readonly name: string;
  readonly count: number;
}

/** How many programs a college has in each field, most first and then in the order of the codes. */
export function programsByField(cipCodes: readonly string[], language: Language): readonly FieldPrograms[] {
  const counts = new Map<string, number>();
  for (const code of new Set(cipCodes)) {
    const name = FAMILIES.get(code.slice(0, 2))?.[language];
    if (name !== undefined && code.includes('.')) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count })).toSorted((one, other) => other.count - one.count);
}

/** The words of a field's name as they are compared: without case, commas and `and`. */
const wordsOf = (name: string): string =>
  (name.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []).filter((word) => word !== 'and').join(' ');

const NAMES = new Map(
  CIP_FAMILIES.entries.flatMap((family) => [family.title, family.en].map((name) => [wordsOf(name), family] as const)),
);

/** The family whose official name begins with some words, at least two of them; undefined where several do. */
function familyBeginningWith(words: string) {
  const found = CIP_FAMILIES.entries.filter(({ title }) => wordsOf(title).startsWith(`${words} `));
  return words.includes(' ') && found.length === 1 ? found[0] : undefined;
}

/**
 * The name of a field in a language, where a college's own majors call it as the classification does: by its official
 * name, by the beginning of that, or by its short English name. Any other name is the college's own and stays.
 */
export function fieldName(name: string, language: Language): string {
  if (language === 'en') return name;
  const words = wordsOf(name);
  return (NAMES.get(words) ?? familyBeginningWith(words))?.[language] ?? name;
}
