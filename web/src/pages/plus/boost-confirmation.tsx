import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useOwnFeatureRequests } from '../../components/own-account/use-own-feature-requests';
import { useTranslations } from '../../i18n/use-translations';
import { ButtonLink } from '../../ui/links';
import { NextSteps, OutcomeText } from './outcome-text';
import { PendingOutcome, useAskAgain } from './pending-outcome';

type Boost = 'skipTheLine' | 'featureAgain';

/** Waits until the queue of players to be featured has the boost that was paid for, and says what it does there. */
export function BoostConfirmation({ boost }: { readonly boost: Boost }) {
  const t = useTranslations();
  const query = useOwnFeatureRequests();
  const effect = effectOf(query.data ?? null, boost);
  const isSlow = useAskAgain({ isWaiting: effect === null, isAsking: query.isFetching, ask: query.refetch });
  if (effect === null) return <PendingOutcome isSlow={isSlow} />;
  const { place, total } = effect;
  return (
    <OutcomeText
      title={t('plans.outcome.boost', { boost: t(`plans.name.${boost}`) })}
      text={
        place === null
          ? t('plans.outcome.boostWaits')
          : t(`plans.outcome.boostPlace.${boost}`, { place: String(place), total: String(total) })
      }
    >
      <NextSteps>
        <ButtonLink to="/account">{t('ownPlan.next.queue')}</ButtonLink>
        <ButtonLink to="/account?view=boosts" variant="outline" colorPalette="ink">
          {t('boosts.title')}
        </ButtonLink>
      </NextSteps>
    </OutcomeText>
  );
}

/** Where the boost has put its buyer; without a place it waits for the next request. Null where it is not there yet. */
function effectOf(
  own: AnswerOf<'ownFeatureRequests'> | null,
  boost: Boost,
): { readonly place: number | null; readonly total: number } | null {
  if (own === null) return null;
  const { requests, place, total, waiting } = own;
  const queued = requests.find(({ state }) => state === 'queued');
  const isUsed = boost === 'skipTheLine' ? queued?.isFirst === true : queued?.reason === 'again';
  if (isUsed) return { place, total };
  return waiting[boost] > 0 ? { place: null, total } : null;
}
