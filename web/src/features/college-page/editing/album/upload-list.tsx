import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { Say } from '../../../../i18n/use-translations';
import { useTranslations } from '../../../../i18n/use-translations';
import { ProgressLine } from '../../../../ui/progress-line';
import type { Upload, UploadState } from './use-uploads';

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onRetry: (upload: Upload) => void;
  readonly onDismiss: (key: number) => void;
}

/** The files on their way, each with how far it is or why it failed. */
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
        {state.words}
      </Box>
    );
  }
  const percent = state.step === 'sending' ? state.percent : state.step === 'processing' ? 100 : 0;
  const text = wordsOf(state, t);
  return (
    <Box>
      <ProgressLine label={t('album.progressOf', { name })} percent={percent} valueText={text} />
      <Box textStyle="small" color="fg.muted" mt="1">
        {text}
      </Box>
    </Box>
  );
}

function wordsOf(state: Exclude<UploadState, { step: 'failed' }>, t: Say): string {
  return state.step === 'sending' ? t('album.sending', { count: state.percent }) : t(`album.${state.step}`);
}
