import type { FieldRefusal } from '@touchline/domain/account/field-refusals';
import { apiMessage } from '@touchline/domain/http/api-messages';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n/language-context';

/** Says why a field would be refused, in the API's own words. */
export function useFieldTexts(): (refusal: FieldRefusal | null) => string | null {
  const { language } = useLanguage();
  return useCallback((refusal) => (refusal === null ? null : apiMessage(refusal.code, language, refusal.values)), [language]);
}
