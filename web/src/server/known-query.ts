/** The path and query of an address as its page reads it, and whether the address holds nothing else. */
interface KnownAddress {
  readonly address: string;
  readonly isWhole: boolean;
}

/**
 * An address without the parameters that its page does not read. The language counts where it changes something
 * (`lang=de`); an empty value and the order of parameters stay.
 */
export function withKnownQuery({ pathname, searchParams }: URL, known: readonly string[]): KnownAddress {
  const all = [...searchParams];
  const kept = all.filter(([name, value]) => known.includes(name) || (name === 'lang' && value === 'de'));
  const query = new URLSearchParams(kept).toString();
  return { address: `${pathname}${query === '' ? '' : `?${query}`}`, isWhole: kept.length === all.length };
}
