import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { FEWEST_TOLD, SQUAD_CLASSES, SQUAD_LINES, type SquadClass, type SquadLine } from '@touchline/domain/reference/squads';
import type { AddedSquad } from '@touchline/domain/season/added/added-soccer';
import { type SyntheticEvent, useState } from 'react';
import { BusyButton } from '../../../../ui/busy-button';
import { TextField } from '../../../../ui/fields/text-fields';
import { useSquadTexts } from '../../squad/squad-texts';
import { useAddingTexts } from './adding-texts';
import type { Adding } from './use-added-soccer';

type Grid = Readonly<Record<SquadLine, Readonly<Record<SquadClass, string>>>>;

const toNumber = (text: string): number | null => (text.trim() === '' ? 0 : /^\d{1,3}$/.test(text.trim()) ? Number(text) : null);

/** A typed share: null where nothing was typed, `few` below three. */
function toldOf(text: string): number | 'few' | null {
  const told = toNumber(text);
  return text.trim() === '' || told === null ? null : told < FEWEST_TOLD ? 'few' : told;
}

/** The squad by position and class, and how many come from abroad and from the own state. */
export function SquadForm({ adding, onClose }: { readonly adding: Adding; readonly onClose: () => void }) {
  const texts = useAddingTexts();
  const { lines: lineNames, classes: classNames } = useSquadTexts();
  const stored = adding.loaded?.added.teams[adding.sex].squad ?? null;
  const [grid, setGrid] = useState(() => gridOf(stored));
  const [season, setSeason] = useState(stored === null ? '' : String(stored.season));
  const [players, setPlayers] = useState(stored === null ? '' : String(stored.players));
  const [abroad, setAbroad] = useState(typeof stored?.abroad === 'number' ? String(stored.abroad) : '');
  const [home, setHome] = useState(typeof stored?.home === 'number' ? String(stored.home) : '');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (squad: Omit<AddedSquad, 'by' | 'on'> | null) => {
    setIsBusy(true);
    const result = await adding.save({ kind: 'squad', seen: stored, squad });
    setIsBusy(false);
    if (result.kind === 'saved') onClose();
    if (result.kind === 'overtaken') setProblem(texts.removedMeanwhile);
  };
  const submit = () => {
    const all = SQUAD_LINES.flatMap((line) => SQUAD_CLASSES.map((one) => toNumber(grid[line][one])));
    const told = [players, season, ...(abroad === '' ? [] : [abroad]), ...(home === '' ? [] : [home])];
    if (all.includes(null) || told.some((text) => !/^\d{1,4}$/.test(text.trim()))) {
      setProblem(texts.notANumber);
      return;
    }
    setProblem(null);
    const countOf = (line: SquadLine) =>
      Object.fromEntries(SQUAD_CLASSES.map((one) => [one, toNumber(grid[line][one]) ?? 0])) as Record<SquadClass, number>;
    void save({
      ...{ season: Number(season), players: Number(players), abroad: toldOf(abroad), home: toldOf(home) },
      lines: { GK: countOf('GK'), DF: countOf('DF'), MF: countOf('MF'), FW: countOf('FW') },
    });
  };
  const numeric = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <Box asChild display="grid" gap="4" maxW="47rem">
      <form
        noValidate
        aria-label={texts.squad}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          if (!isBusy) submit();
        }}
      >
        <Text color="fg.muted">{texts.squadHelp}</Text>
        <Box display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4">
          <TextField label={texts.season} value={season} onText={setSeason} maxLength={4} {...numeric} />
          <TextField label={texts.players} value={players} onText={setPlayers} maxLength={3} {...numeric} />
        </Box>
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
                      value={grid[line][one]}
                      onChange={({ target: { value } }) => setGrid({ ...grid, [line]: { ...grid[line], [one]: value } })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
        <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <TextField label={texts.abroad} value={abroad} onText={setAbroad} isRequired={false} maxLength={3} {...numeric} />
          <TextField
            label={texts.home}
            help={texts.originsHelp}
            value={home}
            onText={setHome}
            isRequired={false}
            maxLength={3}
            {...numeric}
          />
        </Box>
        {problem !== null && (
          <Text role="alert" color="fg.error">
            {problem}
          </Text>
        )}
        <Box display="flex" flexWrap="wrap" gap="3">
          <BusyButton type="submit" size="lg" isBusy={isBusy}>
            {texts.save}
          </BusyButton>
          {stored !== null && (
            <Button type="button" size="lg" variant="outline" colorPalette="ink" onClick={() => void save(null)}>
              {texts.removeSquad}
            </Button>
          )}
          <Button type="button" size="lg" variant="ghost" colorPalette="ink" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Box>
      </form>
    </Box>
  );
}

function gridOf(stored: AddedSquad | null): Grid {
  const lineOf = (line: SquadLine) =>
    Object.fromEntries(SQUAD_CLASSES.map((one) => [one, stored === null ? '' : String(stored.lines[line][one])])) as Record<
      SquadClass,
      string
    >;
  return { GK: lineOf('GK'), DF: lineOf('DF'), MF: lineOf('MF'), FW: lineOf('FW') };
}
