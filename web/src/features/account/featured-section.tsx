import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { boostObstacle } from '@touchline/domain/featuring/boost-obstacle';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { completenessOf, isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import type { OwnProfile } from '@touchline/domain/person/profiles/profile';
import { FEATURED_FROM_PERCENT } from '@touchline/domain/reference/limits';
import { useOwnFeatureRequests } from '../../components/own-account/use-own-feature-requests';
import { usePlanDialog } from '../../components/plans/use-plan-dialog';
import { useTranslations } from '../../i18n/use-translations';
import { playerWizardAddress } from '../../lib/addresses/player-wizard-address';
import { useSessionState } from '../../session/session-context';
import { FailedState } from '../../ui/states/failures';
import { ButtonLink, OutsideLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { SkeletonBlock, SkeletonRegion } from '../../ui/states/skeletons';
import { useLongDate } from '../../ui/use-dates';
import { CheckRow } from './check-row';
import { FEATURING_CHOICE } from './next-steps';

/** Leads to the nth post that featured the player, on the network that it names. */
export function PostLink({ url, number }: { readonly url: string; readonly number: number }) {
  const t = useTranslations();
  return <OutsideLink href={url} text={t('boosts.post', { number, host: new URL(url).hostname })} />;
}

type Own = AnswerOf<'ownFeatureRequests'>;

const BOOSTS = ['skipTheLine', 'featureAgain'] as const;

/**
 * Being featured as three checks, each with its action: a profile complete enough, the consent, and the place in the
 * queue; below them the posts and refusals.
 */
export function FeaturedSection() {
  const t = useTranslations();
  const { profile } = useSessionState();
  const query = useOwnFeatureRequests();
  if (profile === null || !isPlayer(profile.type)) return null;
  const own = query.data;
  return (
    <Section title={t('account.featured')}>
      {own === undefined ? (
        query.error === null ? (
          <SkeletonRegion label={t('account.featured')}>
            <SkeletonBlock height="17rem" />
          </SkeletonRegion>
        ) : (
          <FailedState failure={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
        )
      ) : (
        <Box bg="bg.panel" borderWidth="1px" borderRadius="card" p={{ base: '5', md: '6' }} display="grid" gap="4">
          <Checks own={own} profile={profile} />
          <Decisions requests={own.requests} />
        </Box>
      )}
    </Section>
  );
}

interface ChecksProps {
  readonly own: Own;
  readonly profile: OwnProfile;
}

function Checks({ own, profile }: ChecksProps) {
  const t = useTranslations();
  const { percent } = completenessOf(profile);
  const isComplete = percent >= FEATURED_FROM_PERCENT;
  const hasAgreed = (profile.featuring?.allowedAt ?? null) !== null;
  const consent = hasAgreed ? 'yes' : profile.featuring === null ? 'no' : 'asked';
  return (
    <Box as="ul" listStyleType="none">
      <CheckRow
        isDone={isComplete}
        title={t('account.check.profile', { needed: FEATURED_FROM_PERCENT })}
        text={t('account.check.percent', { percent })}
        action={
          isComplete ? undefined : (
            <ButtonLink to={playerWizardAddress(profile.type)} variant="outline" colorPalette="ink">
              {t('account.goOn')}
            </ButtonLink>
          )
        }
      />
      <CheckRow
        isDone={hasAgreed}
        title={t('account.check.consent')}
        text={t(`account.check.consent.${consent}`)}
        action={
          <ButtonLink to={FEATURING_CHOICE} variant="outline" colorPalette="ink">
            {t(consent === 'no' ? 'account.check.decide' : 'account.check.change')}
          </ButtonLink>
        }
      />
      <QueueCheck own={own} isHidden={profile.hidden || profile.guardianHides || profile.withheld !== null} />
    </Box>
  );
}

/** The place in the queue, or what it waits for, with the boost that has an effect now. */
function QueueCheck({ own, isHidden }: { readonly own: Own; readonly isHidden: boolean }) {
  const t = useTranslations();
  const { open, dialog } = usePlanDialog();
  const { requests, place, total, mayQueue } = own;
  const queued = requests.find(({ state }) => state === 'queued');
  const boost = BOOSTS.find((one) => boostObstacle(own, one) === null);
  const text =
    queued !== undefined && place !== null
      ? t(queued.isFirst ? 'account.featuredFirst' : 'account.featuredPlace', { place, total })
      : isHidden
        ? t('account.featuredHidden')
        : t(requests.length > 0 ? 'account.check.outside' : mayQueue ? 'account.check.soon' : 'account.check.waits');
  return (
    <CheckRow
      isDone={queued !== undefined}
      title={t('account.check.queue')}
      text={text}
      action={
        boost === undefined ? undefined : (
          <>
            <Button
              size="lg"
              variant="outline"
              colorPalette="ink"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => void open(boost, currentTarget)}
            >
              {t(`plans.name.${boost}`)}
            </Button>
            {dialog}
          </>
        )
      }
    />
  );
}

/** Where the player was featured, and why not, with the way to what it brought. */
function Decisions({ requests }: Pick<Own, 'requests'>) {
  const t = useTranslations();
  const decided = requests.filter(({ state }) => state !== 'queued');
  if (decided.length === 0) return null;
  return (
    <Box display="grid" gap="3" pt="4" borderTopWidth="1px">
      {decided.map((request) => (
        <Decided key={request.requestId} request={request} />
      ))}
      <Box>
        <ButtonLink to="/account?view=boosts" variant="outline" colorPalette="ink">
          {t('boosts.title')}
        </ButtonLink>
      </Box>
    </Box>
  );
}

/** Where somebody was featured, or why not and when they may enter again. */
function Decided({ request: { posted, declined } }: { readonly request: Own['requests'][number] }) {
  const t = useTranslations();
  const day = useLongDate();
  if (posted !== null)
    return (
      <Box>
        <Box>{t('account.featuredPosted', { date: day(posted.at) })}</Box>
        <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" columnGap="5">
          {posted.links.map(({ url }, at) => (
            <Box as="li" key={url} display="flex" alignItems="center" minH="11">
              <PostLink url={url} number={at + 1} />
            </Box>
          ))}
        </Box>
      </Box>
    );
  if (declined === null) return null;
  const { at, reason, againFrom } = declined;
  return <Box overflowWrap="anywhere">{t('account.featuredDeclined', { date: day(at), reason, again: day(againFrom) })}</Box>;
}
