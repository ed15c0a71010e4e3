import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { UPLOAD_TYPES } from '@touchline/domain/pictures/upload-kind';
import { UPLOAD_MAX_BYTES } from '@touchline/domain/reference/limits';
import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Translate, useTranslations } from '../../../i18n/use-translations';
import { Icon } from '../../../ui/icon';
import { ProgressLine } from '../../../ui/states/progress-line';
import type { Upload, UploadState } from './use-uploads';

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** Takes a single file, as one more choice of a picture. */
  readonly isForOne?: boolean;
}

/** Takes files by drag and drop or by a button; several at a time unless `isForOne`. */
export function DropZone({ onFiles, isForOne = false }: DropZoneProps) {
  const t = useTranslations();
  const choose = t(isForOne ? 'album.chooseOne' : 'album.choose');
  const limits = { count: UPLOAD_MAX_BYTES / 1024 / 1024 };
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files].slice(0, isForOne ? 1 : undefined));
      }}
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isOver ? 'pitch.solid' : 'border.emphasized'}
      bg={isOver ? 'pitch.subtle' : 'bg.panel'}
      borderRadius="card"
      p={{ base: '5', md: '6' }}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
    >
      <Button size="lg" variant={isForOne ? 'outline' : 'solid'} onClick={() => input.current?.click()}>
        <Icon as={ImageUp} />
        {choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={!isForOne}
        hidden
        tabIndex={-1}
        aria-label={choose}
        accept={UPLOAD_TYPES.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Box color="fg.muted" flex="1" minW="14rem">
        {t(isForOne ? 'album.dropOne' : 'album.drop', limits)}
      </Box>
    </Box>
  );
}

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onRetry: (upload: Upload) => void;
  readonly onDismiss: (key: number) => void;
}

/** The running uploads, each with its progress or why it failed. */
export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  const t = useTranslations();
  if (uploads.length === 0) return null;
  return (
    <Box as="ul" aria-label={t('album.uploads')} display="grid" gap="3" mt="4">
      {uploads.map((upload) => (
        <Box
          as="li"
          key={upload.key}
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="card"
          px="4"
          py="3"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.4fr) auto' }}
          alignItems="center"
          columnGap="6"
          rowGap="2"
          minH="16"
        >
          <Box fontWeight="medium" truncate>
            {upload.file.name}
          </Box>
          <Progress name={upload.file.name} state={upload.state} />
          {upload.state.step === 'failed' && (
            <Box display="flex" gap="2">
              {upload.state.mayRetry && (
                <Button variant="outline" onClick={() => onRetry(upload)}>
                  {t('failure.retry')}
                </Button>
              )}
              <Button variant="ghost" colorPalette="ink" onClick={() => onDismiss(upload.key)}>
                {t('album.dismiss')}
              </Button>
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

function Progress({ name, state }: { readonly name: string; readonly state: UploadState }) {
  const t = useTranslations();
  if (state.step === 'failed') {
    return (
      <Box role="alert" color="signal.red" textStyle="small">
        {state.message}
      </Box>
    );
  }
  const percent = state.step === 'sending' ? state.percent : state.step === 'processing' ? 100 : 0;
  const text = progressText(state, t);
  return (
    <Box>
      <ProgressLine label={t('album.progressOf', { name })} percent={percent} valueText={text} />
      <Box textStyle="small" color="fg.muted" mt="1">
        {text}
      </Box>
    </Box>
  );
}

function progressText(state: Exclude<UploadState, { step: 'failed' }>, t: Translate): string {
  return state.step === 'sending' ? t('album.sending', { count: state.percent }) : t(`album.${state.step}`);
}
