import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import type { SquadCells } from '@touchline/domain/season/added/squad-cells';
import { csvOfSquad, squadOfCsv } from '@touchline/domain/season/added/squad-csv';
import { useState } from 'react';
import { textOfFile } from '../../../../lib/file-text';
import { Disclosure } from '../../../../ui/disclosure';
import { TextAreaField } from '../../../../ui/fields/text-fields';
import { useAddingTexts } from './adding-texts';
import { CsvChoice } from './csv-choice';
import { useSquadFileTexts } from './squad-file-texts';
import { useSquadFields } from './typed-squad';

/** The largest file that is read; a squad has a few lines. */
const LARGEST_FILE = 100_000;
const MOST_SHOWN = 12;

interface SquadFileProps {
  readonly name: string;
  /** What the form holds. */
  readonly cells: SquadCells;
  readonly onCells: (cells: SquadCells) => void;
}

/**
 * Fills the form from a table, pasted or from a file. Nothing is saved: the fields show what they got, with a list of
 * what the table changed in them. A table with a bad line fills nothing.
 */
export function SquadFile({ name, cells, onCells }: SquadFileProps) {
  const { refusedMore } = useAddingTexts();
  const texts = useSquadFileTexts();
  const fields = useSquadFields();
  const [pasted, setPasted] = useState('');
  const [told, setTold] = useState<{ readonly isRefused: boolean; readonly rows: readonly string[] } | null>(null);
  const fill = (text: string) => {
    const read = squadOfCsv(text);
    if (read.cells === null) {
      setTold({ isRefused: true, rows: read.problems.map(texts.problem) });
      return;
    }
    const after = { ...cells, ...read.cells };
    const changed = fields.filter(([field]) => (cells[field] ?? '') !== (after[field] ?? ''));
    onCells(after);
    setTold({
      isRefused: false,
      rows: changed.map(([field, label]) => texts.field(label, cells[field] ?? '', after[field] ?? '')),
    });
  };
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > LARGEST_FILE) setTold({ isRefused: true, rows: [texts.tooLarge] });
    else fill(await textOfFile(file));
  };
  return (
    <Disclosure title={texts.title} onOpen={() => undefined}>
      <Box display="grid" gap="4" pt="2">
        <Text color="fg.muted">{texts.help}</Text>
        <CsvChoice template={csvOfSquad(cells)} fileName={`${name}-squad.csv`} onFile={(file) => void choose(file)} />
        <TextAreaField
          label={texts.paste}
          isRequired={false}
          maxLength={LARGEST_FILE}
          rows={{ least: 3, most: 12 }}
          value={pasted}
          onText={setPasted}
        />
        <Box>
          <Button
            type="button"
            size="lg"
            variant="outline"
            colorPalette="ink"
            aria-disabled={pasted.trim() === ''}
            onClick={() => pasted.trim() !== '' && fill(pasted)}
          >
            {texts.fillIn}
          </Button>
        </Box>
        <Box aria-live="polite">
          {told !== null && (
            <>
              <Text fontWeight="semibold" {...(told.isRefused ? { color: 'fg.error' } : {})}>
                {told.isRefused ? texts.refused : texts.filled(told.rows.length)}
              </Text>
              <Box as="ul" overflowWrap="anywhere">
                {told.rows.slice(0, MOST_SHOWN).map((row) => (
                  <li key={row}>{row}</li>
                ))}
                {told.rows.length > MOST_SHOWN && <li>{refusedMore(told.rows.length - MOST_SHOWN)}</li>}
              </Box>
            </>
          )}
        </Box>
      </Box>
    </Disclosure>
  );
}
