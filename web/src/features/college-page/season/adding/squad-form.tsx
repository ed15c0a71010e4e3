import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import type { SquadFacts } from '@touchline/domain/season/added/added-squad';
import { squadOfCells } from '@touchline/domain/season/added/squad-cells';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { BusyButton } from '../../../../ui/busy-button';
import { TextField } from '../../../../ui/fields/text-fields';
import { OPEN_FORM, PageFormButtons } from '../../../../ui/forms/edit-form';
import { useTypedText } from '../../../../ui/forms/unsaved/use-typed-text';
import { useAddingTexts } from './adding-texts';
import { SquadGrid } from './squad-grid';
import { SquadFile } from './squad-file';
import { draftsOfSquad, useCellsOfSquad, useSquadFields } from './typed-squad';
import type { Adding } from './use-added-soccer';

/**
 * The squad by position and class, and how many come from abroad and from the college's state. If somebody else counted
 * it meanwhile, the fields that differ are listed, and saving again replaces theirs. What is typed is kept as a draft.
 */
export function SquadForm({ adding, onClose }: { readonly adding: Adding; readonly onClose: () => void }) {
  const texts = useAddingTexts();
  const cellsOfSquad = useCellsOfSquad();
  const stored = adding.loaded?.added.teams[adding.sex].squad ?? null;
  const [seen, setSeen] = useState(stored);
  const [cells, setCells] = useState(() => cellsOfSquad(stored));
  const [isBusy, setIsBusy] = useState(false);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const text = useTypedText({
    of: draftsOfSquad(adding),
    stored: cellsOfSquad(seen),
    restore: (typed) => setCells({ ...cells, ...typed }),
  });
  const { record } = text;
  useEffect(() => record(cells), [record, cells]);
  const save = async (squad: SquadFacts | null) => {
    const base = isOvertaken ? stored : seen;
    setIsBusy(true);
    const result = await adding.save({ kind: 'squad', seen: base, squad });
    setIsBusy(false);
    setSeen(base);
    setIsOvertaken(result.kind === 'overtaken');
    if (result.kind !== 'saved') return;
    text.saved();
    onClose();
  };
  const submit = () => {
    const squad = squadOfCells(cells);
    setProblem(squad === null ? texts.notANumber : null);
    if (squad !== null) void save(squad);
  };
  const fieldOf = (name: string) => ({
    ...({ type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const),
    value: cells[name] ?? '',
    onText: (typed: string) => setCells({ ...cells, [name]: typed }),
  });
  return (
    <Box asChild display="grid" gap="4" maxW="47rem">
      <form
        noValidate
        {...{ [OPEN_FORM]: '' }}
        aria-label={texts.squad}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          if (!isBusy) submit();
        }}
      >
        {text.offer}
        <Text color="fg.muted">{texts.squadHelp}</Text>
        <SquadFile name={`${adding.college.pathName}-${adding.sex}`} cells={cells} onCells={setCells} />
        <Box display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4">
          <TextField label={texts.season} maxLength={4} {...fieldOf('season')} />
          <TextField label={texts.players} maxLength={3} {...fieldOf('players')} />
        </Box>
        <SquadGrid cells={cells} onCells={setCells} />
        <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <TextField label={texts.abroad} isRequired={false} maxLength={20} {...fieldOf('abroad')} />
          <TextField label={texts.home} help={texts.originsHelp} isRequired={false} maxLength={20} {...fieldOf('home')} />
        </Box>
        {isOvertaken && <Theirs theirs={cellsOfSquad(stored)} yours={cells} isRemoved={stored === null} />}
        {problem !== null && (
          <Text role="alert" color="fg.error">
            {problem}
          </Text>
        )}
        {stored !== null && (
          <Button
            type="button"
            size="lg"
            variant="outline"
            colorPalette="ink"
            justifySelf="start"
            onClick={() => void save(null)}
          >
            {texts.removeSquad}
          </Button>
        )}
        <PageFormButtons>
          <BusyButton type="submit" size="lg" isBusy={isBusy}>
            {isOvertaken ? texts.saveMine : texts.save}
          </BusyButton>
          <Button type="button" size="lg" variant="ghost" colorPalette="ink" onClick={() => text.leave(onClose)}>
            {texts.cancel}
          </Button>
        </PageFormButtons>
      </form>
    </Box>
  );
}

type Cells = Readonly<Record<string, string>>;

/** What somebody else counted meanwhile, as far as it differs from what is typed. */
function Theirs({ theirs, yours, isRemoved }: { readonly theirs: Cells; readonly yours: Cells; readonly isRemoved: boolean }) {
  const texts = useAddingTexts();
  const fields = useSquadFields();
  return (
    <Box role="alert" borderWidth="1px" borderRadius="l2" p="4">
      {isRemoved ? texts.removedMeanwhile : texts.theirSquad}
      {!isRemoved && (
        <ul>
          {fields.flatMap(([name, label]) => {
            const [other, own] = [theirs[name] ?? '', yours[name] ?? ''];
            return other === own ? [] : [<li key={name}>{texts.difference(label, other, own)}</li>];
          })}
        </ul>
      )}
    </Box>
  );
}
