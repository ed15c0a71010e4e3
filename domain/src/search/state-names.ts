import { STATES } from '../reference/states';

const NAMES = new Map(STATES.entries.map(({ value, en }) => [value, en]));
const CODES = new Map(STATES.entries.map(({ value, en }) => [en.toLowerCase(), value]));

/** Both ways to write a state, its postal code and its name, whichever of them is given; any other text stays alone. */
export function stateSpellings(state: string): readonly string[] {
  const text = state.trim();
  const code = CODES.get(text.toLowerCase()) ?? text.toUpperCase();
  const name = NAMES.get(code);
  return name === undefined ? [text] : [code, name];
}
