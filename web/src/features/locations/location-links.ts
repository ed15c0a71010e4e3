import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { Language } from '@touchline/domain/kernel/language';
import { STATES } from '@touchline/domain/reference/states';

const NAMES = new Map(STATES.entries.map((state) => [state.value, state]));

/** The name of a state or province by its postal code; the code itself where we list none. */
export function regionName(code: string, language: Language): string {
  return NAMES.get(code)?.[language] ?? code;
}

/** A state or province as the API answers it. */
export type LocationItem = AnswerOf<'locations'>['items'][number];

/** The same address with another state or province opened, or with none. */
export function linkToState(params: URLSearchParams, state: string | null): { readonly search: string } {
  const next = new URLSearchParams(params);
  if (state === null) next.delete('state');
  else next.set('state', state);
  return { search: next.toString() };
}
