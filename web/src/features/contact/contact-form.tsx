import type { SentBodyOf } from '@touchline/domain/http/api-contract';
import { CONTACT_TOPICS, type ContactTopic } from '@touchline/domain/person/contact/contact-topics';
import { CONTACT } from '@touchline/domain/reference/limits';
import { useApi } from '../../lib/api/api-client';
import { FormSelect, FormTextArea } from '../../ui/forms/form-fields';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import { ReplyField, WrittenForm, type WrittenFormTexts } from './written-form';

/** The words of the contact form. */
export interface ContactFormTexts extends WrittenFormTexts {
  readonly topic: string;
  readonly choose: string;
  readonly topics: Readonly<Record<ContactTopic, string>>;
  readonly message: string;
}

interface ContactValues {
  readonly topic: string;
  readonly message: string;
  readonly replyTo: string;
}

const EMPTY: ContactValues = { topic: '', message: '', replyTo: '' };
const TYPED = ['message', 'replyTo'] as const;
const FIELDS = ['topic', 'message', 'replyTo'] as const;
const loadSchema = async () => (await import('@touchline/domain/person/contact/contact-message')).contactForm;

/** The form at /contact: topic, message and the address to answer to. */
export function ContactForm({ texts }: { readonly texts: ContactFormTexts }) {
  const callApi = useApi();
  const checked = useSchemaForm<ContactValues>({ defaultValues: EMPTY, schema: loadSchema });
  const { control } = checked.form;
  const send = async ({ topic, message, replyTo }: ContactValues) => {
    const body: SentBodyOf<'sendContactMessage'> = {
      topic: CONTACT_TOPICS.find((one) => one === topic) ?? 'other',
      message,
      replyTo,
    };
    return (await callApi('sendContactMessage', { body })).messageId;
  };
  return (
    <WrittenForm checked={checked} texts={texts} draftOf="contact" typed={TYPED} fields={FIELDS} onSend={send}>
      <FormSelect
        control={control}
        name="topic"
        label={texts.topic}
        emptyText={texts.choose}
        options={CONTACT_TOPICS.map((value) => ({ value, text: texts.topics[value] }))}
      />
      <FormTextArea
        control={control}
        name="message"
        label={texts.message}
        maxLength={CONTACT.messageMax}
        rows={{ least: 6, most: 14 }}
      />
      <ReplyField control={control} name="replyTo" texts={texts} />
    </WrittenForm>
  );
}
