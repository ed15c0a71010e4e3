import { REQUEST_REASONS, REQUEST_WISHES } from '@touchline/domain/person/moderation/report-reasons';
import { REMOVAL_REQUESTS } from '@touchline/domain/reference/limits';
import { useApi } from '../../lib/api/api-client';
import { FormChoice, FormSelect, FormText, FormTextArea } from '../../ui/forms/form-fields';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import { ReplyField, WrittenForm, type WrittenFormTexts } from './written-form';

type Wish = (typeof REQUEST_WISHES)[number];
type Reason = (typeof REQUEST_REASONS)[number];

/** The words of the form that asks for a correction or removal. */
export interface RemovalFormTexts extends WrittenFormTexts {
  readonly wish: string;
  readonly wishes: Readonly<Record<Wish, string>>;
  readonly reason: string;
  readonly choose: string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly page: string;
  readonly pageHelp: string;
  readonly text: string;
  readonly textHelp: string;
}

interface RemovalValues {
  readonly wish: string;
  readonly reason: string;
  readonly page: string;
  readonly text: string;
  readonly replyTo: string;
}

const EMPTY: RemovalValues = { wish: 'remove', reason: '', page: '', text: '', replyTo: '' };
const TYPED = ['page', 'text', 'replyTo'] as const;
const FIELDS = ['wish', 'reason', 'page', 'text', 'replyTo'] as const;
const loadSchema = async () => (await import('@touchline/domain/person/moderation/removal-request')).removalForm;

/** The form at /contentResponsibility: what is asked for, why, where, and the address to answer to. */
export function RemovalForm({ texts }: { readonly texts: RemovalFormTexts }) {
  const callApi = useApi();
  const checked = useSchemaForm<RemovalValues>({ defaultValues: EMPTY, schema: loadSchema });
  const { control } = checked.form;
  const send = async ({ wish, reason, ...written }: RemovalValues) => {
    const body = {
      ...written,
      wish: REQUEST_WISHES.find((one) => one === wish) ?? 'remove',
      reason: REQUEST_REASONS.find((one) => one === reason) ?? 'other',
    };
    return (await callApi('requestRemoval', { body })).requestId;
  };
  return (
    <WrittenForm checked={checked} texts={texts} draftOf="removal" typed={TYPED} fields={FIELDS} onSend={send}>
      <FormChoice
        control={control}
        name="wish"
        label={texts.wish}
        options={REQUEST_WISHES.map((value) => ({ value, text: texts.wishes[value] }))}
      />
      <FormSelect
        control={control}
        name="reason"
        label={texts.reason}
        emptyText={texts.choose}
        options={REQUEST_REASONS.map((value) => ({ value, text: texts.reasons[value] }))}
      />
      <FormText
        control={control}
        name="page"
        label={texts.page}
        help={texts.pageHelp}
        type="text"
        autoComplete="off"
        maxLength={REMOVAL_REQUESTS.pageMax}
      />
      <FormTextArea
        control={control}
        name="text"
        label={texts.text}
        help={texts.textHelp}
        maxLength={REMOVAL_REQUESTS.textMax}
        rows={{ least: 4, most: 12 }}
      />
      <ReplyField control={control} name="replyTo" texts={texts} />
    </WrittenForm>
  );
}
