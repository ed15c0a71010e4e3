import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { FACT_TEXTS } from '@touchline/domain/person/attestations/fact-texts';
import { ShieldCheck } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/page-layout';
import { confirmedByText } from './fact-words';

const TEXTS = {
  en: {
    title: 'Confirmed by others',
    about: 'A club or school coach has said that these details are true. The rest is what the player wrote.',
  },
  de: {
    title: 'Von anderen bestätigt',
    about: 'Verein oder Schule hat gesagt, dass diese Angaben stimmen. Alles andere sind eigene Angaben.',
  },
} as const;

interface ConfirmedProps {
  /** One at least. */
  readonly facts: readonly AnswerOf<'confirmedFacts'>['players'][number]['facts'][number][];
}

/** What others have confirmed on a page, each with by whom and when. */
export function ConfirmedFacts({ facts }: ConfirmedProps) {
  const { language } = useLanguage();
  return (
    <Section title={TEXTS[language].title}>
      <Box color="fg.muted" textStyle="small" mb="3" maxW="text">
        {TEXTS[language].about}
      </Box>
      <Box as="ul" listStyleType="none" display="grid" gap="3">
        {facts.map(({ fact, ...by }) => (
          <Box as="li" key={fact} display="flex" gap="3" alignItems="flex-start">
            <Box color="pitch.fg" flex="none" pt="0.5">
              <Icon as={ShieldCheck} size={20} />
            </Box>
            <Box minW="0" overflowWrap="anywhere">
              <Box fontWeight="semibold">{FACT_TEXTS[language].facts[fact]}</Box>
              <Box textStyle="small" color="fg.muted">
                {confirmedByText(by, language)}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** The same for the sheet, in one line for each fact. */
export function ConfirmedLines({ facts }: ConfirmedProps) {
  const { language } = useLanguage();
  return (
    <Box as="ul" listStyleType="none" aria-label={TEXTS[language].title} pt="3mm" fontSize="9pt" lineHeight="1.35">
      {facts.map(({ fact, ...by }) => (
        <Box as="li" key={fact} overflowWrap="anywhere">
          {`✓ ${FACT_TEXTS[language].facts[fact]}: ${confirmedByText(by, language)}`}
        </Box>
      ))}
    </Box>
  );
}
