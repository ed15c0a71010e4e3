import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { refusalMessages } from '../../lib/api-refusal';
import { Chip } from '../../ui/chip';
import { BusyButton } from '../../ui/busy-button';
import { Dialog } from '../../ui/dialog';
import { FailedState } from '../../ui/failures';
import { Section } from '../../ui/page-layout';
import { SkeletonRegion, SkeletonText } from '../../ui/skeletons';
import { useToasts } from '../../ui/toasts';

/** The open requests for missing colleges. */
export function useCollegeRequests() {
  const callApi = useApi();
  return useQuery({
    queryKey: ['adminCollegeRequests'],
    queryFn: async ({ signal }) => (await callApi('adminCollegeRequests', { signal })).items,
  });
}

/** The missing colleges that coaches wait for, with the hours that are left of the promised 24 or overdue (S9-10). */
export function CollegeRequests() {
  const t = useTranslations();
  const pressed = useRef<HTMLButtonElement | null>(null);
  const [asked, setAsked] = useState<WaitingRequest | null>(null);
  const { data, error, isFetching, refetch } = useCollegeRequests();
  if (data === undefined) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonRegion label={t('admin.requestsLoading')}>
        <SkeletonText lines={3} />
      </SkeletonRegion>
    );
  }
  return (
    <Section title={t('admin.requests')}>
      {data.length === 0 ? (
        <Box color="fg.muted">{t('admin.noRequests')}</Box>
      ) : (
        <Box as="ul" listStyleType="none">
          {data.map(({ uid, domain, firstName, lastName, email, sportsTypeGender, hoursLeft }) => (
            <Box
              as="li"
              key={uid}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent="space-between"
              gap="3"
              py="3"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0', pt: '0' }}
            >
              <Box minW="0">
                <Box fontWeight="semibold" overflowWrap="anywhere">
                  {domain}
                </Box>
                <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
                  {t('admin.requestOf', {
                    name: `${firstName} ${lastName}`,
                    email,
                    team: t(sportsTypeGender === 'Female' ? 'admin.womens' : 'admin.mens'),
                  })}
                </Box>
              </Box>
              <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
                <Chip tone={hoursLeft < 0 ? 'flare' : 'quiet'}>
                  {hoursLeft < 0 ? t('admin.overdue', { hours: -hoursLeft - 1 }) : t('admin.hoursLeft', { hours: hoursLeft })}
                </Chip>
                <Button
                  size="lg"
                  variant="outline"
                  colorPalette="ink"
                  aria-label={t('admin.requestDone', { domain })}
                  onClick={({ currentTarget }) => {
                    pressed.current = currentTarget;
                    setAsked({ uid, domain, firstName, lastName });
                  }}
                >
                  {t('admin.done')}
                </Button>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {asked !== null && <CompleteRequestDialog request={asked} onClose={() => setAsked(null)} opener={() => pressed.current} />}
    </Section>
  );
}

/** A request for a missing college. */
interface WaitingRequest {
  readonly uid: string;
  readonly domain: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface CompleteRequestDialogProps {
  readonly request: WaitingRequest;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Asks for confirmation before a request leaves the list: this cannot be undone. */
function CompleteRequestDialog({ request: { uid, domain, firstName, lastName }, onClose, opener }: CompleteRequestDialogProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function complete() {
    setIsBusy(true);
    setFailure(null);
    try {
      await callApi('finishCollegeRequest', { params: { uid } });
      show({ variant: 'success', text: t('admin.requestCompleted', { domain }) });
      onClose();
      await client.invalidateQueries({ queryKey: ['adminCollegeRequests'] });
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t('failure.internal')).join(' '));
      setIsBusy(false);
    }
  }

  return (
    <Dialog isOpen title={t('admin.doneTitle')} onClose={onClose} opener={opener}>
      <Stack gap="4">
        <Box overflowWrap="anywhere">{t('admin.doneText', { domain, name: `${firstName} ${lastName}` })}</Box>
        <Box role="alert" color="fg.error" fontWeight="medium" _empty={{ display: 'none' }}>
          {failure}
        </Box>
        <Box display="flex" flexWrap="wrap" gap="3">
          <BusyButton size="lg" isBusy={isBusy} onClick={() => void complete()}>
            {t('admin.done')}
          </BusyButton>
          <Button size="lg" variant="outline" colorPalette="ink" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
        </Box>
      </Stack>
    </Dialog>
  );
}
