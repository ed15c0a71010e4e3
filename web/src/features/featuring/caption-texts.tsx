import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { CAPTION_LIMITS, featureCaptions, lengthOnX } from '@touchline/domain/featuring/captions';
import type { Language } from '@touchline/domain/kernel/language';
import { Copy } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { useToasts } from '../../ui/overlays/toasts';
import type { ListedRequest } from './use-feature-requests';

interface CaptionTextsProps {
  readonly profile: NonNullable<ListedRequest['profile']>;
  readonly language: Language;
}

/** The texts to post next to the pictures: a long one, and a short one for X, each with the button that copies it. */
export function CaptionTexts({ profile, language }: CaptionTextsProps) {
  const t = useTranslations();
  const { caption, x } = featureCaptions(profile, { language, origin: location.origin });
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <CaptionText
        title={t('featureQueue.caption')}
        copyText={t('featureQueue.copyCaption')}
        text={caption}
        length={t('featureQueue.length', { count: caption.length, most: CAPTION_LIMITS.caption })}
        language={language}
      />
      <CaptionText
        title={t('featureQueue.captionX')}
        copyText={t('featureQueue.copyX')}
        text={x}
        length={t('featureQueue.length', { count: lengthOnX(x), most: CAPTION_LIMITS.x })}
        language={language}
      />
    </Box>
  );
}

interface CaptionTextProps {
  readonly title: string;
  readonly copyText: string;
  readonly text: string;
  /** How long it is and may be. */
  readonly length: string;
  readonly language: Language;
}

function CaptionText({ title, copyText, text, length, language }: CaptionTextProps) {
  const t = useTranslations();
  const show = useToasts();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      show({ variant: 'success', text: t('featureQueue.copied') });
    } catch {
      show({ variant: 'danger', text: t('featureQueue.notCopied') });
    }
  }
  return (
    <Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mb="2">
        <Heading as="h3" textStyle="h3">
          {title}
        </Heading>
        <Button size="lg" variant="outline" colorPalette="ink" onClick={() => void copy()}>
          <Icon as={Copy} size={18} />
          {copyText}
        </Button>
      </Box>
      <Box lang={language} p="4" borderWidth="1px" borderRadius="l2" bg="bg.panel" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Box>
      <Box textStyle="small" color="fg.muted" mt="1.5">
        {length}
      </Box>
    </Box>
  );
}
