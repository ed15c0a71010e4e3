import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Spinner } from '@chakra-ui/react/spinner';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Bell, BellRing } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { useOpenSignIn } from '../../session/session-context';
import { Icon } from '../../ui/icon';
import { useRefusalToasts, useToasts } from '../../ui/overlays/toasts';
import { type AskedSearch, useWatchedSearches } from './use-watched-searches';
import { WATCH_TEXTS } from './watch-texts';

interface WatchButtonProps {
  readonly asked: AskedSearch;
  /** On phones the line of the number has room for the symbol alone. */
  readonly isNarrow: boolean;
}

/** Watches a search, or ends that. Visitors get the sign-in panel first; then it is done. */
export function WatchButton({ asked, isNarrow }: WatchButtonProps) {
  const texts = WATCH_TEXTS[useLanguage().language];
  const show = useToasts();
  const refused = useRefusalToasts();
  const navigate = useNavigate();
  const openSignIn = useOpenSignIn();
  const { query, watch, end } = useWatchedSearches();
  const [isBusy, setIsBusy] = useState(false);
  const watched = query.data?.items.find((one) => one.kind === asked.kind && one.query === asked.query);

  async function begin() {
    try {
      await watch(asked);
      const toList = { label: texts.list, run: () => void navigate('/account?view=searches') };
      show({ variant: 'success', text: texts.began, action: toList });
    } catch (failure) {
      refused(failure);
    }
  }

  async function finish(searchId: string) {
    try {
      await end(searchId);
      show({ variant: 'secondary', text: texts.ended });
    } catch (failure) {
      refused(failure);
    }
  }

  async function press({ currentTarget }: MouseEvent<HTMLElement>) {
    setIsBusy(true);
    await (watched === undefined ? openSignIn('default', currentTarget, begin) : finish(watched.searchId));
    setIsBusy(false);
  }

  const [long, short] = watched === undefined ? [texts.watch, texts.watchShort] : [texts.watched, texts.watchedShort];
  return (
    <Button
      size="md"
      minW="11"
      px={isNarrow ? { base: '0', md: '3' } : '3'}
      variant="ghost"
      colorPalette={watched === undefined ? 'ink' : 'pitch'}
      fontWeight="medium"
      textStyle="small"
      aria-disabled={isBusy}
      onClick={(event) => void (isBusy ? null : press(event))}
    >
      {isBusy ? (
        <Spinner size="sm" borderWidth="0.125em" color="inherit" />
      ) : (
        <Icon as={watched === undefined ? Bell : BellRing} size={18} />
      )}
      <Box as="span" hideBelow="xl">
        {long}
      </Box>
      <Box as="span" hideFrom="xl" {...(isNarrow ? { hideBelow: 'md' } : {})}>
        {short}
      </Box>
      {isNarrow && <VisuallyHidden hideFrom="md">{long}</VisuallyHidden>}
    </Button>
  );
}
