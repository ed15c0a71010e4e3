import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type Json, sameJson } from '@touchline/domain/kernel/json/json';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import type { Field, FieldChange } from './field';
import { FieldInput } from './field-input';
import { parseField, typedOf } from './field-text';

interface FieldsFormProps {
  readonly label: string;
  readonly fields: readonly Field[];
  readonly save: (changes: readonly FieldChange[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The text typed into a field, and the value that it had before. */
interface Typed {
  readonly text: string;
  readonly from: Json;
}

/**
 * The form for several fields of a college. Only changed fields are sent, as one edit; errors are shown next to them.
 * When another user saves meanwhile, untouched fields show the new value; typed ones stay, with the new value next to
 * them.
 */
export function FieldsForm({ label, fields, save, onClose }: FieldsFormProps) {
  const t = useTranslations();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Readonly<Record<number, Typed>>>({});
  const [isChecked, setIsChecked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);
  const texts = fields.map(({ kind, value }, index) => typed[index]?.text ?? typedOf(kind, value));
  const results = fields.map((field, index) => parseField(field, texts[index] ?? ''));
  const idOf = (index: number) => `${formId}-${index}`;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsChecked(true);
    const wrong = results.findIndex((result) => 'problem' in result);
    if (wrong >= 0) {
      document.getElementById(idOf(wrong))?.focus();
      return;
    }
    const changes = fields.flatMap(({ path, label: name, value }, index) => {
      const result = results[index];
      return typed[index] === undefined || result === undefined || 'problem' in result || sameJson(result.value, value)
        ? []
        : [{ path, label: name, value: result.value }];
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
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="6"
        rowGap="4"
        alignItems="start"
      >
        {fields.map((field, index) => {
          const result = results[index];
          const hasProblem = isChecked && result !== undefined && 'problem' in result;
          return (
            <FieldInput
              key={field.path}
              field={field}
              id={idOf(index)}
              typed={texts[index] ?? ''}
              hasChangedMeanwhile={hasChangedMeanwhile(field, typed[index])}
              problem={hasProblem ? t(result.problem, result.values) : null}
              isSaving={isSaving}
              onTyped={(text) => setTyped((all) => ({ ...all, [index]: { text, from: all[index]?.from ?? field.value } }))}
            />
          );
        })}
      </Box>
      <Text textStyle="small" color="fg.muted">
        {t('edit.optional')}
      </Text>
      <Box display="flex" gap="3">
        <Button type="submit" size="lg" loading={isSaving} loadingText={t('edit.save')}>
          {t('edit.save')}
        </Button>
        <Button variant="outline" size="lg" colorPalette="ink" disabled={isSaving} onClick={onClose}>
          {t('edit.cancel')}
        </Button>
      </Box>
    </chakra.form>
  );
}

function hasChangedMeanwhile({ value }: Field, typed: Typed | undefined): boolean {
  return typed !== undefined && !sameJson(typed.from, value);
}
