import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { PageLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { FailedState } from '../../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { useLongDate } from '../../../ui/use-dates';

/** /admin/users?view=admins: what waits for a second admin; each leads to the person, where it is decided. */
export function AdminRequests() {
  const t = useTranslations();
  const day = useLongDate();
  const callApi = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['adminRequests'],
    queryFn: ({ signal }) => callApi('adminRequests', { signal }),
  });
  if (data === undefined) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonRegion label={t('adminPerson.adminRequestsLoading')}>
        <SkeletonText lines={4} />
      </SkeletonRegion>
    );
  }
  return (
    <Section title={t('adminPerson.adminRequests')}>
      {data.items.length === 0 ? (
        <Box color="fg.muted">{t('adminPerson.noAdminRequests')}</Box>
      ) : (
        <Box as="ul" listStyleType="none" maxW="text">
          {data.items.map(({ uid, name, wanted, reason, askedBy, askedAt, expiresAt }) => (
            <Box as="li" key={uid} py="3" borderTopWidth="1px" overflowWrap="anywhere" _first={{ borderTopWidth: '0' }}>
              <PageLink
                to={`/admin/users?person=${encodeURIComponent(uid)}`}
                fontWeight="semibold"
                display="inline-flex"
                alignItems="center"
                minH="11"
              >
                {name ?? t('adminPerson.gonePerson')}
              </PageLink>
              <Box>
                {t(`adminPerson.${wanted}Asked`, {
                  name: askedBy.name ?? t('adminPerson.gonePerson'),
                  date: day(askedAt),
                })}
              </Box>
              <Box>{t('adminPerson.adminAskedWhy', { reason })}</Box>
              <Box textStyle="small" color="fg.muted">
                {t('adminPerson.adminWaits', { date: day(expiresAt) })}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}
