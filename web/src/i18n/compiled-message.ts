import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The texts of a choice by what they are for: `one`, `other` and `=0` of a plural, the values of a selection. */
export type MessageChoices = Readonly<Record<string, readonly MessagePart[]>> & { readonly other: readonly MessagePart[] };

/**
 * A part of a text: words as they are, `0` for the number of the plural around it, or a value by its name: as it is, as
 * a number, as a day, or as what chooses one of several texts.
 */
export type MessagePart =
  | string
  | 0
  | readonly [name: string]
  | readonly [name: string, kind: 'number' | 'date']
  | readonly [name: string, kind: 'plural' | 'select', choices: MessageChoices];

/** A text as builds carry it: one without values is itself (docs/decisions/027-libraries-as-they-are.md). */
export type CompiledMessage = string | readonly MessagePart[];

/**
 * Compiles an ICU message. Throws where it is malformed, or asks for what format-message.ts does not know: styles of
 * numbers, times, ordinals, offsets and tags.
 */
export function compileMessage(text: string): CompiledMessage {
  const parts = partsOf(parse(text));
  const [first = '', ...rest] = parts;
  return rest.length === 0 && typeof first === 'string' ? first : parts;
}

function partsOf(elements: readonly MessageFormatElement[]): readonly MessagePart[] {
  return elements.map(partOf);
}

function partOf(element: MessageFormatElement): MessagePart {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return 0;
    case TYPE.argument:
      return [element.value];
    case TYPE.number:
      if ((element.style ?? null) === null) return [element.value, 'number'];
      break;
    case TYPE.date:
      if (element.style === 'medium') return [element.value, 'date'];
      break;
    case TYPE.select:
      return [element.value, 'select', choicesOf(element.options)];
    case TYPE.plural:
      if (element.pluralType === 'cardinal' && element.offset === 0) return [element.value, 'plural', choicesOf(element.options)];
      break;
    case TYPE.time:
    case TYPE.tag:
      break;
  }
  throw new Error(`No text can be written so: ${JSON.stringify(element)}`);
}

function choicesOf(options: Readonly<Record<string, { readonly value: MessageFormatElement[] }>>): MessageChoices {
  const choices = Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, partsOf(value)]));
  return { ...choices, other: choices.other ?? [] };
}
