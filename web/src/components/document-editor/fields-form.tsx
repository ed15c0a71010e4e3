import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { type Json, sameJson } from '@touchline/domain/kernel/json/json';
import { type ComponentProps, type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Controller, type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import { useTranslations } from '../../i18n/use-translations';
import { EditForm } from '../../ui/forms/edit-form';
import type { Field, FieldChange, FieldRefusal } from './field';
import { FieldInput } from './field-input';
import { parseField, typedOf } from './field-text';
import { readDraft, storeDraft } from './form-draft';

/** The text typed into each field, by the field's name. */
export type Typed = Record<string, string>;

interface FieldsFormProps {
  readonly label: string;
  readonly fields: readonly Field[];
  readonly save: (changes: readonly FieldChange[], onRefused: (refusals: readonly FieldRefusal[]) => void) => Promise<boolean>;
  /** Checks a value by the schema of the document, downloaded on demand; the message of a refusal, or null. */
  readonly check?: (path: string, value: Json) => Promise<string | null>;
  readonly onClose: () => void;
  /** Saves also where nothing was changed, as for a new entry with values of its own. */
  readonly savesUnchanged?: boolean;
  /** How the form stands in a wizard: its buttons, and one column of fields. */
  readonly inWizard?: Pick<ComponentProps<typeof EditForm>, 'saveText' | 'cancelText'>;
  /** Keeps what is typed and not saved under this key until the tab closes: leaving and reloading lose nothing. */
  readonly draftKey?: string;
  /** What follows from what is typed, below the fields. */
  readonly below?: (typed: Readonly<Typed>) => ReactNode;
}

const nameOf = ({ name, path }: Field): string => name ?? path;

/**
 * The form for several fields of a document. Only changed fields are sent, as one edit; errors are shown next to them,
 * also those that only the server finds. When another user saves meanwhile, untouched fields show the new value; typed
 * ones stay, with the new value next to them.
 */
export function FieldsForm({
  label,
  fields,
  save,
  check,
  onClose,
  savesUnchanged = false,
  inWizard,
  draftKey,
  below,
}: FieldsFormProps) {
  const t = useTranslations();
  const stored = useMemo(
    (): Typed => Object.fromEntries(fields.map((field) => [nameOf(field), typedOf(field.kind, field.value)])),
    [fields],
  );
  const latest = useRef(fields);
  useLayoutEffect(() => {
    latest.current = fields;
  }, [fields]);
  const [startedFrom, setStartedFrom] = useState<Readonly<Record<string, Json>>>({});
  const resolver = useCallback<Resolver<Typed>>(
    async (typed) => {
      const errors: FieldErrors<Typed> = {};
      for (const field of latest.current) {
        const name = nameOf(field);
        const parsed = parseField(field, typed[name] ?? '');
        const isChanged = 'value' in parsed && !sameJson(parsed.value, field.value);
        const message =
          'problem' in parsed ? t(parsed.problem, parsed.values) : isChanged ? await check?.(field.path, parsed.value) : null;
        if (typeof message === 'string') errors[name] = { type: 'field', message };
      }
      return Object.keys(errors).length === 0 ? { values: typed, errors: {} } : { values: {}, errors };
    },
    [t, check],
  );
  const form = useForm<Typed>({
    values: stored,
    resetOptions: { keepDirtyValues: true },
    resolver,
    mode: 'onSubmit',
    shouldFocusError: false,
  });

  const typedNow = useWatch({ control: form.control });
  const { setValue } = form;
  useEffect(() => {
    if (draftKey === undefined) return;
    for (const [name, text] of Object.entries(readDraft(draftKey))) {
      const field = latest.current.find((one) => nameOf(one) === name);
      if (field === undefined || typedOf(field.kind, field.value) === text) continue;
      setStartedFrom((all) => ({ ...all, [name]: field.value }));
      setValue(name, text, { shouldDirty: true });
    }
  }, [draftKey, setValue]);
  useEffect(() => {
    if (draftKey === undefined || Object.keys(startedFrom).length === 0) return;
    const touched = Object.keys(startedFrom).map((name) => [name, typedNow[name] ?? ''] as const);
    storeDraft(draftKey, Object.fromEntries(touched));
  }, [draftKey, startedFrom, typedNow]);

  async function saveChanged(typed: Typed): Promise<boolean> {
    const changes = fields.flatMap((field): FieldChange[] => {
      const name = nameOf(field);
      const parsed = parseField(field, typed[name] ?? '');
      const isTyped = Object.hasOwn(startedFrom, name);
      return isTyped && 'value' in parsed && !sameJson(parsed.value, field.value)
        ? [{ path: field.path, label: field.label, value: parsed.value }]
        : [];
    });
    const showRefused = (refusals: readonly FieldRefusal[]) => {
      for (const { path, message } of refusals) {
        const field = latest.current.find((one) => one.path === path);
        if (field !== undefined) form.setError(nameOf(field), { type: 'refused', message });
      }
    };
    const isKept = (changes.length === 0 && !savesUnchanged) || (await save(changes, showRefused));
    if (isKept && draftKey !== undefined) {
      setStartedFrom({});
      storeDraft(draftKey, null);
    }
    return isKept;
  }

  return (
    <EditForm form={form} label={label} onSave={saveChanged} onClose={onClose} {...(inWizard && { ...inWizard, isDocked: true })}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', ...(inWizard ? {} : { md: 'repeat(2, minmax(0, 1fr))' }) }}
        columnGap="6"
        rowGap="4"
        alignItems="start"
      >
        {fields.map((field) => {
          const name = nameOf(field);
          return (
            <Controller
              key={name}
              control={form.control}
              name={name}
              render={({ field: { value, onChange }, fieldState, formState }) => (
                <FieldInput
                  field={field}
                  typed={value}
                  form={typedNow}
                  hasChangedMeanwhile={Object.hasOwn(startedFrom, name) && !sameJson(startedFrom[name], field.value)}
                  problem={fieldState.error?.message ?? null}
                  isSaving={formState.isSubmitting}
                  onTyped={(text) => {
                    setStartedFrom((all) => (Object.hasOwn(all, name) ? all : { ...all, [name]: field.value }));
                    onChange(text);
                  }}
                />
              )}
            />
          );
        })}
      </Box>
      {below?.(typedNow as Readonly<Typed>)}
      <Text textStyle="small" color="fg.muted">
        {t('edit.optional')}
      </Text>
    </EditForm>
  );
}
