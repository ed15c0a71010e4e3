import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { GUARDIAN_RELATIONS, type GuardianRelation } from '@touchline/domain/person/consent/age-rules';
import type { ReactNode } from 'react';
import { BusyButton } from '../../../ui/busy-button';
import { FormSelect, FormText } from '../../../ui/forms/form-fields';
import { showRefusalAtFields, useSchemaForm } from '../../../ui/forms/use-schema-form';
import { useAction } from '../../../ui/use-action';
import type { GUARDIAN_TEXTS } from './guardian-texts';

const loadSchema = async () => (await import('@touchline/domain/person/consent/guardian')).guardianAnswerForm;

interface GuardianConsentFormProps {
  readonly texts: (typeof GUARDIAN_TEXTS)['en' | 'de'];
  readonly onAgree: (guardian: { readonly name: string; readonly relation: GuardianRelation }) => Promise<void>;
  /** The button that says no, next to the one that says yes. */
  readonly children: ReactNode;
}

/**
 * Asks a guardian who they are, says what their yes is worth, and takes it. What is typed may be lost: the name of a
 * guardian stays on no device, which may be the child's.
 */
export function GuardianConsentForm({ texts, onAgree, children }: GuardianConsentFormProps) {
  const { isBusy, run } = useAction();
  const { form, element } = useSchemaForm<{ name: string; relation: GuardianRelation | '' }>({
    defaultValues: { name: '', relation: '' },
    schema: loadSchema,
  });
  const agree = ({ name, relation }: { readonly name: string; readonly relation: GuardianRelation | '' }) =>
    run(async () => {
      if (relation === '') return;
      try {
        await onAgree({ name: name.trim(), relation });
      } catch (failure) {
        showRefusalAtFields(form, failure, ['name', 'relation']);
        throw failure;
      }
    });
  return (
    <Stack asChild gap="4">
      <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(agree)(event)}>
        <Heading as="h2" textStyle="h3">
          {texts.who}
        </Heading>
        <Box>{texts.worth}</Box>
        <FormText control={form.control} name="name" label={texts.name} type="text" autoComplete="name" />
        <FormSelect
          control={form.control}
          name="relation"
          label={texts.relation}
          emptyText={texts.relationEmpty}
          options={GUARDIAN_RELATIONS.map((value) => ({ value, text: texts.relations[value] }))}
        />
        <Box display="flex" flexWrap="wrap" gap="3">
          <BusyButton type="submit" size="xl" isBusy={isBusy} busyText={texts.yes}>
            {texts.yes}
          </BusyButton>
          {children}
        </Box>
      </form>
    </Stack>
  );
}
