import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { UPLOAD_MAX_BYTES } from '@touchline/domain/constants/limits';
import { UPLOAD_TYPES } from '@touchline/domain/pictures/upload-kind';
import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from '../../../../i18n/use-translations';

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** For one file that is looked for, beside others to choose among. */
  readonly isForOne?: boolean;
}

/** Where files are dropped, or chosen by a button, several at a time unless one is looked for. */
export function DropZone({ onFiles, isForOne = false }: DropZoneProps) {
  const t = useTranslations();
  const choose = t(isForOne ? 'album.chooseOne' : 'album.choose');
  const limits = { count: UPLOAD_MAX_BYTES / 1024 / 1024 };
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files].slice(0, isForOne ? 1 : undefined));
      }}
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isOver ? 'pitch.solid' : 'border.emphasized'}
      bg={isOver ? 'pitch.subtle' : 'bg.panel'}
      borderRadius="card"
      p={{ base: '5', md: '6' }}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
    >
      <Button size="lg" variant={isForOne ? 'outline' : 'solid'} onClick={() => input.current?.click()}>
        <ImageUp size={20} strokeWidth={1.75} aria-hidden />
        {choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={!isForOne}
        hidden
        tabIndex={-1}
        aria-label={choose}
        accept={UPLOAD_TYPES.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Box color="fg.muted" flex="1" minW="14rem">
        {t(isForOne ? 'album.dropOne' : 'album.drop', limits)}
      </Box>
    </Box>
  );
}
