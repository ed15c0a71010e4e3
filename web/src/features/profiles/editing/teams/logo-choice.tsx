import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Shield } from 'lucide-react';
import { useState } from 'react';
import { DropZone, UploadList } from '../../../../components/document-editor/uploads/upload-area';
import { useUploads } from '../../../../components/document-editor/uploads/use-uploads';
import { useTranslations } from '../../../../i18n/use-translations';
import { BusyButton } from '../../../../ui/busy-button';
import { type FormEditing, ownPicturePath } from '../edited-profile';

interface LogoChoiceProps extends Pick<FormEditing, 'upload'> {
  readonly label: string;
  /** The uid whose picture it is. */
  readonly owner: string;
  readonly teamName: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** A team's crest: drawn from its name, another one with each press, or an own upload; never the mark of a club. */
export function LogoChoice({ label, owner, teamName, chosen, upload, onChoose }: LogoChoiceProps) {
  const t = useTranslations();
  const [tries, setTries] = useState(0);
  const [isDrawing, setIsDrawing] = useState(false);
  const { uploads, start, retry, dismiss } = useUploads(upload, (ids) => {
    onChoose(ids.at(-1) ?? null);
    setIsDrawing(false);
    return Promise.resolve(true);
  });
  const hasFailed = uploads.some(({ state }) => state.step === 'failed');

  async function draw() {
    setIsDrawing(true);
    try {
      const { crestPicture } = await import('./crest-picture');
      start([await crestPicture(teamName, tries)]);
      setTries(tries + 1);
    } catch {
      setIsDrawing(false);
    }
  }

  return (
    <Box role="group" aria-label={label} display="grid" gap="4">
      <Box display="flex" gap="4" alignItems="center" flexWrap="wrap">
        <Box
          flex="none"
          boxSize="24"
          display="flex"
          alignItems="center"
          justifyContent="center"
          bg="bg.subtle"
          borderWidth="1px"
          borderRadius="card"
          overflow="hidden"
          color="fg.muted"
        >
          {chosen === null ? (
            <Shield size={40} strokeWidth={1.25} aria-hidden />
          ) : (
            <chakra.img
              src={ownPicturePath({ _id: owner }, chosen, '400')}
              alt={label}
              width="full"
              height="full"
              objectFit="contain"
              p="1.5"
            />
          )}
        </Box>
        <Box display="flex" gap="2" flexWrap="wrap">
          <BusyButton
            variant="outline"
            size="lg"
            isBusy={isDrawing && !hasFailed}
            busyText={t('profileEdit.drawing')}
            aria-disabled={teamName.trim() === '' || undefined}
            onClick={() => void (teamName.trim() === '' ? null : draw())}
          >
            {t(chosen === null ? 'profileEdit.drawCrest' : 'profileEdit.drawAnother')}
          </BusyButton>
          {chosen !== null && (
            <Button variant="ghost" size="lg" colorPalette="ink" onClick={() => onChoose(null)}>
              {t('profileEdit.noLogo')}
            </Button>
          )}
        </Box>
      </Box>
      {teamName.trim() === '' && (
        <Box textStyle="small" color="fg.muted">
          {t('profileEdit.crestNeedsName')}
        </Box>
      )}
      <div>
        <DropZone isForOne onFiles={start} />
        <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      </div>
    </Box>
  );
}
