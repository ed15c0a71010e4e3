import { Text } from '@chakra-ui/react/text';
import type { WordKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { FactTable } from '../../ui/fact-table';
import { useCollegeInHand } from './college-in-hand';
import { EditableSection } from './editable-section';
import { type FactDefinition, useFacts } from './facts';
import { longValue } from './long-value';
import { commonSource, sourceText } from './source-line';

interface FactSectionProps {
  readonly title: WordKey;
  readonly facts: readonly FactDefinition[];
  /** Leaves out what nobody knows instead of saying so. */
  readonly knownOnly?: boolean;
}

/** A table of facts, each with its source and year; a source that all share is said once. What is unknown is said quietly, and a table without a known fact is none. */
export function FactSection({ title, facts, knownOnly = false }: FactSectionProps) {
  const t = useTranslations();
  const { college } = useCollegeInHand();
  const said = useFacts()(college, facts).filter(({ value }) => !knownOnly || value !== null);
  const common = commonSource(said, t);
  const rows = said.map(({ label, value, source }) => ({
    label,
    value: longValue(value),
    note: common !== null || source === null || value === null ? null : sourceText(source, t),
  }));
  return (
    <EditableSection
      title={t(title)}
      fields={({ fieldsOfFacts }) => fieldsOfFacts(college, facts, t)}
      isEmpty={said.every(({ value }) => value === null)}
    >
      <FactTable facts={rows} />
      {common !== null && (
        <Text textStyle="small" color="fg.muted" mt="3">
          {t('college.sourceLabel', { name: common })}
        </Text>
      )}
    </EditableSection>
  );
}
