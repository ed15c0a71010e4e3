import type { Majors } from '@touchline/domain/college/facts/majors-of-codes';
import { isLongerThan } from '@touchline/domain/kernel/text/text-traits';
import type { FieldKind, ParsedField } from '../../../components/document-editor/field';

const SPLIT = /\s*;\s*/;

/**
 * The majors of a college as editable text, a line for each group:
 * `Engineering > Coastal: Ocean Engineering; Naval Architecture`.
 */
export function textOfMajors(categories: Majors): string {
  const lines = categories.flatMap(({ name, subcategories }) =>
    subcategories.map((group) => `${name}${group.name === name ? '' : ` > ${group.name}`}: ${group.majors.join('; ')}`),
  );
  return lines.join('\n');
}

/** The limits of the schema: characters of a name, categories, groups of a category, majors of a group. */
const MOST = { characters: 200, categories: 60, groups: 200, majors: 500 } as const;

/** `Field > Group: Major; Major`; the group may be left out. */
const LINE = /^([^:>]+?)\s*(?:>\s*([^:>]+?)\s*)?:\s*(.+)$/;

/**
 * Parses the text of `textOfMajors`. A line without `>` makes a group named like its category; lines of one group are
 * one group, and each major stands in it once. A line that is not one of a field with majors is a problem, which names
 * the line's number.
 */
export function majorsOfText(text: string): Extract<ParsedField, { problem: unknown }> | { readonly value: Majors } {
  const categories = new Map<string, Map<string, Set<string>>>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, category = '', group = category, list = ''] = LINE.exec(line.trim()) ?? [];
    const majors = list.split(SPLIT).filter((major) => major !== '');
    if (category === '' || majors.length === 0 || ![category, group, ...majors].every(isName))
      return { problem: 'edit.notMajors', values: { count: index + 1 } };
    if ([category, group, ...majors].some((name) => isLongerThan(name, MOST.characters)))
      return { problem: 'edit.tooLong', values: { count: MOST.characters } };
    const groups = categories.get(category) ?? new Map<string, Set<string>>();
    categories.set(category, groups.set(group, new Set([...(groups.get(group) ?? []), ...majors])));
  }
  const groups = [...categories.values()];
  const isTooMuch =
    categories.size > MOST.categories ||
    groups.some((all) => all.size > MOST.groups || [...all.values()].some(({ size }) => size > MOST.majors));
  if (isTooMuch) return { problem: 'edit.tooManyMajors' };
  const value = [...categories].map(([name, all]) => ({
    name,
    subcategories: [...all].map(([group, majors]) => ({ name: group, majors: [...majors] })),
  }));
  return { value };
}

/** A name has a letter. */
function isName(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** The field in which all majors of a college are typed. */
export const MAJORS_FIELD: FieldKind = {
  type: 'notation',
  parse: majorsOfText,
  textOf: (value) => textOfMajors(value as Majors),
};
