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
