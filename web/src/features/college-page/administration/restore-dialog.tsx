import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { fallbackKey, refusalMessages } from '../../../lib/api/api-refusal';
import { BusyButton } from '../../../ui/busy-button';
import { Dialog } from '../../../ui/overlays/dialog';
import { FailureLine } from '../../../ui/states/failures';
import { useToasts } from '../../../ui/overlays/toasts';
import { useAdministrationTexts } from './administration-texts';
import { useAuthorName } from './history-row';
import { type HistoryEdit, useRestore } from './use-history';
import { useMoment } from '../../../ui/use-dates';

interface RestoreDialogProps {
  /** The edit that is asked about; null closes the dialog. */
  readonly edit: HistoryEdit | null;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Asks before an edit is undone. A refusal stays in the dialog: the place has changed, and nothing happened. */
export function RestoreDialog({ edit, onClose, opener }: RestoreDialogProps) {
  const t = useTranslations();
  const texts = useAdministrationTexts();
  const moment = useMoment();
  const authorName = useAuthorName();
  const show = useToasts();
  const restore = useRestore();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [latest, setLatest] = useState(edit);
  if (edit !== null && edit !== latest) {
    setLatest(edit);
    setFailure(null);
  }
  if (latest === null) return null;

  async function take(patchId: string) {
    setIsBusy(true);
    setFailure(null);
    try {
      await restore(patchId);
      show({ variant: 'success', text: texts.restored });
      onClose();
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t(fallbackKey(refusal))).join(' '));
    }
    setIsBusy(false);
  }

  const { detail } = latest;
  return (
    <Dialog isOpen={edit !== null} title={texts.restoreQuestion} onClose={onClose} opener={opener}>
      <Stack gap="4">
        <Box overflowWrap="anywhere">{texts.restoreText(authorName(latest.by, true), moment(latest.at))}</Box>
        <FailureLine text={failure} />
        <Box display="flex" flexWrap="wrap" gap="3">
          <BusyButton size="lg" isBusy={isBusy} onClick={() => void (detail === null ? undefined : take(detail.patchId))}>
            {texts.restore}
          </BusyButton>
          <Button size="lg" variant="outline" colorPalette="ink" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Box>
      </Stack>
    </Dialog>
  );
}
