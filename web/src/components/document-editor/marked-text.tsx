import { isObject, type Json } from '@touchline/domain/kernel/json/json';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { TextDifference } from './text-difference';

interface MarkedTextProps {
  readonly difference: TextDifference;
  /** Stands before the words that are gone. */
  readonly goneText: string;
}

/** A text with its new words marked, and below it the words that are gone. */
export function MarkedText({ difference: { stretches, gone }, goneText }: MarkedTextProps) {
  return (
    <>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {stretches.map(({ text, isNew }, index) => (isNew ? <NewWords key={index}>{text}</NewWords> : text))}
      </Text>
      {gone.length > 0 && (
        <Text textStyle="small" color="fg.muted" mt="2" overflowWrap="anywhere">
          {`${goneText} `}
          {gone.map((words, index) => (
            <span key={index}>
              {index > 0 && ' · '}
              <del>{words}</del>
            </span>
          ))}
        </Text>
      )}
    </>
  );
}

const NewWords = chakra('ins', {
  base: {
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textDecorationColor: 'pitch.solid',
    textUnderlineOffset: '3px',
    fontWeight: 'semibold',
  },
});

/**
 * Formats a stored value for people: a text as it is, a list with one entry a line, an entry by its name with its
 * values. Nothing is ''.
 */
export function readableOf(value: Json): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(readableOf).join('\n');
  if (!isObject(value)) return String(value);
  const [first, ...rest] = Object.values(value).map(readableOf);
  const inside = rest.filter((text) => text !== '').map((text) => text.replaceAll('\n', ', '));
  return [first ?? '', ...inside].join(': ');
}
