import { Button } from '@chakra-ui/react/button';
import { Download } from 'lucide-react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api-context';
import { saveFile } from '../../../lib/save-file';
import { Section } from '../../../ui/section';
import { useToasts } from '../../../ui/toast-context';
import { useAct } from '../use-act';

/** All that is kept about somebody, as one file; while it is put together the button says so, and what it fails with is said in words. */
export function DownloadSection() {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { isBusy, act } = useAct();
  const download = () =>
    act(async () => {
      const { parts, contentType, fileName } = await callApi('downloadAccount');
      const pieces: BlobPart[] = [];
      for await (const part of parts) pieces.push(part.slice());
      saveFile(fileName, new Blob(pieces, { type: contentType }));
      show({ variant: 'success', text: t('account.downloaded') });
    });
  return (
    <Section title={t('account.download')} intro={t('account.downloadText')}>
      <Button
        size="lg"
        variant="outline"
        colorPalette="ink"
        loading={isBusy}
        loadingText={t('account.downloading')}
        onClick={() => void download()}
      >
        <Download size={18} strokeWidth={1.75} aria-hidden />
        {t('account.downloadButton')}
      </Button>
    </Section>
  );
}
