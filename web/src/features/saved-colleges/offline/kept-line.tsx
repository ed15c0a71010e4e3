import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSavedCamps } from '../../../components/saving/saved-camps';
import type { SavedItem } from '../../../components/saving/use-saved-colleges';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { forgetDevice, type Keeping, keepOnDevice } from '../../../lib/offline/kept-store';
import { isSharedComputer, useSharedComputer } from '../../../lib/offline/shared-computer';
import { useSession, useSessionState } from '../../../session/session-context';
import { PageLink } from '../../../ui/links';
import { useVisits } from '../visits/use-visits';
import { keptListOf } from './kept-list-of';
import { KEPT_TEXTS } from './offline-texts';

/** Where the owner of an account says that a computer is shared. */
const CHOICE = '/account/login-and-security#this-device';

/**
 * Keeps the list on this device for reading without network, and says of when that copy is; on a shared computer it
 * keeps nothing and says so.
 */
export function KeptLine({ items }: { readonly items: readonly SavedItem[] }) {
  const { language } = useLanguage();
  const texts = KEPT_TEXTS[language];
  const isShared = useSharedComputer();
  const kept = useKeeping(items, isShared);
  useEffect(() => {
    if (isShared) void forgetDevice();
  }, [isShared]);
  if (isShared) return <Line text={texts.shared} link={texts.change} />;
  if (kept === null || kept.outcome === 'unavailable') return null;
  if (kept.outcome === 'full') return <Line text={texts.full} link={texts.keepNothing} />;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(kept.at));
  return <Line text={texts.kept(when)} link={texts.keepNothing} />;
}

function Line({ text, link }: { readonly text: string; readonly link: string }) {
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" textStyle="small" color="fg.muted">
      <span>{text}</span>
      <PageLink to={CHOICE} display="inline-flex" alignItems="center" minH="11" textDecoration="underline">
        {link}
      </PageLink>
    </Box>
  );
}

/** Keeps the list with camps, visits and own sheet once all are known, and again whenever one of them changes. */
function useKeeping(items: readonly SavedItem[], isShared: boolean) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { state } = useSession();
  const { profile } = useSessionState();
  const camps = useKeptCamps();
  const visits = useVisits().query.data;
  const [kept, setKept] = useState<{ readonly outcome: Keeping; readonly at: string } | null>(null);
  const list = useMemo(
    () =>
      profile === null || camps === undefined || visits === undefined || isShared
        ? null
        : keptListOf({ profile, items, camps, visits, language, t }),
    [profile, items, camps, visits, isShared, language, t],
  );
  useEffect(() => {
    if (list === null) return undefined;
    let isHere = true;
    const at = new Date().toISOString();
    const isWanted = () => state().user?.uid === list.uid && !isSharedComputer();
    void keepOnDevice({ ...list, keptAt: at }, isWanted).then((outcome) => {
      if (isHere) setKept({ outcome, at });
    });
    return () => {
      isHere = false;
    };
  }, [list, state]);
  return kept;
}

/** The camps saved on this device; undefined until they are known. */
function useKeptCamps() {
  const callApi = useApi();
  const ids = useSavedCamps();
  const { data } = useQuery({
    queryKey: ['listedCamps', ids],
    queryFn: ({ signal }) => callApi('listedCamps', { query: { ids: [...ids] }, signal }),
    enabled: ids.length > 0,
  });
  return ids.length === 0 ? NO_CAMPS : data?.items;
}

const NO_CAMPS = [] as const;
