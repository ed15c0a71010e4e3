import type { Language } from '@touchline/domain/http/api-messages';
import { COUNTRIES } from '@touchline/domain/reference/countries';

/** The countries in the reader's language by name; one that is written in another way than the list's stays as it is. */
export function countryOptions(stored: string, language: Language): readonly { readonly value: string; readonly text: string }[] {
  const listed = COUNTRIES.entries
    .map((country) => ({ value: country.value, text: country[language] }))
    .toSorted((left, right) => left.text.localeCompare(right.text, language));
  return stored === '' || listed.some(({ value }) => value === stored) ? listed : [{ value: stored, text: stored }, ...listed];
}
