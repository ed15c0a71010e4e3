import { fieldsOfStudy } from '@touchline/domain/college/facts/fields-of-study';
import type { Language } from '@touchline/domain/kernel/language';
import { STATES } from '@touchline/domain/reference/states';
import type { CollectionFacet, CountedValue } from '@touchline/domain/search/college-collections';

/** The name of a collection of a list; a conference has its own. */
export function collectionName(facet: CollectionFacet, [value, , name = value]: CountedValue, language: Language): string {
  if (facet === 'field') return fieldsOfStudy([value], language)[0] ?? value;
  if (facet === 'state') return STATES.entries.find((state) => state.value === value)?.[language] ?? value;
  return name;
}
