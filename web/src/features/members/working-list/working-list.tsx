import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { PageLink } from '../../../ui/links';
import { FailedState } from '../../../ui/states/failures';
import { Section } from '../../../ui/page-layout';
import { SkeletonBar, SkeletonRegion } from '../../../ui/states/skeletons';
import { type CardKind, timeText, WORKING_LIST_TEXTS } from './working-list-texts';

type Waiting = AnswerOf<'adminWork'>['items'][number];

/** The lists to which the cards lead, in the order of the cards: promises first. */
const CARDS: readonly (readonly [CardKind, string])[] = [
  ['reports', '/admin/users?view=reports'],
  ['collegeRequests', '/admin/users#college-requests'],
  ['adminRequests', '/admin/users?view=admins'],
  ['roles', '/admin/users#people'],
  ['removalRequests', '/admin/users?view=reports'],
  ['suggestions', '/admin/colleges?view=suggested'],
  ['attestations', '/admin/users?view=confirmations'],
  ['contact', '/admin/logs?kind=contact'],
  ['feedback', '/admin/logs?kind=feedback'],
  ['featureRequests', '/admin/featureRequests'],
  ['failedMails', '/admin/logs?kind=mails&state=failed'],
  ['failedJobs', '/admin/logs?kind=jobs'],
];

/** What waits for an admin and for how long: of each kind a card that leads to its list. */
export function WorkingList() {
  const texts = WORKING_LIST_TEXTS[useLanguage().language];
  const callApi = useApi();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['adminWork'],
    queryFn: ({ signal }) => callApi('adminWork', { signal }),
  });
  return (
    <Section title={texts.title}>
      {data !== undefined ? (
        <>
          <Cards list>
            {CARDS.map(([kind, to]) => (
              <WorkCard key={kind} {...{ kind, to, items: data.items, now: dataUpdatedAt }} />
            ))}
          </Cards>
          {data.asking.length > 0 && <AskingAccounts accounts={data.asking} />}
        </>
      ) : error !== null ? (
        <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRegion label={texts.loading}>
          <Cards>
            {CARDS.map(([kind]) => (
              <Box key={kind} {...CARD}>
                <SkeletonBar width="2rem" mb="3" />
                <SkeletonBar width="70%" height="0.75rem" />
              </Box>
            ))}
          </Cards>
        </SkeletonRegion>
      )}
    </Section>
  );
}

/** The accounts that asked children of several families; each leads to its person. */
function AskingAccounts({ accounts }: { readonly accounts: AnswerOf<'adminWork'>['asking'] }) {
  const texts = WORKING_LIST_TEXTS[useLanguage().language];
  const titleId = useId();
  return (
    <Box mt="5">
      <Box as="h3" id={titleId} fontWeight="semibold">
        {texts.asking}
      </Box>
      <Box as="ul" listStyleType="none" aria-labelledby={titleId}>
        {accounts.map(({ uid, name, children, families }) => (
          <Box as="li" key={uid} display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
            <PageLink
              to={`/admin/users?person=${encodeURIComponent(uid)}`}
              display="inline-flex"
              alignItems="center"
              minH="11"
              color="pitch.fg"
              fontWeight="medium"
              overflowWrap="anywhere"
            >
              {name}
            </PageLink>
            <Box textStyle="small" color="fg.muted">
              {texts.asked(children, families)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** High enough for three lines below the name, so that nothing moves when the counts come; a longer text grows. */
const CARD = {
  minH: { base: '8rem', xl: '9.5rem' },
  px: '4',
  py: '3',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'card',
  minW: '0',
} as const;

/** The twelve cards fill two, three or six columns. */
function Cards({ list = false, children }: { readonly list?: boolean; readonly children: ReactNode }) {
  return (
    <Box
      as={list ? 'ul' : 'div'}
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(6, minmax(0, 1fr))',
      }}
      gap="3"
    >
      {children}
    </Box>
  );
}

interface WorkCardProps {
  readonly kind: CardKind;
  readonly to: string;
  readonly items: readonly Waiting[];
  /** The moment at which the counts were made, in milliseconds. */
  readonly now: number;
}

function WorkCard({ kind, to, items, now }: WorkCardProps) {
  const texts = WORKING_LIST_TEXTS[useLanguage().language];
  const of = (wanted: Waiting['kind']) => items.find((one) => one.kind === wanted);
  const { count, oldestAt, dueAt } = of(kind) ?? { count: 0, oldestAt: null, dueAt: null };
  const locked = kind === 'reports' ? (of('lockedPictures')?.count ?? 0) : 0;
  const dangers = kind === 'reports' ? (of('dangerReports')?.count ?? 0) : 0;
  const minors = kind === 'reports' ? (of('minorReports')?.count ?? 0) : 0;
  const since = oldestAt === null ? null : timeText(now - Date.parse(oldestAt), texts);
  const left = dueAt === null ? null : Date.parse(dueAt) - now;
  const isUrgent = locked > 0 || dangers > 0 || (left !== null && left < 0);
  const time =
    count === 0
      ? texts.nothing
      : left !== null
        ? (left < 0 ? texts.overdue : texts.dueIn)(timeText(Math.abs(left), texts))
        : since === null
          ? ''
          : kind === 'failedJobs'
            ? texts.failing(since)
            : texts.waiting(since);
  return (
    <Box as="li" position="relative" {...CARD}>
      <Box textStyle="h3" color={count === 0 ? 'fg.muted' : 'fg'}>
        {count}
      </Box>
      <PageLink
        to={to}
        display="block"
        fontWeight="semibold"
        overflowWrap="anywhere"
        _after={{ content: '""', position: 'absolute', inset: '0' }}
      >
        {texts.kinds[kind]}
      </PageLink>
      <Box textStyle="small" color={isUrgent ? 'fg.error' : 'fg.muted'} fontWeight={isUrgent ? 'semibold' : 'normal'}>
        {[
          locked > 0 ? texts.locked(locked) : '',
          dangers > 0 ? texts.danger(dangers) : '',
          minors > 0 ? texts.minors(minors) : '',
          time,
        ]
          .filter((text) => text !== '')
          .join(' · ')}
      </Box>
    </Box>
  );
}
