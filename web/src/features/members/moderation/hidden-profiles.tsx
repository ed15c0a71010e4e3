import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
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
import { useMoment } from '../../../ui/use-dates';
import { ShowCampButton } from './camp-buttons';
import { useModerationTexts } from './moderation-texts';
import { partText, type ReportedCampFacts, useReportsChanged } from './reported-part';

type HiddenProfile = AnswerOf<'hiddenProfiles'>['items'][number];

/**
 * The profiles that admins hide, the parts of others, and the camps, the latest first, each with its reason and a
 * button that shows it again.
 */
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
          {[
            ...data.items.map((profile) => (
              <HiddenRow key={`${profile.profileId} ${profile.part?.place ?? ''}`} profile={profile} />
            )),
            ...data.camps.map((camp) => <HiddenCamp key={camp.campId} camp={camp} />),
          ]}
        </QueueRows>
      )}
    </Section>
  );
}

function HiddenRow({ profile }: { readonly profile: HiddenProfile }) {
  const { profileId, displayName: name, username, at, reason, part } = profile;
  const t = useTranslations();
  const texts = useModerationTexts();
  const what = part === null ? name : `${name}, ${partText(t, part.place)}`;
  const callApi = useApi();
  const show = useToasts();
  const changed = useReportsChanged();
  const { isBusy, run } = useAction();
  const showAgain = () =>
    run(async () => {
      await callApi('hideProfile', { params: { profileId }, body: { reason: null, part } });
      show({ variant: 'success', text: part === null ? t('admin.profileShown', { name }) : texts.partShown });
      await changed();
    });
  return (
    <QueueRow
      title={
        <Box fontWeight="semibold" overflowWrap="anywhere">
          {what}
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
        aria-label={t('admin.showProfile', { name: what })}
        onClick={() => void showAgain()}
      >
        {t('admin.showAgain')}
      </BusyButton>
    </QueueRow>
  );
}

function HiddenCamp({ camp }: { readonly camp: ReportedCampFacts }) {
  const texts = useModerationTexts();
  const moment = useMoment();
  const { name, collegeName, collegeId, withheld } = camp;
  return (
    <QueueRow
      title={
        <Box fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Box>
      }
      details={withheld !== null && texts.hiddenCamp(collegeName ?? collegeId, moment(withheld.at, 'day'))}
      note={withheld?.reason ?? null}
    >
      <ShowCampButton camp={camp} />
    </QueueRow>
  );
}
