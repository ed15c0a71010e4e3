import type { FieldRefusal } from '@touchline/domain/account/field-refusals';
import { apiMessage } from '@touchline/domain/http/api-messages';
import { useLanguage } from '../../i18n/language-context';
import { useWords } from '../../i18n/use-words';

/** Says why a field would be refused, in the API's own words; of a date in three fields we say what each takes. */
export function useFieldTexts(): (refusal: FieldRefusal | null) => string | null {
  const say = useWords();
  const { language } = useLanguage();
  return (refusal) => {
    if (refusal === null) return null;
    if (refusal.code === 'dateOfBirthInvalid') return say('register.dateInvalid');
    return apiMessage(refusal.code, language, refusal.values);
  };
}
