import { useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { ApiRefusal, fallbackKey, refusalMessages } from '../../../lib/api/api-refusal';

type Faults = Readonly<Partial<Record<string, string>>>;

/** The fields of the forms at which a refusal is shown. */
const SHOWN_AT: readonly string[] = ['value', 'link', 'note', 'email'];

/** What was refused, by field. */
function faultsOf(refusal: unknown): Faults {
  if (!(refusal instanceof ApiRefusal)) return {};
  return Object.fromEntries(
    refusal.errors.flatMap(({ field, message }) =>
      field !== null && message !== null && SHOWN_AT.includes(field) ? [[field, message] as const] : [],
    ),
  );
}

/**
 * Sends a form; true where it was taken. A refusal stays in the form: at its field, else as `failure`. `code` is that
 * of the last refusal.
 */
export function useFieldCall() {
  const t = useTranslations();
  const [state, setState] = useState<{ faults: Faults; failure: string | null; code: string | number | null }>({
    ...{ faults: {}, failure: null, code: null },
  });
  const [isBusy, setIsBusy] = useState(false);
  const send = async (call: () => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true);
    setState({ faults: {}, failure: null, code: null });
    try {
      await call();
      return true;
    } catch (refusal) {
      const faults = faultsOf(refusal);
      const isAtField = Object.keys(faults).length > 0;
      const failure = isAtField ? null : refusalMessages(refusal, t(fallbackKey(refusal))).join(' ');
      setState({ faults, failure, code: refusal instanceof ApiRefusal ? refusal.code : null });
      setIsBusy(false);
      return false;
    }
  };
  const forget = (fields: readonly string[]) =>
    setState((before) => ({
      ...before,
      faults: Object.fromEntries(Object.entries(before.faults).filter(([field]) => !fields.includes(field))),
    }));
  return { ...state, isBusy, send, forget };
}
