import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { compileMessage, type MessagePart } from './compiled-message';
import { english, type MessageKey } from './english';
import { german } from './german';
import { createFormats } from './use-translations';

const NUMBERS = [0, 1, 2, 21, 1234.5];

/** The values that a text needs, once for each choice in it and each of the numbers above. */
function valuesFor(text: string): readonly Readonly<Record<string, string | number>>[] {
  const compiled = compileMessage(text);
  const found = new Map<string, readonly (string | number)[]>();
  const look = (parts: readonly MessagePart[]): void => {
    for (const part of parts) {
      if (typeof part === 'string' || part === 0) continue;
      const [name, kind, choices] = part;
      if (choices !== undefined) Object.values(choices).forEach(look);
      const isWord = kind === undefined || kind === 'select';
      found.set(name, isWord ? ['Ada', 7, ...Object.keys(choices ?? {})] : kind === 'date' ? [1_770_000_000_000] : NUMBERS);
    }
  };
  look(typeof compiled === 'string' ? [] : compiled);
  const rounds = Math.max(1, ...[...found.values()].map((values) => values.length));
  return Array.from({ length: rounds }, (_, round) =>
    Object.fromEntries([...found].map(([name, values]) => [name, values[round % values.length] ?? ''])),
  );
}

describe('texts with their values', () => {
  test.each([
    ['en', english],
    ['de', german],
  ] as const)('read as the reference library for ICU messages writes them (%s)', (language, dictionary) => {
    const { t } = createFormats(language, dictionary);
    const differing = Object.entries(dictionary).flatMap(([key, text]) =>
      valuesFor(text)
        .map((values) => [t(key as MessageKey, values), new IntlMessageFormat(text, language).format(values)])
        .filter(([ours, theirs]) => ours !== theirs),
    );
    expect(differing).toEqual([]);
  });

  test('need all their values', () => {
    const { t } = createFormats('en', { 'nav.home': 'Hello {name}' } as never);
    expect(() => t('nav.home' as MessageKey, {})).toThrow('lacks its value name');
  });

  test('choose among a selection by its own names alone', () => {
    const { t } = createFormats('en', { 'nav.home': '{kind, select, a {A} other {B}}' } as never);
    expect(['a', 'constructor'].map((kind) => t('nav.home' as MessageKey, { kind }))).toEqual(['A', 'B']);
  });
});
