import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { CalendarPlus, Copy } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useApi } from '../../lib/api/api-client';
import { BusyButton } from '../../ui/busy-button';
import { Icon } from '../../ui/icon';
import { useRefusalToasts, useToasts } from '../../ui/overlays/toasts';
import { FailedState } from '../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../ui/states/skeletons';
import { useLongDate } from '../../ui/use-dates';
import { FOLLOW_TEXTS, type Followed } from './follow-texts';

type Made = AnswerOf<'makeCalendarFeed'>;

/** Gets, renews and ends the reader's own address for the calendar of a player; the address is shown once. */
export function FollowChoices({ player }: { readonly player: Followed }) {
  const texts = FOLLOW_TEXTS[useLanguage().language];
  const longDate = useLongDate();
  const callApi = useApi();
  const client = useQueryClient();
  const show = useToasts();
  const refused = useRefusalToasts();
  const [made, setMade] = useState<Made | null>(null);
  const [busy, setBusy] = useState<'make' | 'end' | null>(null);
  const params = { profileId: player._id };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['calendarFeed', player._id],
    queryFn: ({ signal }) => callApi('calendarFeed', { params: { profileId: player._id }, signal }),
  });

  async function act(what: 'make' | 'end') {
    setBusy(what);
    try {
      const next = what === 'make' ? await callApi('makeCalendarFeed', { params }) : null;
      if (next === null) {
        await callApi('endCalendarFeed', { params });
        show({ variant: 'success', text: texts.ended });
      }
      setMade(next);
      client.setQueryData(['calendarFeed', player._id], { feed: next?.feed ?? null });
    } catch (failure) {
      refused(failure);
    }
    setBusy(null);
  }

  if (data === undefined) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonRegion label={texts.loading}>
        <SkeletonText lines={4} />
      </SkeletonRegion>
    );
  }
  const { feed } = data;
  return (
    <Stack gap="4" pb="2">
      <Text>{texts.intro}</Text>
      {made === null ? (
        <>
          <Text color="fg.muted">{texts.yours}</Text>
          {feed !== null && <Text>{texts.since(longDate(feed.madeAt), longDate(feed.validUntil))}</Text>}
        </>
      ) : (
        <MadeLink made={made} until={texts.until(longDate(made.feed.validUntil))} />
      )}
      <Box display="flex" flexWrap="wrap" gap="3">
        {made === null && (
          <BusyButton size="lg" isBusy={busy === 'make'} onClick={() => void act('make')}>
            {feed === null ? texts.make : texts.again}
          </BusyButton>
        )}
        {feed !== null && (
          <BusyButton size="lg" variant="outline" isBusy={busy === 'end'} onClick={() => void act('end')}>
            {texts.end}
          </BusyButton>
        )}
      </Box>
      {made === null && feed !== null && (
        <Text textStyle="small" color="fg.muted">
          {texts.stopsOld}
        </Text>
      )}
    </Stack>
  );
}

/** The address that was just made, to be copied or opened in the calendar program. */
function MadeLink({ made: { address }, until }: { readonly made: Made; readonly until: string }) {
  const texts = FOLLOW_TEXTS[useLanguage().language];
  const show = useToasts();

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      show({ variant: 'success', text: texts.copied });
    } catch {
      show({ variant: 'danger', text: texts.notCopied });
    }
  }

  return (
    <>
      <Box as="section" aria-label={texts.link} borderWidth="1px" borderRadius="card" p="3" role="status">
        <Text textStyle="small" color="fg.muted">
          {texts.link}
        </Text>
        <Text overflowWrap="anywhere" userSelect="all">
          {address}
        </Text>
      </Box>
      <Text>{`${texts.paste} ${until}`}</Text>
      <Box display="flex" flexWrap="wrap" gap="3">
        <Button size="lg" onClick={() => void copy()}>
          <Icon as={Copy} />
          {texts.copy}
        </Button>
        <Button size="lg" variant="outline" asChild>
          <a href={address.replace(/^https?:/, 'webcal:')}>
            <Icon as={CalendarPlus} />
            {texts.open}
          </a>
        </Button>
      </Box>
    </>
  );
}
