import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import type { Reader } from '@touchline/domain/person/profiles/audience/visibility';
import { ArrowRight, Eye, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useFormats, useTranslations } from '../../i18n/use-translations';
import { OPEN_FORM } from '../../ui/forms/edit-form';
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
  /** The reader whom the view shows the page as; a visitor where it is left out. */
  readonly reader?: Exclude<Reader, 'owner'>;
  readonly onVisitorView: (isVisitorView: boolean) => void;
}

/** While a form is open, its buttons stand there instead. */
const YIELDS = { [`body:has([${OPEN_FORM}]) &`]: { display: 'none' } } as const;

/** Wide windows have room for the eye next to the content, where it covers nothing. */
const IN_MARGIN = { '@media (min-width: 84rem)': { marginInlineStart: '-4rem' } } as const;

/**
 * The bar of a document's editors, at the lower edge of the page: how complete it is, the next missing part, and the
 * page as visitors see it. Where nothing is missing, an eye takes its place and shows it again. It takes room at the
 * end of the page alone, so that nothing moves when it appears.
 */
export function EditorsBar<Document extends EditableDocument, Part extends string>({
  kind,
  document,
  addressOf,
  isVisitorView,
  reader = 'visitor',
  onVisitorView,
}: EditorsBarProps<Document, Part>) {
  const t = useTranslations();
  const { formatNumber } = useFormats();
  const { percent, filled, total, missing } = kind.completenessOf(document);
  const [next] = missing;
  const share = formatNumber(percent / 100, { style: 'percent' });
  const [isUnfolded, setIsUnfolded] = useState(false);
  const view = useRef<HTMLButtonElement>(null);
  const unfold = () => {
    flushSync(() => setIsUnfolded(true));
    view.current?.focus();
  };
  const isFolded = next === undefined && !isVisitorView && !isUnfolded;
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
      css={YIELDS}
    >
      {isFolded && (
        <IconButton
          pointerEvents="auto"
          variant="outline"
          colorPalette="ink"
          bg="bg.panel"
          boxShadow="soft"
          borderRadius="full"
          boxSize="12"
          css={IN_MARGIN}
          aria-label={t('editor.showBar')}
          title={t('editor.showBar')}
          onClick={unfold}
        >
          <Icon as={Eye} />
        </IconButton>
      )}
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
        display={isFolded ? 'none' : 'flex'}
        alignItems="center"
        justifyContent="space-between"
        gap={{ base: '2', md: '6' }}
      >
        {isVisitorView ? (
          <Box role="status" flex="1" minW="0" fontWeight="medium" fontSize={{ base: 'sm', md: 'md' }} lineHeight="1.3">
            {t(`editor.as.${reader}`)}
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
          ref={view}
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
