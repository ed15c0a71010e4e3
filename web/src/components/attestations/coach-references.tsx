import { Box } from '@chakra-ui/react/box';
import { Link as ChakraLink } from '@chakra-ui/react/link';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { Mail } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/page-layout';
import { referenceText } from './fact-words';

const TEXTS = {
  en: {
    title: 'Reference',
    withAddress: 'This person agreed that college coaches may write to them about the player.',
    without: 'Accepted coaches see the address to write to. Nobody else sees this part.',
  },
  de: {
    title: 'Referenz',
    withAddress: 'Die Person ist einverstanden, dass College-Coaches ihr dazu schreiben.',
    without: 'Angenommene Coaches sehen die Adresse dazu. Sonst sieht diesen Abschnitt niemand.',
  },
} as const;

interface ReferencesProps {
  /** One at least. */
  readonly references: readonly AnswerOf<'confirmedFacts'>['players'][number]['references'][number][];
}

/** Whom college coaches may ask about a player; the address is there for accepted coaches alone. */
export function CoachReferences({ references }: ReferencesProps) {
  const { language } = useLanguage();
  const texts = TEXTS[language];
  const isForCoach = references.some(({ email }) => email !== null);
  return (
    <Section title={texts.title}>
      <Box color="fg.muted" textStyle="small" mb="3" maxW="text">
        {isForCoach ? texts.withAddress : texts.without}
      </Box>
      <Box as="ul" listStyleType="none" display="grid" gap="3">
        {references.map((one) => (
          <Box as="li" key={referenceText(one, language)} display="flex" gap="3" alignItems="flex-start">
            <Box color="pitch.fg" flex="none" pt="0.5">
              <Icon as={Mail} size={20} />
            </Box>
            <Box minW="0" overflowWrap="anywhere">
              <Box fontWeight="semibold">{referenceText(one, language)}</Box>
              {one.email !== null && (
                <ChakraLink href={`mailto:${one.email}`} variant="underline" minH="11" maxW="full" overflowWrap="anywhere">
                  {one.email}
                </ChakraLink>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** The same for the sheet, in one line for each person. */
export function ReferenceLines({ references }: ReferencesProps) {
  const { language } = useLanguage();
  return (
    <Box as="ul" listStyleType="none" pt="2mm" fontSize="9pt" lineHeight="1.35">
      {references.map((one) => (
        <Box as="li" key={referenceText(one, language)} overflowWrap="anywhere">
          {`${TEXTS[language].title}: ${referenceText(one, language)}${one.email === null ? '' : ` · ${one.email}`}`}
        </Box>
      ))}
    </Box>
  );
}
