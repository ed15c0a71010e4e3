import { Box } from '@chakra-ui/react/box';
import type { WatchedKind } from '@touchline/domain/reference/watched-searches';
import { useWatchedSearches, type WatchedSearch } from '../../../components/watching/use-watched-searches';
import { useLanguage } from '../../../i18n/language-provider';
import { BusyButton } from '../../../ui/busy-button';
import { Chip } from '../../../ui/chip';
import { ButtonLink } from '../../../ui/links';
import { useToasts } from '../../../ui/overlays/toasts';
import { useAction } from '../../../ui/use-action';
import { useLongDate } from '../../../ui/use-dates';
import { SEARCH_TEXTS } from './search-texts';

const PATHS = { colleges: '/colleges', camps: '/camps', recruits: '/' } as const;

/** Where a search is opened. */
export function addressOf(kind: WatchedKind, query: string): string {
  return `${PATHS[kind]}${query === '' ? '' : `?${query}`}`;
}

/** A watched search: its kind, its filters as the page named them, when it was last told, and the way out of it. */
export function WatchedCard({ search }: { readonly search: WatchedSearch }) {
  const texts = SEARCH_TEXTS[useLanguage().language];
  const day = useLongDate();
  const show = useToasts();
  const { end } = useWatchedSearches();
  const { isBusy, run } = useAction();
  const { kind, query, words, watchedAt, toldOn, isOutdated, searchId } = search;
  // The words of a search for recruits leave out what was typed, because mails repeat them.
  const typed = kind === 'recruits' ? new URLSearchParams(query).get('q') : null;
  const name = [typed === null ? null : texts.typed(typed), words].filter((one) => one !== null).join(', ') || texts.all[kind];
  const finish = () =>
    void run(async () => {
      await end(searchId);
      show({ variant: 'success', text: texts.ended });
    });
  return (
    <Box as="li" p={{ base: '4', md: '5' }} bg="bg.panel" borderWidth="1px" borderRadius="card" display="grid" gap="2" minW="0">
      <Box display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <Chip>{texts.kinds[kind]}</Chip>
        {isOutdated && <Chip tone="quiet">{texts.isOutdated}</Chip>}
      </Box>
      <Box fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Box>
      <Box textStyle="small" color="fg.muted">
        {isOutdated ? texts.outdated : toldOn === null ? texts.since(day(watchedAt)) : texts.told(day(toldOn))}
      </Box>
      <Box display="flex" flexWrap="wrap" gap="3" mt="1">
        {!isOutdated && (
          <ButtonLink to={addressOf(kind, query)} variant="outline" colorPalette="ink" aria-label={texts.openOf(name)}>
            {texts.open}
          </ButtonLink>
        )}
        <BusyButton
          size="lg"
          variant="outline"
          colorPalette="ink"
          aria-label={texts.endOf(name)}
          isBusy={isBusy}
          busyText={texts.end}
          onClick={finish}
        >
          {texts.end}
        </BusyButton>
      </Box>
    </Box>
  );
}
