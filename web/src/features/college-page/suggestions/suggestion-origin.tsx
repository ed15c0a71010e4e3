import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { OutsideLink } from '../../../ui/links';
import { ReportSuggestion } from './report-suggestion';
import { useSuggestionTexts } from './suggestion-texts';

interface SuggestionOriginProps {
  readonly origin: {
    readonly suggestionId: string;
    readonly link: string;
    readonly note: string | null;
    readonly isMember: boolean;
  };
  readonly fact: string;
}

/** Where one person says that a value stands, in whose words, and the button that reports it. */
export function SuggestionOrigin({ origin: { suggestionId, link, note, isMember }, fact }: SuggestionOriginProps) {
  const texts = useSuggestionTexts();
  return (
    <Box as="li" display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4">
      <Box minW="0" flex="1 1 16rem">
        <OutsideLink href={link} text={link} />
        {note !== null && (
          <Text textStyle="small" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
            {`${isMember ? texts.member : texts.visitor}: ${note}`}
          </Text>
        )}
      </Box>
      <ReportSuggestion suggestionId={suggestionId} fact={fact} />
    </Box>
  );
}
