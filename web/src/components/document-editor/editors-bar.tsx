import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { ArrowRight, Eye, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFormats, useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { ProgressLine } from '../../ui/states/progress-line';
import type { DocumentKind, EditableDocument } from './document-kind';
import { focusEditorOf } from './focus-editor-of';

interface EditorsBarProps<Document extends EditableDocument, Part extends string> {
  readonly kind: DocumentKind<Document, Part>;
  readonly document: Document;
  /** The address of the page on which a missing part is added. */
  readonly addressOf: (part: Part) => string;
  readonly isVisitorView: boolean;
  readonly onVisitorView: (isVisitorView: boolean) => void;
}

/**
 * The bar of a document's editors, at the lower edge of the page: how complete it is, the next missing part, and the
 * page as visitors see it. It takes room at the end of the page alone, so that nothing moves when it appears.
 */
export function EditorsBar<Document extends EditableDocument, Part extends string>({
  kind,
  document,
  addressOf,
  isVisitorView,
  onVisitorView,
}: EditorsBarProps<Document, Part>) {
  const t = useTranslations();
  const { formatNumber } = useFormats();
  const { percent, filled, total, missing } = kind.completenessOf(document);
  const [next] = missing;
  const share = formatNumber(percent / 100, { style: 'percent' });
  return (
    <Box
      as="aside"
      aria-label={t('editor.bar')}
      position="sticky"
      bottom={{ base: 'calc(3.5rem + env(safe-area-inset-bottom) + 0.5rem)', lg: '4' }}
      zIndex="docked"
      width="full"
      maxW="75rem"
      mx="auto"
      px={{ base: '2', md: '8' }}
      pb={{ base: '2', lg: '0' }}
      pointerEvents="none"
    >
      <Box
        pointerEvents="auto"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="card"
        boxShadow="soft"
        maxW={{ lg: 'min(54rem, 100% - 9rem)' }}
        px={{ base: '3', md: '5' }}
        py={{ base: '2', md: '3' }}
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap={{ base: '2', md: '6' }}
      >
        {isVisitorView ? (
          <Box role="status" flex="1" minW="0" fontWeight="medium" fontSize={{ base: 'sm', md: 'md' }} lineHeight="1.3">
            {t('editor.asVisitor')}
          </Box>
        ) : (
          <Box flex="1" minW="0" display="grid" gap="0.5">
            <Box display="flex" alignItems="baseline" columnGap="2" lineHeight="1.3">
              <Box as="span" textStyle="number" fontWeight="bold" fontSize="lg">
                {share}
              </Box>
              <Box as="span" textStyle="small" color="fg.muted" hideBelow="md">
                {t('editor.count', { count: filled, total })}
              </Box>
            </Box>
            <ProgressLine label={t('editor.completeness')} percent={percent} valueText={share} />
          </Box>
        )}
        {!isVisitorView && next !== undefined && (
          <Button asChild size="lg" variant="outline" px={{ base: '3', md: '4' }} minW="0">
            <Link to={addressOf(next)} state={{ preserveScroll: true }} onClick={() => focusEditorOf(kind.pathsOfPart(next))}>
              <Box as="span" truncate>
                <Box as="span" hideBelow="md">
                  {`${t('editor.next')} `}
                </Box>
                {t(kind.texts.part(next))}
              </Box>
              <Icon as={ArrowRight} size={18} />
            </Link>
          </Button>
        )}
        {!isVisitorView && next === undefined && (
          <Box textStyle="small" color="fg.muted">
            {t('editor.complete')}
          </Box>
        )}
        <Button
          size="lg"
          variant="outline"
          colorPalette="ink"
          px={{ base: isVisitorView ? '3' : '0', md: '4' }}
          minW="11"
          aria-label={t(isVisitorView ? 'editor.backToEditing' : 'editor.viewAsVisitor')}
          onClick={() => onVisitorView(!isVisitorView)}
        >
          <Icon as={isVisitorView ? Pencil : Eye} size={18} />
          {isVisitorView ? (
            t('editor.backToEditing')
          ) : (
            <Box as="span" hideBelow="md">
              {t('editor.viewAsVisitor')}
            </Box>
          )}
        </Button>
      </Box>
    </Box>
  );
}
