import { Box } from '@chakra-ui/react/box';
import { isCoachRole } from '@touchline/domain/person/roles/coach-role';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { Chip } from '../../../ui/chip';
import { OutsideLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { useLongDate } from '../../../ui/use-dates';
import type { PersonAnswer } from './use-person';

type StoredRecord = PersonAnswer['record'];
type Role = PersonAnswer['user']['roles'][number];

/** What speaks for a person's roles, who reported them and how that ended, and when they were suspended and why. */
export function PersonRecord({ person: { user, record } }: { readonly person: PersonAnswer }) {
  const t = useTranslations();
  return (
    <>
      <Section title={t('adminPerson.evidence')}>
        {record.evidence.length === 0 ? (
          <Box color="fg.muted">{t('adminPerson.noEvidence')}</Box>
        ) : (
          <Lines>
            {record.evidence.map((one) => (
              <Evidence key={one.collegeId} evidence={one} roles={user.roles} />
            ))}
          </Lines>
        )}
      </Section>
      <Section title={t('adminPerson.reports')}>
        {record.reports.length === 0 ? (
          <Box color="fg.muted">{t('adminPerson.noReports')}</Box>
        ) : (
          <Lines>
            {record.reports.map((report) => (
              <ReportLine key={report.reportId} report={report} />
            ))}
          </Lines>
        )}
      </Section>
      <Section title={t('adminPerson.suspensions')}>
        {record.suspensions.length === 0 ? (
          <Box color="fg.muted">{t('adminPerson.noSuspensions')}</Box>
        ) : (
          <Lines>
            {record.suspensions.map((line) => (
              <SuspensionLine key={line.at} line={line} />
            ))}
          </Lines>
        )}
      </Section>
    </>
  );
}

function Lines({ children }: { readonly children: ReactNode }) {
  return (
    <Box as="ul" listStyleType="none" maxW="text">
      {children}
    </Box>
  );
}

interface LineProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Line({ title, children }: LineProps) {
  return (
    <Box as="li" py="3" borderTopWidth="1px" overflowWrap="anywhere" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Box fontWeight="medium" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        {title}
      </Box>
      <Box textStyle="small" color="fg.muted">
        {children}
      </Box>
    </Box>
  );
}

/** Whether the mail address is the college's, who invited the person there, and the site where staff is listed. */
function Evidence({ evidence, roles }: { readonly evidence: StoredRecord['evidence'][number]; readonly roles: readonly Role[] }) {
  const t = useTranslations();
  const day = useLongDate();
  const { collegeId, host, invite } = evidence;
  const role = roles.find((one) => one.collegeId === collegeId);
  const match = role?.siteMatch ?? null;
  const site =
    host === null
      ? t('adminPerson.site.unknown')
      : match === null
        ? t('adminPerson.site.none')
        : t(`adminPerson.site.${match.match}`, { domain: match.domain, host: match.host });
  return (
    <Line title={role?.collegeName ?? t('account.unknownCollege')}>
      {(role === undefined || isCoachRole(role)) && <Box>{site}</Box>}
      <Box>
        {invite === null
          ? t('adminPerson.notInvited')
          : t(invite.byTouchline ? 'adminPerson.invitedByTouchline' : 'adminPerson.invitedByStaff', {
              name: invite.sentBy.name ?? t('adminPerson.gonePerson'),
              date: day(invite.acceptedAt ?? invite.sentAt),
            })}
      </Box>
      {host !== null && <OutsideLink href={`https://${host}`} text={t('adminPerson.openSite', { host })} />}
    </Line>
  );
}

function ReportLine({ report }: { readonly report: StoredRecord['reports'][number] }) {
  const t = useTranslations();
  const day = useLongDate();
  const { reason, at, count, closedAt, closedReason, outcome } = report;
  const closing = { date: day(closedAt ?? at), reason: closedReason ?? t('adminPerson.noReason') };
  return (
    <Line
      title={
        <>
          {t(`admin.reportReason.${reason}`)}
          {closedAt === null && <Chip tone="flare">{t('adminPerson.reportOpen')}</Chip>}
        </>
      }
    >
      {[day(at), ...(count > 1 ? [t('adminPerson.reportTimes', { count })] : [])].join(' · ')}
      {closedAt !== null && (
        <Box>{t(outcome === 'hidden' ? 'adminPerson.reportHidden' : 'adminPerson.reportChecked', closing)}</Box>
      )}
    </Line>
  );
}

function SuspensionLine({ line: { action, at, reason } }: { readonly line: StoredRecord['suspensions'][number] }) {
  const t = useTranslations();
  const day = useLongDate();
  const isSuspension = action === 'account.suspend';
  return (
    <Line title={t(isSuspension ? 'adminPerson.wasSuspended' : 'adminPerson.wasLifted')}>
      {day(at)}
      {isSuspension && <Box>{reason ?? t('adminPerson.noReason')}</Box>}
    </Line>
  );
}
