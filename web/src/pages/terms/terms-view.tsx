import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { Language } from '@touchline/domain/kernel/language';
import { MIN_AGE } from '@touchline/domain/person/consent/age-rules';
import { TERMS } from '@touchline/domain/person/consent/terms';
import { chargedCurrency, ownPrice } from '@touchline/domain/kernel/format/money';
import { COACH_LINK_LIMITS } from '@touchline/domain/reference/coach-links';
import {
  CONTACT,
  GUARDIANSHIP_LIMITS,
  INVITES,
  PAYMENTS,
  REMOVAL_REQUESTS,
  RETENTION,
  THREAD_LIMITS,
} from '@touchline/domain/reference/limits';
import { givenValue } from '@touchline/domain/reference/operator/operator';
import { OPERATOR } from '@touchline/domain/reference/operator/operator-parameters';
import { PRICE_LIST } from '@touchline/domain/reference/price-list';
import { useLanguage } from '../../i18n/language-provider';
import { Content, Section } from '../../ui/page-layout';
import type { HeadContext, PageHead } from '../page-definition';
import { englishTerms } from './english-terms';
import { germanTerms } from './german-terms';
import type { TermsFacts, TermsTexts } from './terms-texts';

const TEXTS: Readonly<Record<Language, TermsTexts>> = { en: englishTerms, de: germanTerms };

const DAYS_IN_A_MONTH = 365 / 12;

/** What holds today, with the prices that an account in this language pays. */
export function termsFacts(language: Language, { name } = OPERATOR): TermsFacts {
  const price = (name: keyof typeof PRICE_LIST) => ownPrice(PRICE_LIST[name].cents, chargedCurrency(language, null), language);
  return {
    operator: givenValue(name) ?? 'Touchline',
    minimumAge: MIN_AGE.signUp,
    adultAge: MIN_AGE.ageRule,
    fullAge: MIN_AGE.adult,
    messageDays: Math.max(CONTACT.keptDays, REMOVAL_REQUESTS.keptDays),
    inviteDays: INVITES.keptDays,
    conversationMonths: Math.round(THREAD_LIMITS.keptDays / DAYS_IN_A_MONTH),
    linkDays: COACH_LINK_LIMITS.keptDays,
    requestDays: GUARDIANSHIP_LIMITS.keptDays,
    graceDays: PAYMENTS.graceDays,
    prices: {
      premium: price('premium'),
      guestAccess: price('guestAccess'),
      skipTheLine: price('skipTheLine'),
      featureAgain: price('featureAgain'),
    },
    ...RETENTION,
  };
}

/** /TermsAndConditions: the terms, and the privacy notice at `#privacy`, with version and date (S2-14). */
export function View() {
  const { language } = useLanguage();
  const { title, edition, ...halves } = TEXTS[language];
  const facts = termsFacts(language);
  return (
    <Content py={{ base: '8', md: '14' }}>
      <Heading as="h1" textStyle="h1" mb="2" overflowWrap="anywhere" hyphens="manual">
        {title}
      </Heading>
      <Text color="fg.muted" mb={{ base: '8', md: '12' }}>
        {edition(TERMS.version, longDate(language))}
      </Text>
      <Stack gap={{ base: '12', md: '16' }}>
        {(['terms', 'privacy'] as const).map((half) => (
          <Box key={half} id={half}>
            <Section title={halves[half].title}>
              <Stack gap="8" maxW="text">
                {halves[half].parts(facts).map((part) => (
                  <Box key={part.title}>
                    <Heading as="h3" textStyle="h3" mb="2">
                      {part.title}
                    </Heading>
                    <Stack gap="3">
                      {part.paragraphs.map((paragraph) => (
                        <Text key={paragraph}>{paragraph}</Text>
                      ))}
                    </Stack>
                  </Box>
                ))}
              </Stack>
            </Section>
          </Box>
        ))}
      </Stack>
    </Content>
  );
}

/** The head of the terms. */
export function head({ language }: HeadContext<null>): PageHead {
  const { title, description } = TEXTS[language];
  return { title, description, changedOn: TERMS.date };
}

function longDate(language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(TERMS.date));
}
