import { Box } from '@chakra-ui/react/box';
import { useFactText, useFactTitle } from '../../../components/college/correction/fact-words';
import { BusyButton } from '../../../ui/busy-button';
import { Chip } from '../../../ui/chip';
import { PageLink } from '../../../ui/links';
import { useAction } from '../../../ui/use-action';
import { tabAddress } from '../college-tabs';
import { useCollegePage } from '../use-college-page';
import { useSuggestionTexts } from './suggestion-texts';
import { useSuggestionActions, useSuggestions } from './use-suggestions';

/** The most suggestions of the reader that stand on the page. */
const SHOWN = 5;

/** What the reader has suggested here, with how it stands; editors learn how many wait for them. */
export function OwnSuggestions() {
  const texts = useSuggestionTexts();
  const { college, sex } = useCollegePage();
  const { data } = useSuggestions();
  if (data === undefined) return null;
  const own = data.own.filter(({ state }) => state !== 'withdrawn').slice(0, SHOWN);
  const waiting = data.open?.length ?? 0;
  return (
    <>
      {waiting > 0 && (
        <PageLink
          to={tabAddress(college.pathName, sex, { tab: 'administration', album: null })}
          display="inline-flex"
          alignItems="center"
          minH="11"
          fontWeight="semibold"
          textDecoration="underline"
        >
          {texts.waiting(waiting)}
        </PageLink>
      )}
      {own.length > 0 && (
        <Box as="ul" listStyleType="none" width="full" pb="2" aria-label={texts.own}>
          {own.map((one) => (
            <OwnSuggestion key={one.suggestionId} suggestion={one} />
          ))}
        </Box>
      )}
    </>
  );
}

type Own = NonNullable<ReturnType<typeof useSuggestions>['data']>['own'][number];

function OwnSuggestion({ suggestion }: { readonly suggestion: Own }) {
  const texts = useSuggestionTexts();
  const titleOf = useFactTitle();
  const factText = useFactText();
  const { withdraw } = useSuggestionActions();
  const { isBusy, run } = useAction();
  const { suggestionId, field, value, state, reason } = suggestion;
  const title = titleOf(field);
  return (
    <Box as="li" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" minH="11">
      <Box minW="0" overflowWrap="anywhere">
        {texts.youSuggested(title, factText(field, value))}
      </Box>
      <Chip>{texts.state[state]}</Chip>
      {state === 'open' && (
        <BusyButton
          size="md"
          variant="ghost"
          colorPalette="ink"
          isBusy={isBusy}
          busyText={texts.withdraw}
          aria-label={texts.withdrawOf(title)}
          onClick={() => void run(() => withdraw(suggestionId))}
        >
          {texts.withdraw}
        </BusyButton>
      )}
      {reason !== null && (
        <Box width="full" textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {texts.reason(reason)}
        </Box>
      )}
    </Box>
  );
}
