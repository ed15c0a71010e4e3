import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { AddedMatch } from '@touchline/domain/season/added/added-soccer';
import type { MatchColumn } from '@touchline/domain/season/added/match-cells';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { BusyButton } from '../../../../ui/busy-button';
import { CheckField } from '../../../../ui/fields/choice-fields';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-fields';
import { OPEN_FORM, PageFormButtons } from '../../../../ui/forms/edit-form';
import { useTypedText } from '../../../../ui/forms/unsaved/use-typed-text';
import { useLongDate } from '../../../../ui/use-dates';
import { useAddingTexts } from './adding-texts';
import { BLANK_CELLS, cellsOf, draftsOfMatch, matchSentence } from './typed-match';
import type { Adding } from './use-added-soccer';
import { useOpponentNames } from './use-opponent-names';

const GROUNDS = ['home', 'away', 'neutral', 'unknown'] as const;

interface MatchFormProps {
  readonly adding: Adding;
  /** The match to change; null for a new one. */
  readonly changes: { readonly id: string; readonly match: AddedMatch } | null;
  readonly onClose: () => void;
}

/**
 * One match, new or changed. The names of colleges are suggested as opponents, and any other text stays possible. What
 * the server refuses stands at its field. Where somebody else changed the match meanwhile, their version is shown, and
 * saving again replaces it. What is typed is kept as a draft until it is saved.
 */
export function MatchForm({ adding, changes, onClose }: MatchFormProps) {
  const texts = useAddingTexts();
  const longDate = useLongDate();
  const before = changes === null ? BLANK_CELLS : cellsOf(changes.match, adding.met);
  const [cells, setCells] = useState(before);
  const text = useTypedText({
    of: draftsOfMatch(adding, changes?.id ?? null),
    stored: before,
    restore: (texts) => setCells({ ...cells, ...texts }),
  });
  const suggestionsId = useId();
  const suggested = useOpponentNames(cells.opponent, adding.sex);
  const { record } = text;
  useEffect(() => record(cells), [record, cells]);
  const [seen, setSeen] = useState(changes?.match ?? null);
  const [errors, setErrors] = useState<Readonly<Partial<Record<MatchColumn, string>>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const stored = changes === null ? undefined : adding.loaded?.added.teams[adding.sex].matches[changes.id];
  const fieldOf = (column: MatchColumn) => ({
    value: cells[column],
    onText: (text: string) => setCells({ ...cells, [column]: text }),
    error: errors[column] ?? null,
    isValidated: true,
    autoComplete: 'off',
  });
  const submit = async () => {
    setIsBusy(true);
    const line = { line: 1, cells };
    const base = isOvertaken ? (stored ?? seen) : seen;
    const result = await adding.save(
      changes === null || base === null
        ? { kind: 'add', corrects: false, lines: [line] }
        : { kind: 'change', id: changes.id, seen: base, line },
    );
    setIsBusy(false);
    if (result.kind === 'saved') {
      text.saved();
      onClose();
    }
    if (result.kind === 'overtaken') setIsOvertaken(true);
    if (base !== null) setSeen(base);
    const problems = result.kind === 'refused' ? result.plan.problems : [];
    setErrors(Object.fromEntries(problems.map(({ column, message }) => [column, message.replace(/^(Line|Zeile) 1: /, '')])));
  };
  return (
    <Box
      asChild
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap="4"
      maxW="47rem"
    >
      <form
        noValidate
        {...{ [OPEN_FORM]: '' }}
        aria-label={changes === null ? texts.add : texts.change(cells.opponent)}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
      >
        <Box gridColumn="1 / -1" _empty={{ display: 'none' }}>
          {text.offer}
        </Box>
        <TextField label={texts.date} type="date" {...fieldOf('date')} />
        <Box minW="0">
          <TextField
            label={texts.opponent}
            help={texts.opponentHelp}
            type="text"
            maxLength={80}
            list={suggestionsId}
            {...fieldOf('opponent')}
          />
          <datalist id={suggestionsId}>
            {suggested.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </Box>
        <Box display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4">
          <TextField label={texts.goalsFor} type="text" inputMode="numeric" maxLength={2} {...fieldOf('goals_for')} />
          <TextField label={texts.goalsAgainst} type="text" inputMode="numeric" maxLength={2} {...fieldOf('goals_against')} />
        </Box>
        <SelectField
          label={texts.ground}
          options={GROUNDS.map((value) => ({ value, text: texts.grounds[value] }))}
          value={GROUNDS.find((one) => one === cells.ground) ?? 'unknown'}
          onValue={(ground) => setCells({ ...cells, ground })}
        />
        <TextField label={texts.place} type="text" isRequired={false} maxLength={80} {...fieldOf('place')} />
        <Box alignSelf="end" pb="2">
          <CheckField
            label={texts.counts}
            isChecked={cells.counts === 'yes'}
            onCheck={(isChecked) => setCells({ ...cells, counts: isChecked ? 'yes' : 'no' })}
          />
        </Box>
        {isOvertaken && (
          <Box role="alert" gridColumn="1 / -1" borderWidth="1px" borderRadius="l2" p="4">
            {stored === undefined ? texts.removedMeanwhile : texts.theirs(matchSentence(stored, adding.met, longDate))}
          </Box>
        )}
        <PageFormButtons gridColumn="1 / -1">
          {(!isOvertaken || stored !== undefined) && (
            <BusyButton type="submit" size="lg" isBusy={isBusy}>
              {isOvertaken ? texts.saveMine : texts.save}
            </BusyButton>
          )}
          <Button type="button" size="lg" variant="ghost" colorPalette="ink" onClick={() => text.leave(onClose)}>
            {texts.cancel}
          </Button>
        </PageFormButtons>
      </form>
    </Box>
  );
}
