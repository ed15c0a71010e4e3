import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { isCoachRole } from '@touchline/domain/person/roles/coach-role';
import { useRef, useState } from 'react';
import type { MessageKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { useSession } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { Dialog } from '../../ui/overlays/dialog';
import { useToasts } from '../../ui/overlays/toasts';
import { useAction } from '../../ui/use-action';
import { type OwnAccount, useOwnAccount } from '../../components/own-account/use-own-account';

type Role = Pick<OwnAccount['roleRequests'][number], 'type' | 'collegeId' | 'collegeName'> & {
  readonly status: 'Pending' | 'Accepted';
};

const TEXTS = {
  Accepted: {
    button: 'account.leave',
    label: 'account.leaveCollege',
    question: 'account.leaveQuestion',
    text: 'account.leaveText',
    done: 'account.left',
  },
  Pending: {
    button: 'account.cancelRequest',
    label: 'account.cancelRequestAt',
    question: 'account.cancelRequestQuestion',
    text: 'account.cancelRequestText',
    done: 'account.requestCancelled',
  },
} as const satisfies Record<Role['status'], Readonly<Record<'button' | 'label' | 'question' | 'text' | 'done', MessageKey>>>;

/** Gives up an accepted role at a college, or takes the request for one back, after a confirmation. */
export function LeaveCollege({ type, collegeId, collegeName, status }: Role) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { actions } = useSession();
  const { reload } = useOwnAccount();
  const { isBusy, run } = useAction();
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const texts = TEXTS[status];
  const college = collegeName ?? t('account.unknownCollege');
  const isListed = status === 'Accepted' && !isCoachRole({ type });

  const leave = () =>
    run(async () => {
      await callApi('leaveCollege', { params: { collegeId }, query: { type } });
      show({ variant: 'success', text: t(texts.done, { college }) });
      setIsAsked(false);
      await Promise.all([reload(), actions().then(({ refresh }) => refresh())]);
    });

  return (
    <Box mt="2">
      <Button
        ref={opener}
        size="lg"
        variant="outline"
        colorPalette="ink"
        aria-label={t(texts.label, { college })}
        onClick={() => setIsAsked(true)}
      >
        {t(texts.button)}
      </Button>
      <Dialog
        isOpen={isAsked}
        title={t(texts.question, { college })}
        onClose={() => setIsAsked(false)}
        opener={() => opener.current}
      >
        <Box overflowWrap="anywhere">{t(isListed ? 'account.leaveTextListed' : texts.text, { college })}</Box>
        <Box display="flex" flexWrap="wrap" gap="3" mt="5">
          <BusyButton size="lg" colorPalette="red" isBusy={isBusy} onClick={() => void leave()}>
            {t(texts.button)}
          </BusyButton>
          <Button size="lg" variant="outline" colorPalette="ink" onClick={() => setIsAsked(false)}>
            {t('account.cancel')}
          </Button>
        </Box>
      </Dialog>
    </Box>
  );
}
