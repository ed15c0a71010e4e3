import type { College } from '@touchline/domain/college/college';

type Majors = College['academics']['details']['majors'];

const SPLIT = /\s*;\s*/;

/** The majors of a college as an editor types them: a line for each group, `Engineering > Coastal: Ocean Engineering; Naval Architecture`. */
export function textOfMajors(categories: Majors): string {
  const lines = categories.flatMap(({ name, subcategories }) =>
    subcategories.map((group) => `${name}${group.name === name ? '' : ` > ${group.name}`}: ${group.majors.join('; ')}`),
  );
  return lines.join('\n');
}

/** Reads what `textOfMajors` writes; a line without `>` makes a group named like its category, one without `:` a group without majors. */
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
