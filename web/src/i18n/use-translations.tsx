import type { Language } from '@touchline/domain/kernel/language';
import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, useContext } from 'react';
import type { MessageKey } from './english';
import type { LoadedMessages } from './languages';

export type MessageValues = Readonly<Record<string, string | number>>;

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

/** The countries that servers and browsers name differently; the page says the same in both. */
const REGION_NAMES: Readonly<Record<Language, Readonly<Partial<Record<string, string>>>>> = {
  en: { FK: 'Falkland Islands', HK: 'Hong Kong', MO: 'Macao', PS: 'Palestine' },
  de: { FK: 'Falklandinseln', HK: 'Hongkong', MO: 'Macau', PS: 'Palästina' },
};

export const FormatsContext = createContext<Formats | null>(null);

/**
 * The formats of a language over its loaded texts; more may load later. A text that is not loaded throws in development
 * and in tests, and is empty on a built page.
 */
export function createFormats(language: Language, messages: LoadedMessages): Formats {
  const formatters = {
    getNumberFormat: once((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options)),
    getPluralRules: once((options?: Intl.PluralRulesOptions) => new Intl.PluralRules(language, options)),
    getDateTimeFormat: once((options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options)),
  };
  const known = new Map<MessageKey, IntlMessageFormat>();
  const messageOf = (id: MessageKey): IntlMessageFormat | null => {
    const ready = known.get(id);
    if (ready !== undefined) return ready;
    const text = messages[id];
    if (text === undefined) return null;
    const message = new IntlMessageFormat(text, language, undefined, { formatters });
    known.set(id, message);
    return message;
  };
  return {
    t: (id, values) => {
      const message = messageOf(id);
      if (message === null && !import.meta.env.PROD) throw new Error(`The text ${id} is not loaded (${language})`);
      return message === null ? '' : String(message.format({ ...values }));
    },
    formatNumber: (value, options) => formatters.getNumberFormat(language, options).format(value),
    formatList: (names) => new Intl.ListFormat(language).format(names),
    regionName: (code) => REGION_NAMES[language][code] ?? new Intl.DisplayNames(language, { type: 'region' }).of(code),
  };
}

/** Creates a format at its first use, because formats are slow to create; their language is known. */
function once<Options, Format>(create: (options?: Options) => Format): (language?: unknown, options?: Options) => Format {
  const created = new Map<string, Format>();
  return (_, options) => {
    const key = JSON.stringify(options ?? {});
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
