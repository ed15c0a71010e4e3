import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from '../../i18n/use-translations';
import { FieldError } from './field-frame';
import { EditForm } from '../forms/edit-form';
import { useTypedText } from '../forms/unsaved/use-typed-text';
import { Textarea } from './text-controls';

interface TextEditorProps {
  readonly value: string | null;
  readonly label: string;
  /** What it belongs to, and its path there: unsaved text is found again by them. */
  readonly of: string;
  readonly path: string;
  /** The message of a text that would be refused; null where it would not. */
  readonly check?: (text: string | null) => Promise<string | null>;
  /** Saves and returns whether the editor may close; the message of a refused text goes to `onRefused`. */
  readonly onSave: (text: string | null, onRefused: (message: string | null) => void) => Promise<boolean>;
  readonly onClose: () => void;
}

const textOf = (draft: string): string | null => (draft.trim() === '' ? null : draft);

/**
 * The open editor of a text. What is wrong with it stands below it. If the stored text changes meanwhile, it shows the
 * newest value next to the draft.
 */
export function TextEditor({ value, label, of, path, check, onSave, onClose }: TextEditorProps) {
  const id = useId();
  const [startedFrom, setStartedFrom] = useState(value ?? '');
  const form = useForm({ defaultValues: { text: value ?? '' }, shouldFocusError: false });
  const text = useTypedText({
    of,
    stored: useMemo(() => ({ [path]: value ?? '' }), [path, value]),
    restore: ({ [path]: typed = '' }, { [path]: over = '' }) => {
      form.setValue('text', typed, { shouldDirty: true });
      setStartedFrom(over);
    },
  });
  const { record } = text;
  const { subscribe, getValues } = form;
  useEffect(() => {
    const take = ({ text: typed }: { readonly text: string }) => record({ [path]: typed });
    if (getValues('text') !== startedFrom) take(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => take(values) });
  }, [subscribe, getValues, record, path, startedFrom]);
  const { isSubmitting, errors } = form.formState;
  const problem = errors.text?.message ?? null;
  const validate = async (draft: string) => (textOf(draft) === value ? true : ((await check?.(textOf(draft))) ?? true));
  async function save({ text: draft }: { readonly text: string }) {
    const typed = textOf(draft);
    const showRefused = (message: string | null) => {
      if (message !== null) form.setError('text', { type: 'refused', message });
    };
    return typed === value || (await onSave(typed, showRefused));
  }
  return (
    <EditForm form={form} onSave={save} onClose={onClose} text={text} docked="page" maxW="text">
      <Box>
        <Textarea
          {...form.register('text', { validate })}
          aria-label={label}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : id}
          readOnly={isSubmitting}
          size="lg"
          bg="bg.panel"
          borderColor={problem === null ? 'border.emphasized' : 'border.error'}
          width="full"
          minH="10rem"
          css={{ fieldSizing: 'content' }}
        />
        {problem !== null && <FieldError id={id} text={problem} />}
      </Box>
      {(value ?? '') !== startedFrom && <NewestValue text={value ?? ''} />}
    </EditForm>
  );
}

/** Shows, next to an open editor, the value that somebody else has saved meanwhile; '' where it was cleared. */
export function NewestValue({ text }: { readonly text: string }) {
  const t = useTranslations();
  return (
    <Box role="status" borderWidth="1px" borderRadius="l2" bg="bg.subtle" px="4" py="3">
      <Text fontWeight="medium">{t(text === '' ? 'edit.emptiedMeanwhile' : 'edit.changedMeanwhile')}</Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Text>
    </Box>
  );
}
