import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { WordKey } from './english';

export type WordValues = Readonly<Record<string, string | number>>;

/** Says a text of the site in the reader's language. */
export type Say = (id: WordKey, values?: WordValues) => string;

/** Gives the function that says texts in the reader's language. */
export function useTranslations(): Say {
  const { formatMessage } = useIntl();
  return useCallback(
    (id, values) => formatMessage<Record<string, string | number>, string>({ id }, { ...values }),
    [formatMessage],
  );
}

/** A text of the site in the reader's language. */
export function Words({ id, values }: { readonly id: WordKey; readonly values?: WordValues }) {
  return useTranslations()(id, values);
}
