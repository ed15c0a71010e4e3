import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { fallbackKey, refusalMessages } from '../../../lib/api/api-refusal';
import { Chip } from '../../../ui/chip';
import { BusyButton } from '../../../ui/busy-button';
import { Dialog } from '../../../ui/overlays/dialog';
import { FailedState } from '../../../ui/states/failures';
import { MoreButton } from '../../../ui/more-button';
import { Section } from '../../../ui/page-layout';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { useToasts } from '../../../ui/overlays/toasts';
import { useCollegeRequests, type WaitingRequest } from './use-college-requests';

const CreateCollegeDialog = lazy(async () => ({ default: (await import('./create-college-dialog')).CreateCollegeDialog }));

/** The missing colleges that coaches wait for, with the hours that are left of the promised 24 or overdue (S9-10). */
export function CollegeRequests() {
  const t = useTranslations();
  const pressed = useRef<HTMLButtonElement | null>(null);
  const [asked, setAsked] = useState<{ readonly request: WaitingRequest; readonly to: 'create' | 'complete' } | null>(null);
  const listed = useCollegeRequests();
  const { data, error, isFetching, refetch } = listed;
  /** Closes this dialog alone: where a call ends late, another one may be open. */
  const close = () => setAsked((now) => (now === asked ? null : now));
  const opener = () => pressed.current;
  if (data === undefined) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonRegion label={t('admin.requestsLoading')}>
        <SkeletonText lines={3} />
      </SkeletonRegion>
    );
  }
  const requests = data.pages.flatMap(({ items }) => items);
  return (
    <Section title={t('admin.requests')}>
      {requests.length === 0 ? (
        <Box color="fg.muted">{t('admin.noRequests')}</Box>
      ) : (
        <Box as="ul" listStyleType="none">
          {requests.map((request) => (
            <Box
              as="li"
              key={request.uid}
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
                  {request.domain}
                </Box>
                <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
                  {t('admin.requestOf', {
                    name: `${request.firstName} ${request.lastName}`,
                    email: request.email,
                    team: t(request.sportsTypeGender === 'Female' ? 'admin.womens' : 'admin.mens'),
                  })}
                </Box>
              </Box>
              <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
                <Box flex={{ base: '1 0 100%', md: 'none' }}>
                  <TimeLeft hours={request.hoursLeft} />
                </Box>
                <Button
                  size="lg"
                  aria-label={t('admin.createFor', { domain: request.domain })}
                  onClick={({ currentTarget }) => {
                    pressed.current = currentTarget;
                    setAsked({ request, to: 'create' });
                  }}
                >
                  {t('admin.create')}
                </Button>
                <Button
                  size="lg"
                  variant="outline"
                  colorPalette="ink"
                  aria-label={t('admin.requestDone', { domain: request.domain })}
                  onClick={({ currentTarget }) => {
                    pressed.current = currentTarget;
                    setAsked({ request, to: 'complete' });
                  }}
                >
                  {t('admin.done')}
                </Button>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <MoreButton pages={listed} text={t('admin.moreRequests')} />
      {asked?.to === 'complete' && <CompleteRequestDialog request={asked.request} onClose={close} opener={opener} />}
      {asked?.to === 'create' && (
        <Suspense fallback={null}>
          <CreateCollegeDialog request={asked.request} onClose={close} opener={opener} />
        </Suspense>
      )}
    </Section>
  );
}

/** The whole hours that are left of the promised 24, or overdue. */
function TimeLeft({ hours }: { readonly hours: number }) {
  const t = useTranslations();
  return (
    <Chip tone={hours < 0 ? 'flare' : 'quiet'}>
      {hours < 0 ? t('admin.overdue', { hours: -hours - 1 }) : t('admin.hoursLeft', { hours })}
    </Chip>
  );
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
      setFailure(refusalMessages(refusal, t(fallbackKey(refusal))).join(' '));
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
