import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useLongDate } from '../../../ui/use-dates';
import type { PersonAnswer } from './use-person';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** A few facts, each with its label before it; on narrow screens the label stands above. */
export function PersonFacts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Box as="dl" display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '8rem minmax(0, 1fr)' }} columnGap="6" pt="4">
      {facts.map(({ label, value }) => (
        <Box key={label} display="contents">
          <Box as="dt" textStyle="small" color="fg.muted" pt="1">
            {label}
          </Box>
          <Box as="dd" pb="2" pt={{ base: '0', md: '1' }} minW="0" overflowWrap="anywhere">
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Who agrees for a minor and since when; nothing for adults. Says where one address confirms several players. */
export function useGuardianFacts({ record, playersOfGuardian }: PersonAnswer): readonly Fact[] {
  const t = useTranslations();
  const day = useLongDate();
  const { ageGroup, guardian } = record;
  const label = t('adminPerson.guardian');
  const several = playersOfGuardian > 1 ? <strong>{t('adminPerson.sameGuardian', { count: playersOfGuardian })}</strong> : null;
  if (guardian === null) {
    if (several !== null) return [{ label, value: several }];
    return ageGroup === 'adult' ? [] : [{ label, value: t('adminPerson.noGuardian') }];
  }
  const { email, name, relation, confirmedAt, refusedAt } = guardian;
  const known =
    refusedAt !== null
      ? t('adminPerson.guardianRefused', { email, date: day(refusedAt) })
      : confirmedAt === null
        ? t('adminPerson.guardianAsked', { email })
        : t('adminPerson.guardianAgreed', {
            ...{ email, name: name ?? email, date: day(confirmedAt) },
            relation: t(`adminPerson.relation.${relation ?? 'parent'}`),
          });
  return [
    {
      label,
      value: (
        <>
          {known}
          {several !== null && <Box>{several}</Box>}
        </>
      ),
    },
  ];
}

/** That somebody asked several children of different family names to be linked as their guardian; nothing otherwise. */
export function useChildrenFacts({ childrenAsked: { children, families } }: PersonAnswer): readonly Fact[] {
  const t = useTranslations();
  if (families < 2) return [];
  const value = <strong>{t('adminPerson.childrenOfFamilies', { children, families })}</strong>;
  return [{ label: t('adminPerson.childrenAsked'), value }];
}

/** The latest answer of a person to each question about consent. */
export function useConsentFacts({ consents }: PersonAnswer['record']): readonly Fact[] {
  const t = useTranslations();
  const day = useLongDate();
  if (consents.length === 0) return [];
  const lines = consents.map(({ kind, granted, at }) => (
    <Box as="li" key={kind}>
      {t('adminPerson.consentLine', { kind: t(`adminPerson.consent.${kind}`), granted: String(granted), date: day(at) })}
    </Box>
  ));
  return [
    {
      label: t('adminPerson.consents'),
      value: (
        <Box as="ul" listStyleType="none">
          {lines}
        </Box>
      ),
    },
  ];
}
