import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Copy } from 'lucide-react';
import { Icon } from '../../ui/icon';
import { useToasts } from '../../ui/overlays/toasts';
import { useBodyTexts } from './body-texts';

/** A text to copy and fill in: a frame, never the player's own words. */
export function TemplateCard({ title, text }: { readonly title: string; readonly text: string }) {
  const texts = useBodyTexts();
  const show = useToasts();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      show({ variant: 'success', text: texts.copied });
    } catch {
      show({ variant: 'danger', text: texts.notCopied });
    }
  }
  return (
    <Box
      as="figure"
      mt="6"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      overflow="hidden"
      css={{ '@media print': { breakInside: 'auto', overflow: 'visible' } }}
    >
      <Box as="figcaption" px="5" py="3" borderBottomWidth="1px" bg="bg.subtle">
        <Box textStyle="label" color="fg.muted">
          {texts.template}
        </Box>
        <Box fontWeight="semibold">{title}</Box>
      </Box>
      <Box px="5" py="4" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Box>
      <Box
        data-screen-only=""
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        px="5"
        pb="4"
      >
        <Box textStyle="small" color="fg.muted">
          {texts.templateHint}
        </Box>
        <Button size="lg" variant="outline" onClick={() => void copy()}>
          <Icon as={Copy} size={18} />
          {texts.copy}
        </Button>
      </Box>
    </Box>
  );
}
