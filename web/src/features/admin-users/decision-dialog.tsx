import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { refusalMessages } from '../../lib/api-refusal';
import { Dialog } from '../../ui/dialog';
import { FailureLine } from '../../ui/failures';
import { TextAreaField } from '../../ui/text-fields';
import { useToasts } from '../../ui/toasts';
import type { ListedUser } from './use-users';

interface DecisionDialogProps {
  readonly user: ListedUser;
  readonly role: ListedUser['roles'][number];
  readonly decision: 'accepted' | 'rejected';
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

const REASON_MAX = 500;
const REASON_ROWS = { least: 3, most: 6 } as const;

/** Asks for confirmation before a role is decided. A rejection needs a reason, which the person is sent (S4-16). */
export function DecisionDialog({ user, role, decision, onClose, opener }: DecisionDialogProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isAccepting = decision === 'accepted';
  const name = `${user.firstName} ${user.lastName}`;
  const college = role.collegeName ?? t('account.unknownCollege');

  async function decide(event: SyntheticEvent) {
    event.preventDefault();
    setIsBusy(true);
    setFailure(null);
    const body = { type: role.type, collegeId: role.collegeId, decision, reason: reason.trim() === '' ? null : reason.trim() };
    try {
      await callApi('decideRole', { params: { uid: user.uid }, body });
      show({ variant: 'success', text: t(isAccepting ? 'admin.accepted' : 'admin.rejected', { name, college }) });
      onClose();
      await client.invalidateQueries({ queryKey: ['adminUsers'] });
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t('failure.internal')).join(' '));
      setIsBusy(false);
    }
  }

  return (
    <Dialog isOpen title={t(isAccepting ? 'admin.acceptTitle' : 'admin.rejectTitle')} onClose={onClose} opener={opener}>
      <Stack asChild gap="4">
        <form onSubmit={(event) => void decide(event)}>
          <Box overflowWrap="anywhere">
            {t('admin.decisionText', { name, email: user.email, role: t(`account.type.${role.type}`), college })}
          </Box>
          {isAccepting && !user.emailVerified && <Box color="signal.amber">{t('admin.unverified')}</Box>}
          <TextAreaField
            label={t('admin.reason')}
            help={t('admin.reasonHelp', { name })}
            isRequired={!isAccepting}
            rows={REASON_ROWS}
            maxLength={REASON_MAX}
            value={reason}
            onText={setReason}
          />
          <FailureLine text={failure} />
          <Box display="flex" flexWrap="wrap" gap="3">
            <Button type="submit" size="lg" loading={isBusy} {...(isAccepting ? {} : { colorPalette: 'red' })}>
              {t(isAccepting ? 'admin.accept' : 'admin.reject')}
            </Button>
            <Button size="lg" variant="outline" colorPalette="ink" onClick={onClose}>
              {t('admin.cancel')}
            </Button>
          </Box>
        </form>
      </Stack>
    </Dialog>
  );
}
