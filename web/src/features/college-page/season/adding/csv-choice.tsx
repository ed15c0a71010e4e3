import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { useId } from 'react';
import { useAddingTexts } from './adding-texts';

interface CsvChoiceProps {
  /** What the coach's page holds already, as a file to start from. */
  readonly template: string;
  readonly fileName: string;
  readonly onFile: (file: File | undefined) => void;
}

/** A CSV file to download and fill in, and the field that takes a filled one. */
export function CsvChoice({ template, fileName, onFile }: CsvChoiceProps) {
  const texts = useAddingTexts();
  const id = useId();
  return (
    <>
      <Box>
        <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(template)}`} download={fileName}>
          <Box as="span" textDecoration="underline" minH="11" display="inline-flex" alignItems="center">
            {texts.template}
          </Box>
        </a>
      </Box>
      <Box display="grid" gap="2">
        <label htmlFor={id}>{texts.choose}</label>
        <Input
          id={id}
          type="file"
          accept=".csv,text/csv"
          size="xl"
          py="3"
          onChange={(event) => onFile(event.target.files?.[0])}
        />
      </Box>
    </>
  );
}
