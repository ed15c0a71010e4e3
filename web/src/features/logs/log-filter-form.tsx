import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { AUDIT_ACTIONS } from '@touchline/domain/audit/audit-actions';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { BusyButton } from '../../ui/busy-button';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-fields';
import { FilterChip } from '../../ui/filter-chip';
import { useAction } from '../../ui/use-action';
import { actionText } from './action-texts';
import { targetName, whoText } from './log-line-text';
import { type LogTexts, useLogTexts } from './log-texts';
import { useNamedInLog } from './named-in-log';
import { FILTER_NAMES, logAddress, type LogFilters, type LogLine } from './use-log';

const LONGEST = 200;

interface LogFilterFormProps {
  readonly filters: LogFilters;
  /** The lines that are shown, which know the names of people and colleges in the filters. */
  readonly lines: readonly LogLine[];
}

/** Chooses the lines; every filter is part of the address, and each active one can be removed alone. */
export function LogFilterForm({ filters, lines }: LogFilterFormProps) {
  const texts = useLogTexts();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const named = useNamedInLog();
  const { isBusy, run } = useAction();
  const [by, setBy] = useState('');
  const [target, setTarget] = useState('');
  const [chosen, setChosen] = useState<ChosenFilters>({
    action: filters.action ?? '',
    result: filters.result ?? '',
    from: filters.from ?? '',
    to: filters.to ?? '',
  });
  const [errors, setErrors] = useState<{ readonly by: string | null; readonly target: string | null }>(NO_ERRORS);

  const apply = () =>
    run(async () => {
      const [person, about] = await Promise.all([named.person(by), named.target(target)]);
      setErrors({ by: errorOf(person, texts), target: errorOf(about, texts) });
      if (typeof person === 'string' || typeof about === 'string') return;
      const { by: earlierBy, target: earlierTarget } = filters;
      const kept = {
        ...(earlierBy !== undefined && { by: earlierBy }),
        ...(earlierTarget !== undefined && { target: earlierTarget }),
      };
      const { action, result, from, to } = chosen;
      await navigate(
        logAddress({
          ...kept,
          ...(person !== null && { by: person.id }),
          ...(about !== null && { target: about.id }),
          ...(action !== '' && { action }),
          ...(result !== '' && { result }),
          ...(from !== '' && { from }),
          ...(to !== '' && { to }),
        }),
      );
    });
  const active = FILTER_NAMES.filter((name) => filters[name] !== undefined);
  const textOf = (name: (typeof FILTER_NAMES)[number]): string => {
    if (name === 'by') return `${texts.by}: ${nameOfPerson(filters.by ?? '', lines, texts)}`;
    if (name === 'target') return `${texts.target}: ${nameOfTarget(filters.target ?? '', lines, texts)}`;
    if (name === 'action' && filters.action !== undefined) return actionText(language, filters.action);
    if (name === 'result' && filters.result !== undefined) return texts.results[filters.result];
    return `${texts[name]}: ${filters[name] ?? ''}`;
  };
  const without = (name: (typeof FILTER_NAMES)[number]) => {
    const { [name]: _, ...rest } = filters;
    return logAddress(rest);
  };
  return (
    <>
      <chakra.form
        role="search"
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void apply();
        }}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <TextField
          {...{ label: texts.by, help: texts.byHelp, error: errors.by, value: by, onText: setBy, maxLength: LONGEST }}
          {...({ type: 'text', autoComplete: 'off', isRequired: false, isValidated: true } as const)}
        />
        <TextField
          {...{ label: texts.target, help: texts.targetHelp, error: errors.target, value: target, onText: setTarget }}
          {...({ type: 'text', autoComplete: 'off', isRequired: false, isValidated: true, maxLength: LONGEST } as const)}
        />
        <SelectField
          label={texts.action}
          isRequired={false}
          emptyText={texts.anyAction}
          value={chosen.action}
          onValue={(action) => setChosen({ ...chosen, action })}
          options={AUDIT_ACTIONS.map((value) => ({ value, text: actionText(language, value) })).toSorted((one, other) =>
            one.text.localeCompare(other.text, language),
          )}
        />
        <SelectField
          label={texts.result}
          isRequired={false}
          emptyText={texts.anyResult}
          value={chosen.result}
          onValue={(result) => setChosen({ ...chosen, result })}
          options={(['done', 'refused'] as const).map((value) => ({ value, text: texts.results[value] }))}
        />
        <TextField
          {...({ type: 'date', autoComplete: 'off', isRequired: false } as const)}
          label={texts.from}
          value={chosen.from}
          onText={(from) => setChosen({ ...chosen, from })}
        />
        <TextField
          {...({ type: 'date', autoComplete: 'off', isRequired: false } as const)}
          label={texts.to}
          value={chosen.to}
          onText={(to) => setChosen({ ...chosen, to })}
        />
        <Box>
          <BusyButton type="submit" size="xl" isBusy={isBusy} busyText={texts.show}>
            {texts.show}
          </BusyButton>
        </Box>
      </chakra.form>
      {active.length > 0 && (
        <Box role="group" aria-label={texts.active} display="flex" flexWrap="wrap" gap="2" alignItems="center">
          {active.map((name) => (
            <FilterChip key={name} text={textOf(name)} withoutIt={without(name)} />
          ))}
          <Button size="lg" variant="ghost" colorPalette="ink" onClick={() => void navigate('/admin/logs')}>
            {texts.clear}
          </Button>
        </Box>
      )}
    </>
  );
}

interface ChosenFilters {
  readonly action: NonNullable<LogFilters['action']> | '';
  readonly result: NonNullable<LogFilters['result']> | '';
  readonly from: string;
  readonly to: string;
}

const NO_ERRORS = { by: null, target: null };

function errorOf(found: { readonly id: string } | 'none' | 'several' | null, texts: LogTexts): string | null {
  if (found === 'none') return texts.notFound;
  return found === 'several' ? texts.several : null;
}

/** The name of a person in the filters, where a line says it. */
function nameOfPerson(uid: string, lines: readonly LogLine[], texts: LogTexts): string {
  if (uid === 'system') return texts.system;
  const line = lines.find(({ by }) => by?.uid === uid);
  return line === undefined ? uid : whoText(line, texts);
}

function nameOfTarget(target: string, lines: readonly LogLine[], texts: LogTexts): string {
  const [kind = '', id = null] = target.split('/');
  const line = lines.find((one) => one.target.id === id && (one.target.kind === kind || kind === 'people'));
  return targetName(line?.target ?? { kind, id, name: null, collegePage: null }, texts);
}
