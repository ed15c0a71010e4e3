import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useFactText, useFactTitle } from '../../../components/college/correction/fact-words';
import { useMoment } from '../../../ui/use-dates';
import { SuggestionOrigin } from './suggestion-origin';
import { useSuggestionTexts } from './suggestion-texts';
import type { RefusedSuggestion } from './use-suggestions';

/** The latest refused suggestions, folded up: what was abuse can be reported afterwards too. Nothing without any. */
export function RefusedSuggestions({ refused }: { readonly refused: readonly RefusedSuggestion[] }) {
  const texts = useSuggestionTexts();
  const titleOf = useFactTitle();
  const factText = useFactText();
  const moment = useMoment();
  if (refused.length === 0) return null;
  return (
    <Box as="details" mt="4" borderTopWidth="1px">
      <Box as="summary" py="3" minH="11" fontWeight="semibold" cursor="pointer">
        {texts.refusedBefore}
      </Box>
      <Box as="ul" listStyleType="none">
        {refused.map((one) => (
          <Box as="li" key={one.suggestionId} py="3" borderTopWidth="1px">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {titleOf(one.field)}: {factText(one.field, one.value)}
              {one.decidedAt !== null && (
                <Box as="span" textStyle="small" color="fg.muted" fontWeight="normal" ms="3">
                  {texts.refusedOn(moment(one.decidedAt, 'day'))}
                </Box>
              )}
            </Text>
            <Box as="ul" listStyleType="none">
              <SuggestionOrigin origin={one} fact={titleOf(one.field)} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
