import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { boostObstacle } from '@touchline/domain/featuring/boost-obstacle';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { completenessOf, isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import type { OwnProfile } from '@touchline/domain/person/profiles/profile';
import { FEATURED_FROM_PERCENT } from '@touchline/domain/reference/limits';
import { useOwnFeatureRequests } from '../../components/own-account/use-own-feature-requests';
import { usePlanDialog } from '../../components/plans/use-plan-dialog';
import { useTranslations } from '../../i18n/use-translations';
import { useSessionState } from '../../session/session-context';
import { FailedState } from '../../ui/states/failures';
import { ButtonLink, OutsideLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { SkeletonBar, SkeletonRegion } from '../../ui/states/skeletons';
import { useLongDate } from '../../ui/use-dates';

/** Leads to the nth post that featured the player, on the network that it names. */
export function PostLink({ url, number }: { readonly url: string; readonly number: number }) {
  const t = useTranslations();
  return <OutsideLink href={url} text={t('boosts.post', { number, host: new URL(url).hostname })} />;
}

type Own = AnswerOf<'ownFeatureRequests'>;

const BOOSTS = ['skipTheLine', 'featureAgain'] as const;

/** What became of a player's requests to be featured: what is missing, the place in the queue, posts and refusals. */
export function FeaturedSection() {
  const t = useTranslations();
  const { profile } = useSessionState();
  const query = useOwnFeatureRequests();
  const { open, dialog } = usePlanDialog();
  if (profile === null || !isPlayer(profile.type)) return null;
  const own = query.data;
  return (
    <Section title={t('account.featured')}>
      {own === undefined ? (
        query.error === null ? (
          <SkeletonRegion label={t('account.featured')}>
            <SkeletonBar height="1.5rem" width="16rem" />
          </SkeletonRegion>
        ) : (
          <FailedState failure={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
        )
      ) : (
        <Stack gap="4" alignItems="flex-start">
          <Place own={own} profile={profile} />
          {own.requests.map((request) => (
            <Decided key={request.requestId} request={request} />
          ))}
          <Box display="flex" flexWrap="wrap" gap="2">
            {BOOSTS.filter((boost) => boostObstacle(own, boost) === null).map((boost) => (
              <Button
                key={boost}
                size="lg"
                variant="outline"
                colorPalette="ink"
                aria-haspopup="dialog"
                onClick={({ currentTarget }) => void open(boost, currentTarget)}
              >
                {t(`plans.name.${boost}`)}
              </Button>
            ))}
            <ButtonLink to="/account?view=boosts" variant="ghost" colorPalette="ink">
              {t('boosts.title')}
            </ButtonLink>
          </Box>
        </Stack>
      )}
      {dialog}
    </Section>
  );
}

/** The place in the queue, or what is missing to stand in it. */
function Place({ own, profile }: { readonly own: Own; readonly profile: OwnProfile }) {
  const t = useTranslations();
  const queued = own.requests.find(({ state }) => state === 'queued') ?? null;
  const { place, total } = own;
  if (queued !== null && place !== null)
    return (
      <Box fontWeight="medium">{t(queued.isFirst ? 'account.featuredFirst' : 'account.featuredPlace', { place, total })}</Box>
    );
  if (own.mayQueue) return null;
  const { percent } = completenessOf(profile);
  return (
    <Box as="ul" color="fg.muted" ps="5">
      {percent < FEATURED_FROM_PERCENT && <li>{t('account.featuredPercent', { percent, needed: FEATURED_FROM_PERCENT })}</li>}
      {(profile.featuring?.allowedAt ?? null) === null && <li>{t('account.featuredConsent')}</li>}
      {(profile.hidden || profile.withheld !== null) && <li>{t('account.featuredHidden')}</li>}
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
        <Box as="ul" ps="5">
          {posted.links.map(({ url }, at) => (
            <li key={url}>
              <PostLink url={url} number={at + 1} />
            </li>
          ))}
        </Box>
      </Box>
    );
  if (declined === null) return null;
  const { at, reason, againFrom } = declined;
  return <Box overflowWrap="anywhere">{t('account.featuredDeclined', { date: day(at), reason, again: day(againFrom) })}</Box>;
}
