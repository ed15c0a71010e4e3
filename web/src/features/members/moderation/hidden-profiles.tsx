import { Box } from '@chakra-ui/react/box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { BusyButton } from '../../../ui/busy-button';
import { FailedState } from '../../../ui/states/failures';
import { Section } from '../../../ui/page-layout';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { useToasts } from '../../../ui/overlays/toasts';
import { useAction } from '../../../ui/use-action';
import { QueueRow, QueueRows } from '../../../ui/queue-row';

type HiddenProfile = AnswerOf<'hiddenProfiles'>['items'][number];

/** The profiles that admins hide, the latest first, each with its reason and a button that shows it again. */
export function HiddenProfiles() {
  const t = useTranslations();
  const callApi = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['hiddenProfiles'],
    queryFn: ({ signal }) => callApi('hiddenProfiles', { signal }),
  });
  if (data === undefined && error !== null)
    return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Section title={t('admin.hiddenProfiles')}>
      {data === undefined ? (
        <SkeletonRegion label={t('admin.hiddenLoading')}>
          <SkeletonText lines={3} />
        </SkeletonRegion>
      ) : (
        <QueueRows emptyText={t('admin.noHiddenProfiles')}>
          {data.items.map((profile) => (
            <HiddenRow key={profile.profileId} profile={profile} />
          ))}
        </QueueRows>
      )}
    </Section>
  );
}

function HiddenRow({ profile: { profileId, displayName: name, username, at, reason } }: { readonly profile: HiddenProfile }) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const client = useQueryClient();
  const { isBusy, run } = useAction();
  const showAgain = () =>
    run(async () => {
      await callApi('hideProfile', { params: { profileId }, body: { reason: null } });
      show({ variant: 'success', text: t('admin.profileShown', { name }) });
      await client.invalidateQueries({ queryKey: ['hiddenProfiles'] });
    });
  return (
    <QueueRow
      title={
        <Box fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Box>
      }
      details={t('admin.hiddenSince', { username, at: Date.parse(at) })}
      note={reason}
    >
      <BusyButton
        size="lg"
        variant="outline"
        colorPalette="ink"
        isBusy={isBusy}
        aria-label={t('admin.showProfile', { name })}
        onClick={() => void showAgain()}
      >
        {t('admin.showAgain')}
      </BusyButton>
    </QueueRow>
  );
}
