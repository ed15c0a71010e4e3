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

/** The sections of an information page, each with an address of its own. */
export function TextSections({ sections }: { readonly sections: readonly TextSection[] }) {
  return sections.map(({ id, title, paragraphs, links = [] }) => (
    <Box key={id} id={id}>
      <Section title={title}>
        <Stack gap="3" maxW="text">
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
        </Stack>
      </Section>
    </Box>
  ));
}
