import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { createContext, useContext } from 'react';
import { compileMessage, type CompiledMessage } from './compiled-message';
import type { MessageKey } from './english';
import { formatMessage, type MessageFormats, type MessageValues } from './format-message';
import type { LoadedMessages } from './languages';

/** Formats a text of the site in the current language. */
export type Translate = (id: MessageKey, values?: MessageValues) => string;

/** Formats texts, numbers and names in one language. */
export interface Formats {
  readonly t: Translate;
  readonly formatNumber: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Names as a list: `Camps, Alumni and Photos`. */
  readonly formatList: (names: readonly string[]) => string;
  /** The name of a country by its code of two letters; undefined where the language has none. */
  readonly regionName: (code: string) => string | undefined;
}

/** How days within texts are written: `Nov 4, 2026`. */
const DAY = { month: 'short', day: 'numeric', year: 'numeric' } as const;

export const FormatsContext = createContext<Formats | null>(null);

/**
 * The formats of a language over its loaded texts, which may become more later. A text that is not loaded throws while
 * developing and in tests, and is empty on a built page.
 */
export function createFormats(language: Language, messages: LoadedMessages): Formats {
  const numbers = once((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options));
  const days = once((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options));
  const plurals = once((options: Intl.PluralRulesOptions) => new Intl.PluralRules(language, options));
  const formats: MessageFormats = {
    number: (value) => numbers({}).format(value),
    day: (value) => days(DAY).format(new Date(value)),
    plural: (value) => plurals({}).select(value),
  };
  const known = new Map<MessageKey, CompiledMessage>();
  const messageOf = (id: MessageKey): CompiledMessage | null => {
    const text = messages[id];
    if (import.meta.env.PROD || typeof text !== 'string') return text ?? null;
    const message = known.get(id) ?? compileMessage(text);
    known.set(id, message);
    return message;
  };
  return {
    t: (id, values = {}) => {
      const message = messageOf(id);
      if (message === null && !import.meta.env.PROD) throw new Error(`The text ${id} is not loaded (${language})`);
      return message === null ? '' : formatMessage(message, values, formats);
    },
    formatNumber: (value, options = {}) => numbers(options).format(value),
    formatList: (names) => new Intl.ListFormat(language).format(names),
    regionName: (code) => new Intl.DisplayNames(language, { type: 'region' }).of(code),
  };
}

/** Creates a format when it is first asked for, because formats are slow to create. */
function once<Options, Format>(create: (options: Options) => Format): (options: Options) => Format {
  const created = new Map<string, Format>();
  return (options) => {
    const key = JSON.stringify(options);
    const format = created.get(key) ?? create(options);
    created.set(key, format);
    return format;
  };
}

/** The formats of the current language. Throws outside of LanguageProvider. */
export function useFormats(): Formats {
  const formats = useContext(FormatsContext);
  if (formats === null) throw new Error('Texts need a LanguageProvider above them');
  return formats;
}

/** The function that formats texts in the current language. */
export function useTranslations(): Translate {
  return useFormats().t;
}

/** A text of the site in the current language. */
export function Translated({ id, values }: { readonly id: MessageKey; readonly values?: MessageValues }) {
  return useTranslations()(id, values);
}
