import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { Language } from '@touchline/domain/kernel/language';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { PageLink } from '../ui/links';
import { Content, Section } from '../ui/page-layout';

/** A section of an information page: its title, its paragraphs, and links to where one reads on. */
export interface TextSection {
  /** The part of the address behind `#`. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly links?: readonly { readonly to: string; readonly text: string }[];
}

const AS_OF: Readonly<Record<Language, (date: string) => string>> = {
  en: (date) => `As of ${date}`,
  de: (date) => `Stand: ${date}`,
};

interface TextPageProps {
  readonly title: string;
  readonly lead: string;
  /** The day (YYYY-MM-DD) on which the text last changed. */
  readonly changedOn: string;
  readonly children: ReactNode;
}

/** An information page: title, one sentence, the day of the text, and sections. */
export function TextPage({ title, lead, changedOn, children }: TextPageProps) {
  const { language } = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(changedOn));
  return (
    <Content py={{ base: '8', md: '14' }}>
      <Heading as="h1" textStyle="h1" mb="3" overflowWrap="anywhere" hyphens="manual">
        {title}
      </Heading>
      <Text textStyle="lg" maxW="text">
        {lead}
      </Text>
      <Text color="fg.muted" mt="2" mb={{ base: '8', md: '12' }}>
        {AS_OF[language](date)}
      </Text>
      <Stack gap={{ base: '10', md: '14' }}>{children}</Stack>
    </Content>
  );
}

interface TextSectionsProps {
  readonly sections: readonly TextSection[];
  /** True in half a page: then the text has one column on wide screens too. */
  readonly isNarrow?: boolean;
}

/** The sections of an information page, each with an address of its own. */
export function TextSections({ sections, isNarrow = false }: TextSectionsProps) {
  return sections.map(({ id, title, paragraphs, links = [] }) => (
    <Box key={id} id={id}>
      <Section title={title}>
        <Box css={isNarrow ? PARAGRAPHS : TWO_COLUMNS_OF_TEXT}>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          {links.length > 0 && (
            <Box as="ul" listStyleType="none">
              {links.map(({ to, text }) => (
                <li key={to}>
                  <PageLink to={to} display="inline-flex" alignItems="center" minH="11" textDecoration="underline">
                    {text}
                  </PageLink>
                </li>
              ))}
            </Box>
          )}
        </Box>
      </Section>
    </Box>
  ));
}

const PARAGRAPHS = { maxWidth: 'text', '& > *': { breakInside: 'avoid', marginBottom: '0.75rem' } } as const;
const TWO_COLUMNS_OF_TEXT = {
  ...PARAGRAPHS,
  '@media (min-width: 62rem)': { maxWidth: 'none', columnCount: 2, columnGap: '4rem' },
} as const;

interface TwoColumnsProps {
  /** What is read first; on wide screens at the left. */
  readonly first: ReactNode;
  /** What is read next; on wide screens at the right. */
  readonly beside: ReactNode;
  /** What is read last; on wide screens below the first. */
  readonly last?: ReactNode;
}

/** Parts of a page side by side on wide screens, one after the other on narrow ones. */
export function TwoColumns({ first, beside, last }: TwoColumnsProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gridTemplateRows={{ lg: 'auto 1fr' }}
      columnGap="16"
      rowGap="10"
    >
      <Stack gap="10">{first}</Stack>
      <Stack gap="10" gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
        {beside}
      </Stack>
      {last !== undefined && <Stack gap="10">{last}</Stack>}
    </Box>
  );
}
