import { Box } from '@chakra-ui/react/box';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { fallbackKey, refusalMessages } from '../../../lib/api/api-refusal';
import { BusyButton } from '../../../ui/busy-button';
import { Chip } from '../../../ui/chip';
import { ButtonLink } from '../../../ui/links';
import { useToasts } from '../../../ui/overlays/toasts';
import { QueueRow } from '../../../ui/queue-row';
import { useMoment } from '../../../ui/use-dates';
import { useOperationTexts } from './operation-texts';
import { PagedRows } from './paged-rows';

type ShownMail = AnswerOf<'adminMails'>['items'][number];

/** The outgoing mails with their state; at `state=failed` those that could not be sent. */
export function Mails() {
  const texts = useOperationTexts();
  const callApi = useApi();
  const state = new URLSearchParams(useLocation().search).get('state') === 'failed' ? 'failed' : 'any';
  const listed = useInfiniteQuery({
    queryKey: ['adminMails', state],
    queryFn: ({ pageParam, signal }) =>
      callApi('adminMails', { query: { state, ...(pageParam === null ? {} : { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <Box color="fg.muted">{texts.mailsIntro}</Box>
        <ButtonLink
          to={`/admin/logs?kind=mails${state === 'failed' ? '' : '&state=failed'}`}
          size="lg"
          variant="outline"
          colorPalette="ink"
        >
          {state === 'failed' ? texts.allMails : texts.failedMails}
        </ButtonLink>
      </Box>
      <PagedRows
        listed={listed}
        label={texts.mailsIntro}
        empty={state === 'failed' ? texts.noFailedMails : texts.noMails}
        row={(mail) => <MailRow key={mail.mailId} mail={mail} />}
      />
    </>
  );
}

const TONES = { queued: 'quiet', sent: 'quiet', failed: 'alarm' } as const;

function MailRow({ mail: { mailId, to, subject, createdAt, state, error } }: { readonly mail: ShownMail }) {
  const texts = useOperationTexts();
  const moment = useMoment();
  return (
    <QueueRow
      title={
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Box fontWeight="semibold" overflowWrap="anywhere" minW="0">
            {subject}
          </Box>
          <Chip tone={TONES[state]}>{texts.mailStates[state]}</Chip>
        </Box>
      }
      details={
        <>
          <time dateTime={createdAt}>{moment(createdAt)}</time>
          {` · ${to}`}
          {error !== null && (
            <Box mt="1" color="fg">
              {texts.mailError(error)}
            </Box>
          )}
        </>
      }
      note={null}
    >
      {state === 'failed' && <ResendButton mailId={mailId} to={to} />}
    </QueueRow>
  );
}

function ResendButton({ mailId, to }: { readonly mailId: string; readonly to: string }) {
  const t = useTranslations();
  const texts = useOperationTexts();
  const callApi = useApi();
  const show = useToasts();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function resend() {
    setIsBusy(true);
    try {
      await callApi('resendMail', { params: { mailId } });
      show({ variant: 'success', text: texts.resent });
    } catch (refusal) {
      show({ variant: 'danger', text: refusalMessages(refusal, t(fallbackKey(refusal))).join(' ') });
    }
    setIsBusy(false);
    await client.invalidateQueries({ queryKey: ['adminMails'] });
  }

  return (
    <BusyButton
      size="lg"
      variant="outline"
      isBusy={isBusy}
      busyText={texts.resend}
      aria-label={texts.resendTo(to)}
      onClick={() => void resend()}
    >
      {texts.resend}
    </BusyButton>
  );
}
