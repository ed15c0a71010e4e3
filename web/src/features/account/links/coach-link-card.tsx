import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { LINK_GROUP_TEXTS } from '@touchline/domain/reference/coach-links';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { BusyButton } from '../../../ui/busy-button';
import { Chip } from '../../../ui/chip';
import { useToasts } from '../../../ui/overlays/toasts';
import { useAction } from '../../../ui/use-action';
import { useLongDate } from '../../../ui/use-dates';
import { LINK_TEXTS } from './link-texts';
import { type CoachLink, useCoachLinks } from './use-coach-links';

interface CoachLinkCardProps {
  readonly link: CoachLink;
  /** Whose view it is: only the player has the address of the link. */
  readonly side: 'player' | 'guardian';
  /** Whether the address of its receiver has to be confirmed. */
  readonly needsConfirmation: boolean;
}

/** One private link: for whom, what it shows, until when, how often it was opened, and the way out of it. */
export function CoachLinkCard({ link, side, needsConfirmation }: CoachLinkCardProps) {
  const { language } = useLanguage();
  const texts = LINK_TEXTS[language];
  const day = useLongDate();
  const { receiver, groups, contact, state, validUntil, opened, lastOpenedAt, endedBy, confirmedAt, path } = link;
  const shows = [
    ...groups.map((group) => LINK_GROUP_TEXTS[language][group]),
    ...(contact.showsEmail ? [texts.email] : []),
    ...(contact.phone === null ? [] : [contact.phone]),
  ].join(', ');
  const visits =
    lastOpenedAt === null ? texts.never : opened === 1 ? texts.once(day(lastOpenedAt)) : texts.times(opened, day(lastOpenedAt));
  const by = side === 'player' ? texts.endedBy : texts.endedByForGuardian;
  const end = state === 'ended' ? (endedBy === null ? '' : by[endedBy]) : texts.until(day(validUntil));
  const waits = needsConfirmation && receiver.email !== null && state === 'open';
  return (
    <Box as="li" p={{ base: '4', md: '5' }} bg="bg.panel" borderWidth="1px" borderRadius="card" display="grid" gap="2" minW="0">
      <Box display="flex" flexWrap="wrap" gap="3" alignItems="center" overflowWrap="anywhere">
        <Box fontWeight="semibold" minW="0">
          {receiver.name}
        </Box>
        <Chip tone={state === 'open' ? 'pitch' : 'quiet'}>{texts.states[state]}</Chip>
      </Box>
      <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {receiver.email ?? (receiver.isCoach ? texts.coach : texts.paper)}
      </Box>
      <Box overflowWrap="anywhere">{texts.shows(shows)}</Box>
      <Box textStyle="small" color="fg.muted">
        {[visits, ...(waits ? [confirmedAt === null ? texts.waits : texts.confirmed] : []), end].join(' ')}
      </Box>
      {state === 'open' && (
        <Box display="flex" flexWrap="wrap" gap="3" mt="1">
          {path !== null && <ShareLink path={path} locale={link.locale} />}
          <EndLink link={link} />
        </Box>
      )}
    </Box>
  );
}

/** The address of a sheet of paper that carries a link as its code, in the language that the link is for. */
function sheetOf(path: string, locale: CoachLink['locale']): string {
  const [address = '', secret = ''] = path.split('#');
  return `${address.replace('&lang=de', '')}&view=sheet&as=coach&language=${locale}#${secret}`;
}

function ShareLink({ path, locale }: { readonly path: string; readonly locale: CoachLink['locale'] }) {
  const texts = LINK_TEXTS[useLanguage().language];
  const show = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${path}`);
      show({ variant: 'success', text: texts.copied });
    } catch {
      show({ variant: 'danger', text: texts.notCopied });
    }
  };
  return (
    <>
      <Button size="lg" onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <Button asChild size="lg" variant="outline" colorPalette="ink">
        <a href={sheetOf(path, locale)} target="_blank" rel="noopener noreferrer">
          {texts.sheet}
        </a>
      </Button>
    </>
  );
}

function EndLink({ link: { linkId, receiver } }: Pick<CoachLinkCardProps, 'link'>) {
  const texts = LINK_TEXTS[useLanguage().language];
  const callApi = useApi();
  const show = useToasts();
  const { store } = useCoachLinks();
  const { isBusy, run } = useAction();
  const end = () =>
    void run(async () => {
      store(await callApi('endCoachLink', { params: { linkId } }));
      show({ variant: 'success', text: texts.ended });
    });
  return (
    <BusyButton
      size="lg"
      variant="outline"
      colorPalette="ink"
      aria-label={`${texts.end}: ${receiver.name}`}
      isBusy={isBusy}
      busyText={texts.end}
      onClick={end}
    >
      {texts.end}
    </BusyButton>
  );
}
