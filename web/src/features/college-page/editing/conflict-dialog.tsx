import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { College } from '@touchline/domain/college/college';
import type { Json } from '@touchline/domain/json/json';
import { useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { Dialog } from '../../../ui/dialog';
import { usePhotoName } from '../use-photo-name';
import { chosenPicture } from './chosen-picture';
import type { FieldChange } from './field-change';
import { readableOf } from './readable';
import type { ConflictQuestion } from './use-conflict-question';

interface ConflictDialogProps {
  readonly college: College;
  readonly question: ConflictQuestion | null;
}

/** Shows both versions of a conflict side by side and lets their editor choose; Escape goes back to the editor with everything typed. */
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
        {t('conflict.keepTheirs')}
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

/** A picture is shown, everything else read. */
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
