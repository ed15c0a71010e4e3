import { Box } from '@chakra-ui/react/box';
import type { UseQueryResult } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { type MembersAct, SIGN_IN_PAGE, useActor, useOpenSignIn } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { FailedState } from '../../ui/states/failures';
import { ButtonLink } from '../../ui/links';
import { ClosedResults, NobodyFound, RecruitCards } from './deferred-recruits';
import { useRecruitQuery, useResultsBefore } from './recruit-address';
import type { FoundRecruits } from './recruit-results-query';
import { RecruitRows } from './recruit-rows';

/** The results: rows or cards, nobody, a page that is closed to the user, loading or failed. */
export function RecruitResults({ results }: { readonly results: UseQueryResult<FoundRecruits> }) {
  const t = useTranslations();
  const { query, after, areCards, linkTo } = useRecruitQuery();
  const Shown = areCards ? RecruitCards : RecruitRows;
  const { data, error, isFetching, isPlaceholderData, refetch } = results;
  const refused = error instanceof ApiRefusal ? error : null;
  if (refused?.code === 'searchPagesUsed' || refused?.code === 'searchCursorUnknown')
    return <ClosedResults code={refused.code} />;
  if (data === undefined) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return <Shown items={null} />;
  }
  if (data.items.length === 0) return <NobodyFound instead={data.instead} />;
  return (
    <Box aria-busy={isPlaceholderData}>
      <Shown items={data.items} />
      <Box mt="6" display="flex" flexWrap="wrap" justifyContent="center" gap="3">
        {after !== null && (
          <ButtonLink variant="outline" to={linkTo(query)}>
            {t('recruits.firstPage')}
          </ButtonLink>
        )}
        {data.next !== null && <NextPage next={data.next} count={data.items.length} />}
      </Box>
    </Box>
  );
}

/**
 * The next page: a link for members; visitors are asked to sign up (S2-32) and go on to it. A press that comes before
 * the session is known is answered once it is.
 */
function NextPage({ next, count }: { readonly next: string; readonly count: number }) {
  const t = useTranslations();
  const { query, linkTo } = useRecruitQuery();
  const { uid } = useActor();
  const openSignIn = useOpenSignIn();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const before = useResultsBefore();
  const state = before === null ? null : { before: before + count };
  const goOn: MembersAct = async ({ stays }) => {
    if (stays) await navigate(linkTo(query, next), { state });
  };
  if (uid !== null)
    return (
      <ButtonLink to={linkTo(query, next)} state={state}>
        {t('recruits.next')}
      </ButtonLink>
    );
  async function ask({ currentTarget }: MouseEvent<HTMLElement>) {
    setIsBusy(true);
    await openSignIn('pagination', currentTarget, goOn);
    setIsBusy(false);
  }
  return (
    <form action={SIGN_IN_PAGE} onSubmit={(event) => event.preventDefault()}>
      <BusyButton
        type="submit"
        size="lg"
        aria-haspopup="dialog"
        isBusy={isBusy}
        busyText={t('recruits.next')}
        onClick={(press) => void ask(press)}
      >
        {t('recruits.next')}
      </BusyButton>
    </form>
  );
}
