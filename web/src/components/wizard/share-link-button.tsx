import { Button } from '@chakra-ui/react/button';
import { Link as LinkIcon, Share2 } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { useToasts } from '../../ui/overlays/toasts';

interface ShareLinkButtonProps {
  /** The path of the page that is shared, such as `/profile/jo`. */
  readonly path: string;
  /** What the page is about. */
  readonly name: string;
}

/** Hands a page's address to the device's own way of sharing, else copies it. */
export function ShareLinkButton({ path, name }: ShareLinkButtonProps) {
  const t = useTranslations();
  const show = useToasts();
  const canShare = typeof navigator.share === 'function';
  async function share() {
    const url = `${location.origin}${path}`;
    try {
      if (canShare) await navigator.share({ title: name, url });
      else {
        await navigator.clipboard.writeText(url);
        show({ variant: 'success', text: t('wizard.copied') });
      }
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      show({ variant: 'danger', text: t('wizard.notCopied', { url }) });
    }
  }
  const shape = canShare ? Share2 : LinkIcon;
  return (
    <Button size="xl" variant="outline" colorPalette="ink" onClick={() => void share()}>
      <Icon as={shape} />
      {t(canShare ? 'wizard.share' : 'wizard.copy')}
    </Button>
  );
}
