import { Box } from '@chakra-ui/react/box';
import { useFactText, useFactTitle } from '../../../components/college/correction/fact-words';
import { useModerationTexts } from './moderation-texts';
import type { ReportedSuggestionFacts } from './reported-part';

/** What a reported suggestion says. Its link is text, so that nobody opens it by mistake. */
export function SuggestionDetails({ suggestion }: { readonly suggestion: ReportedSuggestionFacts }) {
  const texts = useModerationTexts();
  const titleOf = useFactTitle();
  const factText = useFactText();
  const { field, value, link, note, collegeName, isRemovable } = suggestion;
  const facts = [
    ['college', collegeName],
    ['fact', titleOf(field)],
    ['value', factText(field, value)],
    ['link', link],
    ['note', note],
  ] as const;
  return (
    <>
      <Box as="dl" mt="3" maxW="text" aria-label={texts.suggestionDetails} display="grid" gap="2">
        {facts.map(([fact, text]) =>
          text === null ? null : (
            <Box key={fact}>
              <Box as="dt" textStyle="small" color="fg.muted">
                {texts.suggestionFacts[fact]}
              </Box>
              <Box as="dd" whiteSpace="pre-line" overflowWrap="anywhere">
                {text}
              </Box>
            </Box>
          ),
        )}
      </Box>
      {!isRemovable && (
        <Box mt="2" textStyle="small" color="fg.muted" maxW="text">
          {texts.suggestionGone}
        </Box>
      )}
    </>
  );
}
