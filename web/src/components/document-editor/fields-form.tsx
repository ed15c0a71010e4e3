import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type Json, sameJson } from '@touchline/domain/kernel/json/json';
import { type ComponentProps, type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Controller, type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import { useTranslations } from '../../i18n/use-translations';
import { EditForm } from '../../ui/forms/edit-form';
import { useTypedText } from '../../ui/forms/unsaved/use-typed-text';
import type { Field, FieldChange, FieldRefusal } from './field';
import { FieldInput } from './field-input';
import { parseField, typedOf } from './field-text';

/** The text typed into each field, by the field's name. */
export type Typed = Record<string, string>;

interface Group {
  readonly title: string | null;
  readonly fields: readonly Field[];
}

/** The fields by their groups; one without a title where they have none. */
function groupsOf(fields: readonly Field[]): readonly Group[] {
  const titles = [...new Set(fields.map(({ group = null }) => group))];
  return titles.map((title) => ({ title, fields: fields.filter(({ group = null }) => group === title) }));
}

function FieldGroup({ title, children }: { readonly title: string | null; readonly children: ReactNode }) {
  if (title === null) return children;
  return (
    <chakra.fieldset minW="0" borderTopWidth="1px" pt="4" _first={{ borderTopWidth: '0', pt: '0' }}>
      <chakra.legend float="left" width="full" textStyle="h3" mb="3">
        {title}
      </chakra.legend>
      <Box clear="both">{children}</Box>
    </chakra.fieldset>
  );
}

interface FieldsFormProps {
  readonly label: string;
  /** The document, or the entry of its list, that the fields belong to: unsaved text is found again by it. */
  readonly of: string;
  readonly fields: readonly Field[];
  readonly save: (changes: readonly FieldChange[], onRefused: (refusals: readonly FieldRefusal[]) => void) => Promise<boolean>;
  /** Checks a value by the schema of the document, downloaded on demand; the message of a refusal, or null. */
  readonly check?: (path: string, value: Json) => Promise<string | null>;
  readonly onClose: () => void;
  /** Saves also where nothing was changed, as for a new entry with values of its own. */
  readonly savesUnchanged?: boolean;
  /** How the form stands in a wizard: its buttons, and one column of fields. */
  readonly inWizard?: Pick<ComponentProps<typeof EditForm>, 'saveText' | 'cancelText'>;
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
  of,
  fields,
  save,
  check,
  onClose,
  savesUnchanged = false,
  inWizard,
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
  const [startedFrom, setStartedFrom] = useState<Readonly<Typed>>({});
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
  const text = useTypedText({
    of,
    stored,
    restore: (texts, over) => {
      setStartedFrom((all) => ({ ...all, ...over }));
      for (const [name, typed] of Object.entries(texts)) form.setValue(name, typed, { shouldDirty: true });
    },
  });
  const { record } = text;
  useEffect(() => {
    const touched = Object.keys(startedFrom).map((name) => [name, typedNow[name] ?? ''] as const);
    record(Object.fromEntries(touched));
  }, [record, startedFrom, typedNow]);

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
    return (changes.length === 0 && !savesUnchanged) || (await save(changes, showRefused));
  }

  const drawn = (field: Field) => {
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
            hasChangedMeanwhile={Object.hasOwn(startedFrom, name) && startedFrom[name] !== stored[name]}
            problem={fieldState.error?.message ?? null}
            isSaving={formState.isSubmitting}
            onTyped={(text, others = {}) => {
              const begun = [name, ...Object.keys(others)].map((one): [string, string] => [one, stored[one] ?? '']);
              setStartedFrom((all) => ({ ...Object.fromEntries(begun), ...all }));
              onChange(text);
              for (const [one, filled] of Object.entries(others)) form.setValue(one, filled, { shouldDirty: true });
            }}
          />
        )}
      />
    );
  };
  return (
    <EditForm
      form={form}
      label={label}
      onSave={saveChanged}
      onClose={onClose}
      text={text}
      {...inWizard}
      docked={inWizard === undefined ? 'page' : 'wizard'}
    >
      {groupsOf(fields).map(({ title, fields: ofGroup }) => (
        <FieldGroup key={title ?? ''} title={title}>
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', ...(inWizard ? {} : { md: 'repeat(2, minmax(0, 1fr))' }) }}
            columnGap="6"
            rowGap="4"
            alignItems="start"
          >
            {ofGroup.map(drawn)}
          </Box>
        </FieldGroup>
      ))}
      {below?.(typedNow as Readonly<Typed>)}
      <Text textStyle="small" color="fg.muted">
        {t('edit.optional')}
      </Text>
    </EditForm>
  );
}
