import type { College } from '@touchline/domain/college/college';

type Majors = College['academics']['details']['majors'];

/** The majors whose name, group or category holds what was typed, whatever the case; all of them where nothing was. */
export function majorsFound(categories: Majors, search: string): Majors {
  const wanted = search.trim().toLowerCase();
  const holds = (text: string) => text.toLowerCase().includes(wanted);
  return categories.flatMap((category) => {
    if (holds(category.name)) return [category];
    const subcategories = category.subcategories.flatMap((group) => {
      const majors = holds(group.name) ? group.majors : group.majors.filter(holds);
      return majors.length === 0 ? [] : [{ ...group, majors }];
    });
    return subcategories.length === 0 ? [] : [{ ...category, subcategories }];
  });
}
