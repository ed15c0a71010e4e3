import { Box } from '@chakra-ui/react/box';
import { WATCHED_KINDS } from '@touchline/domain/reference/watched-searches';
import { useOwnAccount } from '../../../components/own-account/use-own-account';
import { useWatchedSearches } from '../../../components/watching/use-watched-searches';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { BusyButton } from '../../../ui/busy-button';
import { ButtonLink } from '../../../ui/links';
import { Notice } from '../../../ui/states/notice';
import { useAction } from '../../../ui/use-action';
import { AccountSubview } from '../account-subview';
import { addressOf, WatchedCard } from './watched-card';
import { SEARCH_TEXTS } from './search-texts';

/** /account?view=searches: the searches that the user watches (docs/decisions/233-watched-searches.md). */
export function SearchesView() {
  const texts = SEARCH_TEXTS[useLanguage().language];
  const { query } = useWatchedSearches();
  return (
    <AccountSubview texts={texts} intro={texts.intro} query={query}>
      {({ items, areMailsOff }) => (
        <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          {areMailsOff && items.length > 0 && <MailsOff onDone={() => void query.refetch()} />}
          {items.length === 0 ? (
            <NoSearches />
          ) : (
            <Box
              as="ul"
              aria-label={texts.title}
              listStyleType="none"
              display="grid"
              gap="4"
              gridTemplateColumns="minmax(0, 1fr)"
            >
              {items.map((search) => (
                <WatchedCard key={search.searchId} search={search} />
              ))}
            </Box>
          )}
        </Box>
      )}
    </AccountSubview>
  );
}

function NoSearches() {
  const texts = SEARCH_TEXTS[useLanguage().language];
  return (
    <Box display="grid" gap="4" maxW="text">
      <Box>{texts.none}</Box>
      <Box display="flex" flexWrap="wrap" gap="3">
        {WATCHED_KINDS.map((kind) => (
          <ButtonLink key={kind} to={addressOf(kind, '')} variant="outline" colorPalette="ink">
            {texts.toSearch[kind]}
          </ButtonLink>
        ))}
      </Box>
    </Box>
  );
}

/** Says that the mails about searches are off, and turns them on. */
function MailsOff({ onDone }: { readonly onDone: () => void }) {
  const texts = SEARCH_TEXTS[useLanguage().language];
  const callApi = useApi();
  const { store } = useOwnAccount();
  const { isBusy, run } = useAction();
  const turnOn = () =>
    void run(async () => {
      store((await callApi('changeAccount', { body: { mails: { searchFits: true } } })).account);
      onDone();
    });
  return (
    <Notice title={texts.off} text={texts.offText}>
      <BusyButton size="lg" mt="2" isBusy={isBusy} busyText={texts.turnOn} onClick={turnOn}>
        {texts.turnOn}
      </BusyButton>
    </Notice>
  );
}
