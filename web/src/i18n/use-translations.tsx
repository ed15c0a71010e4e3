import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageKey } from './english';

export type MessageValues = Readonly<Record<string, string | number>>;

/** Formats a text of the site in the current language. */
export type Translate = (id: MessageKey, values?: MessageValues) => string;

/** The function that formats texts in the current language. */
export function useTranslations(): Translate {
  const { formatMessage } = useIntl();
  return useCallback(
    (id, values) => formatMessage<Record<string, string | number>, string>({ id }, { ...values }),
    [formatMessage],
  );
}

/** A text of the site in the current language. */
export function Translated({ id, values }: { readonly id: MessageKey; readonly values?: MessageValues }) {
  return useTranslations()(id, values);
}
