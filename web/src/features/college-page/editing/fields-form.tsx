import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '../../../ui/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '../../../ui/textarea';
import { sameJson } from '@touchline/domain/json/json';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../../i18n/use-words';
import type { Field } from './field';
import type { SaveCollege } from './field-change';
import { readField } from './read-field';
import { typedOf } from './typed-of';

interface FieldsFormProps {
  readonly label: string;
  readonly fields: readonly Field[];
  readonly save: SaveCollege;
  readonly onClose: () => void;
}

const LONG: ReadonlySet<string> = new Set(['lines', 'videos', 'majors']);

/** The open form for several fields of a college: only what changed is sent, as one edit; problems stand in words beside their fields. */
export function FieldsForm({ label, fields, save, onClose }: FieldsFormProps) {
  const say = useWords();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => fields.map(({ kind, value }) => typedOf(kind, value)));
  const [isChecked, setIsChecked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  const readings = fields.map(({ kind }, index) => readField(kind, typed[index] ?? ''));

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsChecked(true);
    const wrong = readings.findIndex((reading) => 'problem' in reading);
    if (wrong >= 0) {
      form.current?.querySelectorAll<HTMLElement>('input, textarea')[wrong]?.focus();
      return;
    }
    const changes = fields.flatMap(({ path, label: name, value }, index) => {
      const reading = readings[index];
      return reading === undefined || 'problem' in reading || sameJson(reading.value, value)
        ? []
        : [{ path, label: name, value: reading.value }];
    });
    setIsSaving(true);
    const isDone = changes.length === 0 || (await save(changes));
    setIsSaving(false);
    if (isDone) onClose();
  }

  return (
    <chakra.form ref={form} aria-label={label} onSubmit={(event) => void submit(event)} display="grid" gap="5" noValidate>
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="6"
        rowGap="4"
        alignItems="start"
      >
        {fields.map(({ path, label: name, kind, help }, index) => {
          const reading = readings[index];
          const problem =
            isChecked && reading !== undefined && 'problem' in reading ? say(reading.problem, reading.values) : null;
          const id = `${formId}-${index}`;
          const isLong = LONG.has(kind.type);
          const control = {
            id,
            value: typed[index] ?? '',
            readOnly: isSaving,
            'aria-invalid': problem !== null,
            'aria-describedby': problem !== null ? `${id}-problem` : help !== undefined ? `${id}-help` : undefined,
            onChange: (event: { target: { value: string } }) => setTyped(typed.with(index, event.target.value)),
            borderColor: problem === null ? 'border.emphasized' : 'signal.red',
            bg: 'bg.panel',
          };
          return (
            <Box key={path} gridColumn={isLong ? '1 / -1' : undefined}>
              <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="1.5">
                {name}
              </chakra.label>
              {isLong ? (
                <Textarea size="lg" minH="8rem" css={{ fieldSizing: 'content' }} {...control} />
              ) : (
                <Input size="lg" inputMode={kind.type === 'number' ? 'decimal' : 'text'} {...control} />
              )}
              {help !== undefined && (
                <Text id={`${id}-help`} textStyle="small" color="fg.muted" mt="1">
                  {help}
                </Text>
              )}
              {problem !== null && (
                <Text id={`${id}-problem`} textStyle="small" color="signal.red" mt="1">
                  {problem}
                </Text>
              )}
            </Box>
          );
        })}
      </Box>
      <Text textStyle="small" color="fg.muted">
        {say('edit.optional')}
      </Text>
      <Box display="flex" gap="3">
        <Button type="submit" size="lg" loading={isSaving} loadingText={say('edit.save')}>
          {say('edit.save')}
        </Button>
        <Button variant="outline" size="lg" colorPalette="ink" disabled={isSaving} onClick={onClose}>
          {say('edit.cancel')}
        </Button>
      </Box>
    </chakra.form>
  );
}
