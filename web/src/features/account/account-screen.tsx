import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { sexOf } from '@touchline/domain/person/claims/coach-colleges';
import { completenessOf, isPlayer, playerLevelOf } from '@touchline/domain/person/profiles/completeness/completeness';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import { FEATURED_FROM_PERCENT } from '@touchline/domain/reference/limits';
import { ArrowRight, BadgeCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { playerWizardAddress } from '../../lib/addresses/player-wizard-address';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { useSessionState } from '../../session/session-context';
import { Avatar } from '../../ui/avatar';
import { Chip } from '../../ui/chip';
import { Icon } from '../../ui/icon';
import { ButtonLink } from '../../ui/links';
import { MailText } from '../../ui/mail-text';
import { Content, Section } from '../../ui/page-layout';
import { ProgressLine } from '../../ui/states/progress-line';
import { AccountPage } from './account-page';
import { nextStepsOf, workLinksOf } from './next-steps';
import { NextStepsSection } from './next-steps-section';
import { PlanSection } from './plan-section';
import { RolesSection } from './roles-section';
import { useLongDate } from '../../ui/use-dates';
import type { OwnAccount } from '../../components/own-account/use-own-account';

/** The views with an address of their own. A module apart loads them, which keeps their files' names off the start. */
const ACCOUNT_VIEWS = ['guardians', 'confirmations', 'links', 'boosts', 'inbox', 'searches'] as const;

const AccountView = lazy(async () => ({ default: (await import('./account-views')).AccountView }));

const ClaimSection = lazy(async () => ({ default: (await import('./claim-section')).ClaimSection }));

const FeaturedSection = lazy(async () => ({ default: (await import('./featured-section')).FeaturedSection }));

const GrowingUpSection = lazy(async () => ({
  default: (await import('../../components/growing-up/coming-of-age')).GrowingUpSection,
}));

const InterestSection = lazy(async () => ({ default: (await import('./interest/interest-section')).InterestSection }));

/** The list with its texts; each visit of the page asks for both, so that the list never stands without its texts. */
async function loadPlayers() {
  const [{ PlayersScreen }] = await Promise.all([import('./players/players-screen'), loadMessages('players', pageLanguage())]);
  return { PlayersScreen };
}

const InboxEntry = lazy(async () => ({ default: (await import('./inbox/inbox-entry')).InboxEntry }));

/**
 * /account: identity, what is next, completeness of the profile, colleges, plan (S2-08); the coaches' list at
 * `?board=players`, what boosts brought at `?view=boosts`, the links of parents and children at `?view=guardians`, what
 * coaches confirm at `?view=confirmations`, private links at `?view=links`, the inbox at `?view=inbox`, watched
 * searches at `?view=searches`.
 */
export function AccountScreen() {
  const { profile } = useSessionState();
  const [params] = useSearchParams();
  // Others need not download its form: it would show them nothing.
  const mayConcernClaims = (profile !== null && isCoach(profile)) || params.has('college');
  if (params.get('board') === 'players') return <LoadedPlayers />;
  const view = ACCOUNT_VIEWS.find((one) => one === params.get('view'));
  if (view !== undefined) return <AccountPage>{() => <AccountView view={view} />}</AccountPage>;
  return (
    <AccountPage>
      {(account) => (
        <>
          <IdentityCard account={account} />
          <GrowingUpSection />
          <NextStepsSection account={account} />
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
            gridTemplateRows={{ lg: 'auto 1fr' }}
            gap={{ base: '10', lg: '14' }}
            alignItems="start"
          >
            <Box display="grid" gap="10" _empty={{ display: 'none' }}>
              <ProfileSection />
              <InterestSection />
              <RolesSection account={account} />
              {mayConcernClaims && <ClaimSection account={account} />}
            </Box>
            <Box display="grid" gap="10" gridRow={{ lg: 'span 2' }} _empty={{ display: 'none' }}>
              <PlanSection account={account} />
            </Box>
            <Box gridColumn={{ lg: '1' }} _empty={{ display: 'none' }}>
              <FeaturedSection />
            </Box>
          </Box>
        </>
      )}
    </AccountPage>
  );
}

/** The coaches' list, downloaded when it is opened. */
function LoadedPlayers() {
  const t = useTranslations();
  const { part, hasFailed } = useLoaded(loadPlayers);
  if (part !== null) return <part.PlayersScreen />;
  return (
    <Content minH="70vh" py="14">
      {hasFailed && <Box role="alert">{t('shell.loadFailed')}</Box>}
    </Content>
  );
}

/** Name, mail address, type of account and when it was created. */
function IdentityCard({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const day = useLongDate();
  const { profile, isAdmin } = useSessionState();
  const name = `${account.firstName} ${account.lastName}`;
  const picture = profile?.profilePicture ?? null;
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) auto' }}
      alignItems="center"
      columnGap="6"
      rowGap="4"
      p={{ base: '5', md: '8' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
    >
      <Avatar name={name} src={picture === null ? null : `/media/profiles/${account.uid}/400/${picture}`} size={88} />
      <Box minW="0">
        <Heading as="h2" textStyle="h2" overflowWrap="anywhere">
          {name}
        </Heading>
        <Box color="fg.muted" overflowWrap="anywhere">
          <MailText text={account.email} />
        </Box>
        <Box display="flex" flexWrap="wrap" gap="2" mt="3">
          {profile !== null && <Chip>{t(`account.type.${profile.type}`)}</Chip>}
          {isAdmin && <Chip>{t('account.admin')}</Chip>}
          <Chip tone={account.emailVerified ? 'pitch' : 'quiet'} icon={account.emailVerified && <BadgeCheck aria-hidden />}>
            {t(account.emailVerified ? 'account.verified' : 'account.unverified')}
          </Chip>
        </Box>
      </Box>
      <Box color="fg.muted" textStyle="small" gridColumnStart={{ md: '2', lg: '3' }}>
        {t('account.memberSince', { date: day(account.createdAt) })}
      </Box>
      <WorkLinks account={account} />
      <Box gridColumn={{ base: '1', md: '1 / -1' }} _empty={{ display: 'none' }}>
        <Suspense fallback={<Box minH="11" />}>
          <InboxEntry />
        </Suspense>
      </Box>
    </Box>
  );
}

/** Links to what the user works with: their own page, their college, and lists to which no next step leads. */
function WorkLinks({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const { profile } = useSessionState();
  if (profile === null) return null;
  const links = workLinksOf(profile, nextStepsOf(profile, account)).map(({ kind, to }) => ({
    to,
    text: t(`account.work.${kind}`),
  }));
  const colleges = account.roleRequests.flatMap(({ status, collegeName, collegePage }) =>
    status === 'Accepted' && collegeName !== null && collegePage !== null
      ? [{ to: firstTeamAddress(collegePage, sexOf(profile.sportsTypeGender)), text: collegeName }]
      : [],
  );
  const all = [...colleges, ...links];
  if (all.length === 0) return null;
  return (
    <Box
      as="ul"
      aria-label={t('account.work')}
      listStyleType="none"
      display={{ base: 'grid', sm: 'flex' }}
      flexWrap="wrap"
      gap={{ base: '2', sm: '3' }}
      gridColumn={{ base: '1', md: '1 / -1' }}
    >
      {all.map(({ to, text }) => (
        <li key={to}>
          <ButtonLink
            to={to}
            variant="outline"
            colorPalette="ink"
            height="auto"
            minH="11"
            w="full"
            justifyContent="space-between"
            whiteSpace="normal"
          >
            {text}
            <Icon as={ArrowRight} size={18} />
          </ButtonLink>
        </li>
      ))}
    </Box>
  );
}

/**
 * How complete a player's profile is (S3-02), with a link to the wizard; below 70 % that is what comes next. Other
 * types of account have no score.
 */
function ProfileSection() {
  const t = useTranslations();
  const { profile } = useSessionState();
  if (profile === null || !isPlayer(profile.type)) return null;
  const { percent, missing } = completenessOf(profile);
  const title = t('account.completeness');
  return (
    <Section title={title}>
      <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="4" mb="2">
        <Box textStyle="h3">{t(`account.level.${playerLevelOf(percent)}`)}</Box>
        <Box textStyle="number" fontWeight="semibold">
          {t('account.percent', { percent })}
        </Box>
      </Box>
      <ProgressLine label={title} percent={percent} />
      <Box color="fg.muted" mt="3">
        {t('account.missing', { count: missing.length })}
      </Box>
      {missing.length > 0 && percent >= FEATURED_FROM_PERCENT && (
        <ButtonLink to={playerWizardAddress(profile.type)} mt="4" variant="outline" colorPalette="ink">
          {t('account.goOn')}
        </ButtonLink>
      )}
    </Section>
  );
}
