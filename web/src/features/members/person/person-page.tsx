import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { isActiveAt } from '@touchline/domain/person/profiles/premium';
import { DangerChip } from '../../../components/player/danger-chip';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { useTranslations } from '../../../i18n/use-translations';
import { Chip } from '../../../ui/chip';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedState } from '../../../ui/states/failures';
import { ButtonLink, PageLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { useLongDate } from '../../../ui/use-dates';
import { AdminRights } from '../admins/admin-rights';
import { RoleRow } from '../role-row';
import { AccountLevers } from './account-levers';
import { PersonFacts, useChildrenFacts, useConsentFacts, useGuardianFacts } from './person-facts';
import { PersonRecord } from './person-record';
import { PlanHistory } from './plan-history';
import { PurchaseList } from './purchase-list';
import { SuspensionRow } from './suspension-row';
import { type PersonAnswer, usePerson } from './use-person';

/** /admin/users?person=UID: who a person is, their plan, purchases with payments, and the history of the plans. */
export function PersonPage({ uid }: { readonly uid: string }) {
  const t = useTranslations();
  const { data, error, isFetching, refetch } = usePerson(uid);
  const back = (
    <ButtonLink to="/admin/users?view=all" variant="outline" colorPalette="ink">
      {t('adminPerson.back')}
    </ButtonLink>
  );
  if (data === undefined) {
    if (error instanceof ApiRefusal && error.status === 404)
      return <EmptyState scene="corner" title={t('adminPerson.gone')} action={back} />;
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonRegion label={t('adminPerson.loading')}>
        <SkeletonText lines={8} />
      </SkeletonRegion>
    );
  }
  return (
    <Stack gap="10">
      <Box>
        {back}
        <PersonHead person={data} />
      </Box>
      <AccountLevers person={data} />
      <AdminRights person={data} />
      <PersonRecord person={data} />
      <Section title={t('adminPerson.plan')}>
        <PlansNow plans={data.money.plans} />
      </Section>
      <Section title={t('adminPerson.purchases')}>
        <PurchaseList person={data} />
      </Section>
      <Section title={t('adminPerson.history')}>
        <PlanHistory history={data.money.history} />
      </Section>
      <Section title={t('admin.logs')}>
        <Box display="flex" flexWrap="wrap" gap="3">
          <ButtonLink to={`/admin/logs?by=${encodeURIComponent(uid)}`} variant="outline" colorPalette="ink">
            {t('adminPerson.logBy')}
          </ButtonLink>
          <ButtonLink to={`/admin/logs?target=${encodeURIComponent(`people/${uid}`)}`} variant="outline" colorPalette="ink">
            {t('adminPerson.logAbout')}
          </ButtonLink>
        </Box>
      </Section>
    </Stack>
  );
}

/** Name, state and facts of a person, and their roles with the decisions about them. */
function PersonHead({ person }: { readonly person: PersonAnswer }) {
  const t = useTranslations();
  const { user, record } = person;
  const guardian = [...useGuardianFacts(person), ...useChildrenFacts(person)];
  const consents = useConsentFacts(record);
  return (
    <Box pt="6">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Heading as="h2" textStyle="h2" overflowWrap="anywhere" minW="0">
          {`${user.firstName} ${user.lastName}`}
        </Heading>
        <DangerChip reportId={user.dangerReportId} name={`${user.firstName} ${user.lastName}`} />
        {user.isAdmin && <Chip tone="pitch">{t('admin.isAdmin')}</Chip>}
        {user.suspended !== null && <Chip tone="flare">{t('adminPerson.suspended')}</Chip>}
        {user.isDisabled && user.suspended === null && <Chip>{t('admin.isDisabled')}</Chip>}
        {user.deactivatedAt !== null && <Chip>{t('admin.isDeactivated')}</Chip>}
      </Box>
      <PersonFacts
        facts={[
          {
            label: t('adminPerson.profile'),
            value: (
              <PageLink to={`/profile/${user.username}/about`} display="inline-flex" alignItems="center" minH="11">
                {user.username}
              </PageLink>
            ),
          },
          {
            label: t('adminPerson.email'),
            value: `${user.email} · ${t(user.emailVerified ? 'account.verified' : 'account.unverified')}`,
          },
          { label: t('adminPerson.type'), value: t(`account.type.${user.type}`) },
          { label: t('adminPerson.uid'), value: user.uid },
          { label: t('adminPerson.ageGroup'), value: t(`adminPerson.ageGroup.${record.ageGroup}`) },
          ...guardian,
          ...consents,
        ]}
      />
      <SuspensionRow user={user} />
      {user.roles.map((role) => (
        <RoleRow key={`${role.type} ${role.collegeId} ${role.status}`} user={user} role={role} />
      ))}
    </Box>
  );
}

/** The plans that run now, and until when. */
function PlansNow({ plans }: { readonly plans: PersonAnswer['money']['plans'] }) {
  const t = useTranslations();
  const day = useLongDate();
  const now = new Date().toISOString();
  const running = (['premium', 'guestAccess'] as const).filter((name) => isActiveAt(plans[name], now));
  if (running.length === 0) return <Box color="fg.muted">{t('adminPerson.noPlan')}</Box>;
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="3">
      {running.map((name) => {
        const until = plans[name]?.until ?? null;
        return (
          <Box as="li" key={name} display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <Chip tone={name === 'premium' ? 'flare' : 'quiet'}>{t(`plans.name.${name}`)}</Chip>
            <Box color="fg.muted">
              {until === null ? t('adminPerson.renews') : t('adminPerson.until', { date: day(until) })}
              {` · ${t('adminPerson.since', { date: day(plans[name]?.since ?? now) })}`}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
