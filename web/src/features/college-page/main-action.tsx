import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { ArrowRight, Bookmark } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { SaveState } from '../../components/saving/save-state';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import type { TeamSex } from '../../lib/addresses/college-address';
import { useArrival } from '../../lib/use-arrival';
import { BusyButton } from '../../ui/busy-button';
import { Icon } from '../../ui/icon';
import { ButtonLink } from '../../ui/links';
import { useToasts } from '../../ui/overlays/toasts';
import { actionFor } from './action-for';
import type { Editing } from './editing/college-editor';

async function loadSaving() {
  const [{ SaveStateReporter }, { VisitQueries }] = await Promise.all([
    import('../../components/saving/save-state'),
    import('../../lib/api/visit-queries'),
    loadMessages('saving', pageLanguage()),
  ]);
  return { SaveStateReporter, VisitQueries };
}

interface MainActionOptions {
  readonly college: College;
  readonly sex: TeamSex;
  /** How the page is edited; null for readers, and for editors who view it as visitors do. */
  readonly editing: Editing | null;
}

/**
 * The one action of a college page, as a button and `loader`, which finds out whether the college is saved. Until that
 * is known the button saves: pressed by then, it is busy until the session is known, and saves once.
 */
export function useMainAction({ college, sex, editing }: MainActionOptions): {
  readonly button: ReactNode;
  readonly loader: ReactNode;
} {
  const t = useTranslations();
  const toast = useToasts();
  const { part, hasFailed } = useLoaded(loadSaving);
  const [state, setState] = useState<SaveState | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const whenKnown = useArrival(state, hasFailed);
  const viewer = { isCoach: state?.saver === 'coach', hasSaved: state?.isSaved === true };
  const action = editing === null ? actionFor(college, sex, viewer) : editing.editorsAction(college, sex);
  const loader =
    part === null ? null : (
      <part.VisitQueries>
        <part.SaveStateReporter collegeId={college._id} name={college.name} onState={setState} />
      </part.VisitQueries>
    );
  if (action.kind !== 'save') {
    const { kind, to, count, isBright } = action;
    return {
      loader,
      button: (
        <ButtonLink to={to} {...SIZE} {...(isBright ? { colorPalette: 'flare' } : QUIET)}>
          {t(`college.action_${kind}`, { count })}
          <Icon as={ArrowRight} />
        </ButtonLink>
      ),
    };
  }
  async function press({ currentTarget }: MouseEvent<HTMLElement>) {
    setIsBusy(true);
    try {
      await (await whenKnown()).save(currentTarget);
    } catch {
      toast({ variant: 'danger', text: t('shell.loadFailed') });
    }
    setIsBusy(false);
  }
  return {
    loader,
    button: (
      <BusyButton
        {...SIZE}
        colorPalette="flare"
        isBusy={isBusy}
        busyText={t('college.action_save')}
        onClick={(event) => void press(event)}
      >
        <Icon as={Bookmark} />
        {t('college.action_save')}
      </BusyButton>
    ),
  };
}

const SIZE = { size: 'xl', width: 'full', px: { base: '3', md: '7' }, fontSize: { base: 'md', md: 'lg' } } as const;

/** An action that is not the one thing to press: an edge on the page's own ground. */
const QUIET = { variant: 'outline', colorPalette: 'ink', bg: 'bg.panel', className: 'on-page' } as const;

interface DockedActionProps {
  /** The header of the page; the action is docked once it is out of sight. */
  readonly header: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The page's action above the bottom bar of phones, once the header with the same action is out of sight. */
export function DockedAction({ header, children }: DockedActionProps) {
  const [isDocked, setIsDocked] = useState(false);
  useEffect(() => {
    const watched = header.current;
    if (watched === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => setIsDocked(entries.at(-1)?.isIntersecting === false));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [header]);
  return (
    <Box
      hideFrom="lg"
      data-screen-only=""
      position="sticky"
      bottom="calc(3.5rem + env(safe-area-inset-bottom) + 0.5rem)"
      zIndex="docked"
      width="full"
      maxW="form"
      mx="auto"
      px="4"
      pb="2"
      boxSizing="border-box"
      css={{ '& > *': { boxShadow: 'soft', borderRadius: 'control' } }}
      style={isDocked ? {} : { visibility: 'hidden' }}
    >
      {children}
    </Box>
  );
}
