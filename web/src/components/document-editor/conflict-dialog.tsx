import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { Json } from '@touchline/domain/kernel/json/json';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { Dialog } from '../../ui/overlays/dialog';
import type { ConflictQuestion } from './conflict';
import type { DocumentKind, EditableDocument, OthersEdit } from './document-kind';
import type { FieldChange } from './field';
import { MarkedText, readableOf } from './marked-text';
import type { TextDifference } from './text-difference';

interface ConflictDialogProps<Document extends EditableDocument, Part extends string> {
  readonly kind: DocumentKind<Document, Part>;
  readonly question: ConflictQuestion<Document> | null;
}

/**
 * Shows both versions of a conflict side by side, with the words that each changed and who made the other one, and lets
 * the editor choose. Escape returns to the form with everything typed. No button that overwrites is solid.
 */
export function ConflictDialog<Document extends EditableDocument, Part extends string>({
  kind,
  question,
}: ConflictDialogProps<Document, Part>) {
  const t = useTranslations();
  const [latest, setLatest] = useState(question);
  if (question !== null && question !== latest) setLatest(question);
  if (latest === null) return null;
  const { choose, both, author, document } = latest;
  const { cause, hasMoved, before, yours, theirs } = latest.conflict;
  const text = hasMoved ? 'conflict.movedText' : cause === 'undo' ? 'conflict.undoText' : 'conflict.text';
  const pictureOf = (value: Json) => kind.pictureOf(document, value);
  const buttons = (
    <Box
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      gap={{ base: '2', md: '3' }}
      justifyContent="flex-end"
      width="full"
      css={{ '& > button': { px: '4', minH: '11', height: 'auto', py: '2', whiteSpace: 'normal', lineHeight: '1.2' } }}
    >
      {both !== null && (
        <Button size="lg" onClick={() => choose('both')}>
          {t('conflict.takeBoth')}
        </Button>
      )}
      <Button size="lg" variant="outline" colorPalette="ink" onClick={() => choose('theirs')}>
        {t('conflict.acceptTheirs')}
      </Button>
      {!hasMoved && (
        <Button size="lg" variant="outline" colorPalette="ink" onClick={() => choose('mine')}>
          {t('conflict.saveMine')}
        </Button>
      )}
      {cause === 'save' && (
        <Button size="lg" variant="ghost" colorPalette="ink" onClick={() => choose('back')}>
          {t('conflict.back')}
        </Button>
      )}
    </Box>
  );
  return (
    <Dialog
      isOpen={question !== null}
      title={t('conflict.title')}
      size="wide"
      closeOnInteractOutside={false}
      onClose={() => choose('back')}
      footer={buttons}
    >
      <Box maxW="text" mb="5" display="grid" gap="1">
        {author !== null && <Author edit={author} />}
        <Text color={author === null ? 'fg' : 'fg.muted'}>{t(text)}</Text>
      </Box>
      <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <Version title={t('conflict.yours')} tone="mine" fields={yours} before={before} pictureOf={pictureOf} />
        <Version title={t('conflict.theirs')} tone="theirs" fields={theirs} before={before} pictureOf={pictureOf} />
        {both !== null && (
          <Box gridColumn="1 / -1" minW="0">
            <Version title={t('conflict.both')} tone="both" fields={both} before={null} pictureOf={pictureOf} />
          </Box>
        )}
      </Box>
    </Dialog>
  );
}

/** Who saved the other version, and when. */
function Author({ edit: { at, by } }: { readonly edit: OthersEdit }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  const name = by.name ?? t(by.isAdmin ? 'conflict.admin' : 'conflict.formerMember');
  return (
    <Text fontWeight="semibold" overflowWrap="anywhere">
      {t('conflict.savedBy', { name, moment })}
    </Text>
  );
}

const TONES = {
  mine: { bg: 'pitch.subtle', borderColor: 'pitch.solid' },
  theirs: { bg: 'bg.subtle', borderColor: 'border.emphasized' },
  both: { bg: 'bg.panel', borderColor: 'border.emphasized', borderStyle: 'dashed' },
} as const;

interface VersionProps {
  readonly title: string;
  readonly tone: keyof typeof TONES;
  readonly fields: readonly FieldChange[];
  /** What both versions started from; null marks no difference. */
  readonly before: readonly FieldChange[] | null;
  readonly pictureOf: (value: Json) => string | null;
}

function Version({ title, tone, fields, before, pictureOf }: VersionProps) {
  return (
    <Box role="group" aria-label={title} borderWidth="1px" borderRadius="control" p="4" minW="0" {...TONES[tone]}>
      <Text textStyle="small" fontWeight="semibold" color="fg.muted" mb="2" aria-hidden>
        {title}
      </Text>
      {fields.map(({ path, label, value }, index) => (
        <Box key={path} _notFirst={{ mt: '3' }}>
          {fields.length > 1 && (
            <Text textStyle="small" color="fg.muted">
              {label}
            </Text>
          )}
          <Value label={label} value={value} before={before?.[index]?.value ?? null} picture={pictureOf(value)} />
        </Box>
      ))}
    </Box>
  );
}

interface ValueProps {
  readonly label: string;
  readonly value: Json;
  readonly before: Json;
  readonly picture: string | null;
}

/** A value of a version: a picture is shown, everything else is text with its new words marked. */
function Value({ label, value, before, picture }: ValueProps) {
  const t = useTranslations();
  const text = readableOf(value);
  const difference = useDifference(picture === null ? readableOf(before) : '', text);
  if (picture !== null)
    return <chakra.img src={picture} alt={label} height="8rem" maxW="full" objectFit="contain" borderRadius="control" />;
  if (text === '') return <Text color="fg.muted">{t('conflict.empty')}</Text>;
  if (difference !== null) return <MarkedText difference={difference} goneText={t('conflict.gone')} />;
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere">
      {text}
    </Text>
  );
}

/** The difference of two texts; null until the comparison is downloaded, and where there was no text before. */
function useDifference(before: string, after: string): TextDifference | null {
  const [difference, setDifference] = useState<TextDifference | null>(null);
  useEffect(() => {
    if (before === '' || after === '' || before === after) return undefined;
    let isShown = true;
    import('./text-difference').then(
      ({ differenceOf }) => isShown && setDifference(differenceOf(before, after)),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [before, after]);
  return difference;
}
