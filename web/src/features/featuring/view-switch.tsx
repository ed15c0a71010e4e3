import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { ButtonLink } from '../../ui/links';

/** The views of /admin/featureRequests: requests by state, and what the money of boosts and plans did. */
export const QUEUE_VIEWS = ['queued', 'posted', 'declined', 'money'] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

const SEARCH: Readonly<Record<QueueView, string>> = {
  queued: '',
  posted: '?state=posted',
  declined: '?state=declined',
  money: '?view=money',
};

/** The view that a query names; what is unknown names the first. */
export function viewIn(query: URLSearchParams): QueueView {
  if (query.get('view') === 'money') return 'money';
  const state = query.get('state');
  return (['posted', 'declined'] as const).find((one) => one === state) ?? 'queued';
}

interface ViewSwitchProps {
  readonly shown: QueueView;
  readonly views: readonly QueueView[];
}

/** Switches between the views. Each has its own address, so that the browser's back button returns to it. */
export function ViewSwitch({ shown, views }: ViewSwitchProps) {
  const t = useTranslations();
  return (
    <Box
      as="nav"
      aria-label={t('featureQueue.views')}
      display={{ base: 'grid', sm: 'flex' }}
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      gap="2"
    >
      {views.map((view) => (
        <ButtonLink
          key={view}
          to={{ search: SEARCH[view] }}
          size="lg"
          px="3"
          fontSize="sm"
          aria-current={view === shown ? 'page' : undefined}
          variant={view === shown ? 'solid' : 'outline'}
          colorPalette={view === shown ? 'pitch' : 'ink'}
        >
          {t(`featureQueue.${view}`)}
        </ButtonLink>
      ))}
    </Box>
  );
}
