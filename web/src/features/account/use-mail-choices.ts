import { type OptionalMail, withMailChoices } from '@touchline/domain/person/mail/mail-choices';
import { useState } from 'react';
import { type OwnAccount, useOwnAccount } from '../../components/own-account/use-own-account';
import { useApi } from '../../lib/api/api-client';
import { useRefusalToasts, useToasts } from '../../ui/overlays/toasts';

type Choices = Readonly<Partial<Record<OptionalMail, boolean>>>;

/** The kinds of mail that are off, what is being sent included; `choose` saves one choice at once and says `saved`. */
export function useMailChoices({ mailsOff }: Pick<OwnAccount, 'mailsOff'>, saved: string) {
  const callApi = useApi();
  const show = useToasts();
  const refused = useRefusalToasts();
  const { store } = useOwnAccount();
  const [sending, setSending] = useState<Choices>({});

  async function choose(kind: OptionalMail, isWanted: boolean) {
    setSending((others) => ({ ...others, [kind]: isWanted }));
    try {
      store((await callApi('changeAccount', { body: { mails: { [kind]: isWanted } } })).account);
      show({ variant: 'success', text: saved });
    } catch (failure) {
      refused(failure);
    } finally {
      setSending(({ [kind]: _, ...others }) => others);
    }
  }

  return { off: withMailChoices(mailsOff, sending), choose };
}
