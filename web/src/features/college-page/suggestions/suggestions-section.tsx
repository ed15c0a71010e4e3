import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { useRef, useState } from 'react';
import { useFactTitle } from '../../../components/college/correction/fact-words';
import { Section } from '../../../ui/page-layout';
import { FailedState } from '../../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { AcceptDialog, RefuseDialog } from './decide-dialogs';
import { RefusedSuggestions } from './refused-suggestions';
import { SuggestedValues } from './suggested-values';
import { SuggestionOrigin } from './suggestion-origin';
import { useSuggestionTexts } from './suggestion-texts';
import { type SuggestionLine, useSuggestions } from './use-suggestions';

/** What an editor is about to decide. */
interface Deciding {
  readonly line: SuggestionLine;
  readonly isAccepting: boolean;
}

/** The open suggestions about the page, for who edits it: each with what it changes, and by which source. */
export function SuggestionsSection() {
  const texts = useSuggestionTexts();
  const { data, error, isFetching, refetch } = useSuggestions();
  const pressed = useRef<HTMLButtonElement | null>(null);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const dialog = { onClose: () => setDeciding(null), opener: () => pressed.current };
  const open = data?.open ?? [];
  return (
    <Section title={texts.title} {...(open.length > 0 ? { intro: texts.open } : {})}>
      {data === undefined ? (
        error !== null ? (
          <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRegion label={texts.loading}>
            <SkeletonText lines={3} />
          </SkeletonRegion>
        )
      ) : open.length === 0 ? (
        <Box color="fg.muted">{texts.none}</Box>
      ) : (
        <Box as="ul" listStyleType="none">
          {open.map((line) => (
            <SuggestedLine
              key={line.suggestionId}
              line={line}
              onDecide={(isAccepting, button) => {
                pressed.current = button;
                setDeciding({ line, isAccepting });
              }}
            />
          ))}
        </Box>
      )}
      <RefusedSuggestions refused={data?.refused ?? []} />
      {deciding !== null &&
        (deciding.isAccepting ? (
          <AcceptDialog line={deciding.line} {...dialog} />
        ) : (
          <RefuseDialog line={deciding.line} {...dialog} />
        ))}
    </Section>
  );
}

interface SuggestedLineProps {
  readonly line: SuggestionLine;
  readonly onDecide: (isAccepting: boolean, button: HTMLButtonElement) => void;
}

function SuggestedLine({ line, onDecide }: SuggestedLineProps) {
  const texts = useSuggestionTexts();
  const titleOf = useFactTitle();
  const { field, count, further } = line;
  const title = titleOf(field);
  return (
    <Box as="li" py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {title}
        <Box as="span" textStyle="small" color="fg.muted" fontWeight="normal" ms="3">
          {texts.people(count)}
        </Box>
      </Text>
      <SuggestedValues line={line} />
      <Box as="ul" listStyleType="none">
        {further.map((one) => (
          <SuggestionOrigin key={one.suggestionId} origin={one} fact={title} />
        ))}
      </Box>
      <Box display="flex" flexWrap="wrap" gap="3" mt="3">
        <Button size="lg" aria-label={texts.acceptOf(title)} onClick={({ currentTarget }) => onDecide(true, currentTarget)}>
          {texts.accept}
        </Button>
        <Button
          size="lg"
          variant="outline"
          colorPalette="ink"
          aria-label={texts.refuseOf(title)}
          onClick={({ currentTarget }) => onDecide(false, currentTarget)}
        >
          {texts.refuse}
        </Button>
      </Box>
    </Box>
  );
}
