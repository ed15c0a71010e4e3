import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { Chip } from '../../ui/chip';
import { PageLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import type { OwnAccount } from './use-own-account';

/** The colleges that the user belongs to or has asked to join, each with the status of the request. */
export function RolesSection({ requests }: { readonly requests: OwnAccount['roleRequests'] }) {
  const t = useTranslations();
  if (requests.length === 0) return null;
  return (
    <Section title={t('account.roles')}>
      <Box as="ul" listStyleType="none">
        {requests.map(({ type, collegeId, collegeName, status, reason }) => (
          <Box
            as="li"
            key={`${type} ${collegeId} ${status}`}
            py="3"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0', pt: '0' }}
          >
            <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
              <Box minW="0">
                <CollegeName id={collegeId} name={collegeName} />
                <Box textStyle="small" color="fg.muted">
                  {t(`account.type.${type}`)}
                </Box>
              </Box>
              <Chip tone={status === 'Accepted' ? 'pitch' : 'quiet'}>{t(`account.role.${status}`)}</Chip>
            </Box>
            {status === 'Pending' && (
              <Box textStyle="small" color="fg.muted" mt="1">
                {t('account.rolesWait')}
              </Box>
            )}
            {reason !== null && (
              <Box textStyle="small" mt="1" overflowWrap="anywhere">
                {t('account.reason', { reason })}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function CollegeName({ id, name }: { readonly id: string; readonly name: string | null }) {
  const t = useTranslations();
  if (name === null) return <Box fontWeight="semibold">{t('account.unknownCollege')}</Box>;
  return (
    <PageLink to={`/${encodeURIComponent(id)}/mens/soccer`} fontWeight="semibold" overflowWrap="anywhere">
      {name}
    </PageLink>
  );
}
