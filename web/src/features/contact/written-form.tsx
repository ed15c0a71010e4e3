import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { givenValue } from '@touchline/domain/reference/operator/operator';
import { OPERATOR } from '@touchline/domain/reference/operator/operator-parameters';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslations } from '../../i18n/use-translations';
import { fallbackKey, refusalMessages } from '../../lib/api/api-refusal';
import { BusyButton } from '../../ui/busy-button';
import { FormText } from '../../ui/forms/form-fields';
import { useFormText } from '../../ui/forms/unsaved/use-form-text';
import { type CheckedForm, showRefusalAtFields } from '../../ui/forms/use-schema-form';
import { FailureLine } from '../../ui/states/failures';

/** The words around a form that writes to us. */
export interface WrittenFormTexts extends ReplyFieldTexts {
  readonly send: string;
  readonly sentTitle: string;
  readonly sentText: (id: string) => string;
  readonly again: string;
  /** Instead of the form where scripts do not run; `email` is the operator's, null in a demo. */
  readonly withoutScripts: (email: string | null) => string;
}

interface WrittenFormProps<Values extends FieldValues> {
  readonly checked: CheckedForm<Values>;
  readonly texts: WrittenFormTexts;
  /** What the form edits, as its drafts are found again. */
  readonly draftOf: string;
  /** The fields whose text is kept as a draft. */
  readonly typed: readonly FieldPath<Values>[];
  readonly fields: readonly (keyof Values & string)[];
  /** Sends the form; answers the number under which we know it. */
  readonly onSend: (values: Values) => Promise<string>;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * A form by which anybody writes to us, with or without an account. After sending it shows the number of the message;
 * a refused one keeps what was typed.
 */
export function WrittenForm<Values extends FieldValues>({
  checked,
  texts,
  draftOf,
  typed,
  fields,
  onSend,
  children,
}: WrittenFormProps<Values>) {
  const t = useTranslations();
  const { form, element } = checked;
  const [failure, setFailure] = useState<string | null>(null);
  const [sentId, setSentId] = useState<string | null>(null);
  const draft = useFormText(form, { of: draftOf, names: typed });

  async function send(values: Values) {
    setFailure(null);
    try {
      const id = await onSend(values);
      draft.saved();
      form.reset();
      setSentId(id);
    } catch (refusal) {
      showRefusalAtFields(form, refusal, fields);
      setFailure(refusalMessages(refusal, t(fallbackKey(refusal))).join(' '));
    }
  }

  if (sentId !== null) return <Sent texts={texts} id={sentId} onAgain={() => setSentId(null)} />;
  return (
    <Stack asChild gap="5" maxW="form">
      <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <noscript>
          <p>{texts.withoutScripts(givenValue(OPERATOR.email))}</p>
        </noscript>
        {draft.offer}
        {children}
        <FailureLine text={failure} />
        <BusyButton type="submit" colorPalette="flare" size="xl" isBusy={form.formState.isSubmitting} busyText={texts.send}>
          {texts.send}
        </BusyButton>
      </form>
    </Stack>
  );
}

/** What stands in place of a form that was sent; it gets the focus, so that screen readers read the number. */
function Sent({ texts, id, onAgain }: { readonly texts: WrittenFormTexts; readonly id: string; readonly onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Box borderWidth="1px" borderRadius="card" bg="bg.panel" p={{ base: '5', md: '8' }} maxW="form">
      <Heading as="h3" textStyle="h3" ref={title} tabIndex={-1} mb="2">
        {texts.sentTitle}
      </Heading>
      <Text overflowWrap="anywhere" mb="4">
        {texts.sentText(id)}
      </Text>
      <BusyButton size="lg" variant="outline" colorPalette="ink" isBusy={false} onClick={onAgain}>
        {texts.again}
      </BusyButton>
    </Box>
  );
}

/** The words of the field for the address to answer to. */
interface ReplyFieldTexts {
  readonly replyTo: string;
  readonly replyToHelp: string;
}

/** The address to answer to. */
export function ReplyField<Values extends FieldValues>({
  control,
  name,
  texts,
}: {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly texts: ReplyFieldTexts;
}) {
  return (
    <FormText
      control={control}
      name={name}
      label={texts.replyTo}
      help={texts.replyToHelp}
      type="email"
      autoComplete="email"
      maxLength={254}
    />
  );
}
