import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../../lib/api/api-client';
import { useActor } from '../../../session/session-context';
import { BusyButton } from '../../../ui/busy-button';
import { ButtonLink } from '../../../ui/links';
import { useRefusalToasts, useToasts } from '../../../ui/overlays/toasts';
import { Section } from '../../../ui/page-layout';
import { QueueRow, QueueRows } from '../../../ui/queue-row';
import { FailedState } from '../../../ui/states/failures';
import { useAction } from '../../../ui/use-action';
import { useMoment } from '../../../ui/use-dates';
import { LockedDialog } from './locked-dialog';
import { type LockedAct, type LockedPicture, useLockedTexts } from './locked-texts';

const ACTS = ['open', 'clear', 'remove'] as const satisfies readonly LockedAct[];

/**
 * The pictures that were reported for the sexual abuse of a child, without the pictures: what two admins do with each
 * of them. Shows nothing while there are none.
 */
export function LockedPictures() {
  const callApi = useApi();
  const texts = useLockedTexts();
  const client = useQueryClient();
  const pressed = useRef<HTMLButtonElement | null>(null);
  const [asked, setAsked] = useState<{ readonly wanted: LockedAct; readonly picture: LockedPicture } | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['lockedPictures'],
    queryFn: ({ signal }) => callApi('lockedPictures', { signal }),
  });
  const changed = () =>
    Promise.all(['lockedPictures', 'adminReports'].map((list) => client.invalidateQueries({ queryKey: [list] })));
  if (data === undefined)
    return error === null ? null : <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (data.items.length === 0) return null;
  return (
    <Section title={texts.title}>
      <Box mb="4" maxW="text">
        {texts.text}
      </Box>
      <QueueRows emptyText="">
        {data.items.map((picture) => (
          <LockedRow
            key={picture.lockId}
            picture={picture}
            onChanged={changed}
            onAsk={(wanted, button) => {
              pressed.current = button;
              setAsked({ wanted, picture });
            }}
          />
        ))}
      </QueueRows>
      {asked !== null && (
        <LockedDialog {...asked} onChanged={changed} onClose={() => setAsked(null)} opener={() => pressed.current} />
      )}
    </Section>
  );
}

interface LockedRowProps {
  readonly picture: LockedPicture;
  readonly onChanged: () => Promise<unknown>;
  readonly onAsk: (wanted: LockedAct, button: HTMLButtonElement) => void;
}

/** One locked picture: the request that waits with its reason, or what an admin may ask for. */
function LockedRow({ picture, onChanged, onAsk }: LockedRowProps) {
  const { lockId, profileId, pictureId, lockedAt, request, openUntil } = picture;
  const texts = useLockedTexts();
  const callApi = useApi();
  const show = useToasts();
  const refused = useRefusalToasts();
  const moment = useMoment();
  const { uid } = useActor();
  const { isBusy, run } = useAction();
  const name = texts.picture(pictureId);
  const decide = (requestId: string, confirmed: boolean) =>
    run(async () => {
      try {
        await callApi('decideLockedPicture', { params: { lockId }, body: { requestId, confirmed } });
        show({ variant: 'success', text: texts.done });
      } catch (failure) {
        refused(failure);
      }
      await onChanged();
    });
  return (
    <QueueRow
      title={<Box fontWeight="semibold">{name}</Box>}
      details={[
        texts.since(moment(lockedAt)),
        ...(request === null ? [] : [texts.waits[request.wanted]]),
        ...(openUntil === null ? [] : [texts.openUntil(moment(openUntil))]),
      ].join(' · ')}
      note={request?.reason ?? null}
    >
      <ButtonLink
        to={`/admin/users?person=${profileId}`}
        size="lg"
        variant="outline"
        colorPalette="ink"
        aria-label={`${texts.person}: ${name}`}
      >
        {texts.person}
      </ButtonLink>
      {openUntil !== null && (
        <Button asChild size="lg" variant="outline" colorPalette="ink">
          <a
            href={`/ui/v1/admin/lockedPictures/${lockId}/picture`}
            target="_blank"
            rel="noreferrer"
            aria-label={`${texts.look}: ${name}`}
          >
            {texts.look}
          </a>
        </Button>
      )}
      {request !== null && request.askedBy !== uid && (
        <BusyButton
          size="lg"
          isBusy={isBusy}
          aria-label={`${texts.confirm}: ${name}`}
          onClick={() => void decide(request.requestId, true)}
        >
          {texts.confirm}
        </BusyButton>
      )}
      {request !== null && (
        <BusyButton
          size="lg"
          variant="outline"
          colorPalette="ink"
          isBusy={isBusy}
          aria-label={`${request.askedBy === uid ? texts.withdraw : texts.refuse}: ${name}`}
          onClick={() => void decide(request.requestId, false)}
        >
          {request.askedBy === uid ? texts.withdraw : texts.refuse}
        </BusyButton>
      )}
      {request === null &&
        ACTS.map((wanted) => (
          <Button
            key={wanted}
            size="lg"
            variant="outline"
            colorPalette={wanted === 'remove' ? 'red' : 'ink'}
            aria-label={`${texts.ask[wanted]}: ${name}`}
            onClick={({ currentTarget }) => onAsk(wanted, currentTarget)}
          >
            {texts.ask[wanted]}
          </Button>
        ))}
    </QueueRow>
  );
}
