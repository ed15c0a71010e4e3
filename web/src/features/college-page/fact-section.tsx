import { factText } from '../../components/college/affiliation-name';
import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../i18n/english';
import { type Translate, useTranslations } from '../../i18n/use-translations';
import { FactTable } from '../../ui/facts';
import { EditableSection } from './editable-section';
import { type FormattedFact, type ShownFact, useFacts, sourceText } from '../../components/college/college-facts';
import { SuggestLink } from './suggestions/suggest-link';
import { useCollegePage } from './use-college-page';

const LONG_FROM = 20;

/** The text of a fact in a table. A long one wraps, so that the label has enough room. */
export function longValue(text: string | null): ReactNode {
  if (text === null || text.length < LONG_FROM) return text;
  return (
    <Box as="span" display="block" maxW={{ base: '12rem', sm: '18rem', lg: '14rem' }}>
      {text}
    </Box>
  );
}

interface FactSectionProps {
  readonly title: MessageKey;
  readonly facts: readonly ShownFact[];
  /** Leaves out unknown facts instead of showing them as unknown. */
  readonly knownOnly?: boolean;
}

/**
 * A table of facts, each with its source and year; a common source is shown once. Without any known fact the section is
 * empty.
 */
export function FactSection({ title, facts, knownOnly = false }: FactSectionProps) {
  const t = useTranslations();
  const { college } = useCollegePage();
  const formatted = useFacts(factText)(college, facts).filter(({ value }) => !knownOnly || value !== null);
  const common = commonSource(formatted, t);
  const rows = formatted.map(({ label, value, source }) => ({
    label,
    value: longValue(value),
    note: common !== null || source === null || value === null ? null : sourceText(source, t),
  }));
  return (
    <EditableSection
      title={t(title)}
      fields={({ fieldsOfFacts }) => fieldsOfFacts(college, facts, t)}
      isEmpty={formatted.every(({ value }) => value === null)}
    >
      <FactTable facts={rows} />
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" mt="1">
        {common !== null && (
          <Text textStyle="small" color="fg.muted">
            {t('college.sourceLabel', { name: common })}
          </Text>
        )}
        {formatted[0] !== undefined && <SuggestLink path={formatted[0].path} />}
      </Box>
    </EditableSection>
  );
}

/** The source that all known facts of a table have in common; null where they differ or one has none. */
function commonSource(facts: readonly FormattedFact[], t: Translate): string | null {
  const known = facts.filter(({ value }) => value !== null);
  const sources = new Set(known.map(({ source }) => (source === null ? null : sourceText(source, t))));
  const [only = null] = sources;
  return sources.size === 1 ? only : null;
}
