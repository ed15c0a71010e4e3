import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Chip } from '../../ui/chip';
import { FailedState } from '../../ui/failed-state';
import { Section } from '../../ui/section';
import { SkeletonRegion, SkeletonText } from '../../ui/skeleton';
import { DoneDialog, type WaitingRequest } from './done-dialog';
import { useCollegeRequests } from './use-college-requests';

/** The colleges that coaches wait for, with the time that is left of the promised 24 hours, or has gone by since (specification §5 and §9). */
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
                    ...{ name: `${firstName} ${lastName}`, email },
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
      {asked !== null && <DoneDialog request={asked} onClose={() => setAsked(null)} opener={() => pressed.current} />}
    </Section>
  );
}
