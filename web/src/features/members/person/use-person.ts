import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { paidAmount } from '@touchline/domain/kernel/format/money';
import { useCallback } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';

/** A person as admins see them, and what they bought. */
export type PersonAnswer = AnswerOf<'adminPerson'>;
export type ShownPurchase = PersonAnswer['money']['purchases'][number];
export type ShownPayment = ShownPurchase['payments'][number];

/** The key under which the page of a person is cached. */
export const personKey = (uid: string) => ['adminPerson', uid] as const;

/** A person and their money. */
export function usePerson(uid: string) {
  const callApi = useApi();
  return useQuery({
    queryKey: personKey(uid),
    queryFn: ({ signal }) => callApi('adminPerson', { params: { uid }, signal }),
  });
}

/** Formats an amount in the currency that was paid. */
export function useAmount(): (cents: number, currency: ShownPurchase['currency']) => string {
  const { language } = useLanguage();
  return useCallback((cents, currency) => paidAmount(cents, currency, language), [language]);
}
