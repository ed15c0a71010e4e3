import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { Language } from '@touchline/domain/kernel/language';
import { givenValue, missingOf, type Operator, type OperatorField } from '@touchline/domain/reference/operator/operator';
import { useLanguage } from '../i18n/language-provider';
import { MailText } from '../ui/mail-text';

interface DetailsTexts {
  readonly fields: Readonly<Record<OperatorField, string>>;
  readonly demo: string;
  readonly demoText: string;
  readonly missing: (fields: string) => string;
}

const TEXTS: Readonly<Record<Language, DetailsTexts>> = {
  en: {
    fields: {
      name: 'Operator',
      address: 'Address',
      representedBy: 'Represented by',
      email: 'Email',
      phone: 'Phone',
      register: 'Register',
      taxId: 'Tax number',
      editor: 'Responsible for the content',
      legalReview: 'Checked by a lawyer',
    },
    demo: 'This is a demo',
    demoText: 'The operator’s name and address stand here once somebody runs it.',
    missing: (fields) => `Still to be filled in: ${fields}.`,
  },
  de: {
    fields: {
      name: 'Betreiber',
      address: 'Anschrift',
      representedBy: 'Vertreten durch',
      email: 'E-Mail',
      phone: 'Telefon',
      register: 'Register',
      taxId: 'Steuernummer',
      editor: 'Verantwortlich für den Inhalt',
      legalReview: 'Anwaltlich geprüft',
    },
    demo: 'Das ist eine Demo',
    demoText: 'Name und Anschrift des Betreibers stehen hier, sobald jemand die Website betreibt.',
    missing: (fields) => `Noch einzutragen: ${fields}.`,
  },
};

interface OperatorDetailsProps {
  readonly operator: Operator;
  /** The details that the page shows. */
  readonly fields: readonly OperatorField[];
}

/**
 * What is known of the operator who runs the site. Where the operator's name is missing, it says that this is a demo,
 * and which values are still to be given.
 */
export function OperatorDetails({ operator, fields }: OperatorDetailsProps) {
  const { language } = useLanguage();
  const texts = TEXTS[language];
  const missing = missingOf(operator);
  const shown = fields.flatMap((field) => {
    const lines = linesOf(operator, field, language);
    return lines.length === 0 ? [] : [{ field, lines }];
  });
  return (
    <Stack gap="5" maxW="text">
      {missing.length > 0 && (
        <Box borderWidth="1px" borderRadius="card" bg="bg.panel" p="5">
          <Heading as="h3" textStyle="h4" mb="1">
            {texts.demo}
          </Heading>
          <Text>{texts.demoText}</Text>
          <Text textStyle="small" color="fg.muted" mt="2">
            {texts.missing(new Intl.ListFormat(language).format(missing.map((field) => texts.fields[field])))}
          </Text>
        </Box>
      )}
      {shown.length > 0 && (
        <Box
          as="dl"
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: '12rem 1fr' }}
          columnGap="6"
          rowGap={{ base: '1', md: '3' }}
        >
          {shown.map(({ field, lines }) => (
            <Box key={field} display="contents">
              <Box as="dt" color="fg.muted">
                {texts.fields[field]}
              </Box>
              <Box as="dd" mb={{ base: '3', md: '0' }} overflowWrap="anywhere">
                {field === 'email' ? (
                  <a href={`mailto:${lines.join('')}`} style={{ textDecoration: 'underline' }}>
                    <MailText text={lines.join('')} />
                  </a>
                ) : (
                  lines.map((line) => <div key={line}>{line}</div>)
                )}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Stack>
  );
}

/** The lines of a detail; none where it is unknown or does not exist. */
function linesOf(operator: Operator, field: OperatorField, language: Language): readonly string[] {
  if (field === 'address') return operator.address ?? [];
  if (field === 'legalReview') {
    if (operator.legalReview === null) return [];
    const { termsVersion, date } = operator.legalReview;
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date));
    return [
      language === 'en' ? `Version ${termsVersion} of the terms, ${day}` : `Fassung ${termsVersion} der Bedingungen, ${day}`,
    ];
  }
  const value = givenValue(operator[field]);
  return value === null ? [] : [value];
}
