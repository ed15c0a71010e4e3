import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { College } from '@touchline/domain/college/college';
import { isObject, type Json } from '@touchline/domain/kernel/json/json';
import { useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { Dialog } from '../../../ui/dialog';
import { usePhotoName } from '../photo-names';
import { chosenPicture } from './chosen-picture';
import type { ConflictQuestion } from './conflict';
import type { FieldChange } from './field';

interface ConflictDialogProps {
  readonly college: College;
  readonly question: ConflictQuestion | null;
}

/**
 * Shows both versions of a conflict side by side and lets the editor choose. Escape returns to the form with everything
 * typed.
 */
export function ConflictDialog({ college, question }: ConflictDialogProps) {
  const t = useTranslations();
  const [latest, setLatest] = useState(question);
  if (question !== null && question !== latest) setLatest(question);
  if (latest === null) return null;
  const { choose } = latest;
  const { cause, hasMoved, yours, theirs } = latest.conflict;
  const text = hasMoved ? 'conflict.movedText' : cause === 'undo' ? 'conflict.undoText' : 'conflict.text';
  const buttons = (
    <>
      {!hasMoved && (
        <Button size="lg" onClick={() => choose('mine')}>
          {t('conflict.saveMine')}
        </Button>
      )}
      <Button size="lg" variant="outline" colorPalette="ink" onClick={() => choose('theirs')}>
        {t('conflict.acceptTheirs')}
      </Button>
      {cause === 'save' && (
        <Button size="lg" variant="ghost" colorPalette="ink" onClick={() => choose('back')}>
          {t('conflict.back')}
        </Button>
      )}
    </>
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
      <Text maxW="text" mb="4">
        {t(text)}
      </Text>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <Version title={t('conflict.yours')} college={college} fields={yours} isMine />
        <Version title={t('conflict.theirs')} college={college} fields={theirs} />
      </Box>
    </Dialog>
  );
}

interface VersionProps {
  readonly college: College;
  readonly title: string;
  readonly fields: readonly FieldChange[];
  readonly isMine?: boolean;
}

function Version({ college, title, fields, isMine = false }: VersionProps) {
  return (
    <Box
      role="group"
      aria-label={title}
      borderWidth="1px"
      borderColor={isMine ? 'pitch.solid' : 'border'}
      borderRadius="control"
      bg={isMine ? 'pitch.subtle' : 'bg.subtle'}
      p="4"
      minW="0"
    >
      <Text fontWeight="bold" mb="2">
        {title}
      </Text>
      {fields.map(({ path, label, value }) => (
        <Box key={path} mt="2">
          {fields.length > 1 && (
            <Text textStyle="small" color="fg.muted">
              {label}
            </Text>
          )}
          <Value college={college} value={value} />
        </Box>
      ))}
    </Box>
  );
}

/** A value of a version: pictures are shown, everything else is text. */
function Value({ college, value }: { readonly college: College; readonly value: Json }) {
  const t = useTranslations();
  const nameOf = usePhotoName();
  if (typeof value === 'string' && college.pictures.includes(value)) {
    const { src, alt } = chosenPicture(college, value, '400', nameOf);
    return <chakra.img src={src} alt={alt} height="8rem" maxW="full" objectFit="contain" borderRadius="control" />;
  }
  const text = readableOf(value);
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere" color={text === '' ? 'fg.muted' : 'fg'}>
      {text === '' ? t('conflict.empty') : text}
    </Text>
  );
}

/**
 * Formats a stored value for people: a text as it is, a list with one entry a line, an entry by its name with its
 * values. Nothing is ''.
 */
function readableOf(value: Json): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(readableOf).join('\n');
  if (!isObject(value)) return String(value);
  const [first, ...rest] = Object.values(value).map(readableOf);
  const inside = rest.filter((text) => text !== '').map((text) => text.replaceAll('\n', ', '));
  return [first ?? '', ...inside].join(': ');
}
