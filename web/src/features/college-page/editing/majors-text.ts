import type { College } from '@touchline/domain/college/college';
import type { FieldKind } from '../../../components/document-editor/field';

type Majors = College['academics']['details']['majors'];

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

/**
 * Parses the text of `textOfMajors`. A line without `>` makes a group named like its category, one without `:` a group
 * without majors.
 */
export function majorsOfText(text: string): Majors {
  const categories = new Map<string, Majors[number]['subcategories'][number][]>();
  for (const line of text.split('\n')) {
    const [head = '', ...tail] = line.split(':');
    const [category = '', group] = head.split('>').map((part) => part.trim());
    if (category === '') continue;
    const majors = tail
      .join(':')
      .trim()
      .split(SPLIT)
      .filter((major) => major !== '');
    const groups = categories.get(category) ?? [];
    categories.set(category, [...groups, { name: group === undefined || group === '' ? category : group, majors }]);
  }
  return [...categories].map(([name, subcategories]) => ({ name, subcategories }));
}

/** The field in which all majors of a college are typed. */
export const MAJORS_FIELD: FieldKind = {
  type: 'notation',
  parse: (text) => ({ value: majorsOfText(text) }),
  textOf: (value) => textOfMajors(value as Majors),
};
