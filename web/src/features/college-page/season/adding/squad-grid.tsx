import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { SQUAD_CLASSES, SQUAD_LINES } from '@touchline/domain/reference/squads';
import { cellOf, type SquadCells } from '@touchline/domain/season/added/squad-cells';
import { useSquadTexts } from '../../squad/squad-texts';
import { useAddingTexts } from './adding-texts';

interface SquadGridProps {
  readonly cells: SquadCells;
  readonly onCells: (cells: SquadCells) => void;
}

/** The players of each class at each position, as a table of fields. */
export function SquadGrid({ cells, onCells }: SquadGridProps) {
  const texts = useAddingTexts();
  const { lines: lineNames, classes: classNames } = useSquadTexts();
  return (
    <chakra.table width="full" borderCollapse="collapse" css={{ '& td, & th': { p: '1', textAlign: 'center' } }}>
      <thead>
        <tr>
          <th />
          {SQUAD_LINES.map((line) => (
            <chakra.th key={line} scope="col" textStyle="small" fontWeight="semibold">
              <abbr title={lineNames[line]}>{line}</abbr>
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SQUAD_CLASSES.map((one) => (
          <tr key={one}>
            <chakra.th scope="row" textStyle="small" fontWeight="normal" css={{ textAlign: 'start !important' }}>
              {classNames[one]}
            </chakra.th>
            {SQUAD_LINES.map((line) => (
              <td key={line}>
                <Input
                  aria-label={texts.cell(lineNames[line], classNames[one])}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={3}
                  size="lg"
                  px="1"
                  textAlign="center"
                  value={cells[cellOf(line, one)] ?? ''}
                  onChange={({ target: { value } }) => onCells({ ...cells, [cellOf(line, one)]: value })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
