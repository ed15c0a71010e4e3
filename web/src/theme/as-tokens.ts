interface Shades {
  readonly [shade: string]: string | Shades;
}

interface Tokens {
  [name: string]: { value: string } | Tokens;
}

/** Wraps each value as Chakra wants its tokens. */
export function asTokens(shades: Shades): Tokens {
  return Object.fromEntries(
    Object.entries(shades).map(([name, shade]) => [name, typeof shade === 'string' ? { value: shade } : asTokens(shade)]),
  );
}

/** A value in both modes. */
type ByMode = readonly [light: string, dark: string];

interface Meanings {
  readonly [name: string]: string | ByMode | Meanings;
}

interface SemanticTokens {
  [name: string]: { value: string | { base: string; _dark: string } } | SemanticTokens;
}

/** Wraps what differs by mode, light first, as Chakra wants its semantic tokens; a single text is the same in both. */
export function asSemanticTokens(meanings: Meanings): SemanticTokens {
  return Object.fromEntries(
    Object.entries(meanings).map(([name, meaning]): [string, SemanticTokens[string]] => {
      if (typeof meaning === 'string') return [name, { value: meaning }];
      return [name, isByMode(meaning) ? { value: { base: meaning[0], _dark: meaning[1] } } : asSemanticTokens(meaning)];
    }),
  );
}

function isByMode(meaning: ByMode | Meanings): meaning is ByMode {
  return Array.isArray(meaning);
}
