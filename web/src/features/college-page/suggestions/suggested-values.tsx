import { Box } from '@chakra-ui/react/box';
import { useFactText } from '../../../components/college/correction/fact-words';
import { useSuggestionTexts } from './suggestion-texts';
import type { SuggestionLine } from './use-suggestions';

/** The value on the page and the suggested one, and whether the page has changed since. */
export function SuggestedValues({ line: { field, value, before, now, isChanged } }: { readonly line: SuggestionLine }) {
  const texts = useSuggestionTexts();
  const factText = useFactText();
  return (
    <>
      <Box as="dl" display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" my="1" overflowWrap="anywhere">
        <Box as="dt" color="fg.muted">
          {texts.now}
        </Box>
        <dd>{factText(field, now)}</dd>
        <Box as="dt" color="fg.muted">
          {texts.suggested}
        </Box>
        <Box as="dd" fontWeight="semibold">
          {factText(field, value)}
        </Box>
      </Box>
      {isChanged && (
        <Box role="note" textStyle="small" overflowWrap="anywhere">
          {texts.changed(factText(field, before))}
        </Box>
      )}
    </>
  );
}
