import { Box } from '@chakra-ui/react/box';
import { fieldsOfStudy, programsByField } from '@touchline/domain/college/facts/fields-of-study';
import { FieldBars } from '../../../components/numbers/field-bars';
import { sourceText } from '../../../components/college/college-facts';
import { useLanguage } from '../../../i18n/language-provider';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { Chip } from '../../../ui/chip';
import { Section } from '../../../ui/page-layout';
import { Correctable } from '../suggestions/correctable';
import { SuggestLink } from '../suggestions/suggest-link';
import { useCollegePage } from '../use-college-page';

/** The fields that get a bar; the others stand below as words. */
const BARS = 8;

/** What a college teaches, of which its coaches tell no majors: a bar of programs for each field, the longest first. */
export function StudyFields() {
  const t = useTranslations();
  const { formatNumber } = useFormats();
  const { language } = useLanguage();
  const { academics, sources } = useCollegePage().college;
  const programs = programsByField(academics.cipCodes, language);
  const bars = programs.length > 1 ? programs.slice(0, BARS) : [];
  const drawn = new Set(bars.map(({ name }) => name));
  const others = fieldsOfStudy(academics.cipCodes, language).filter((name) => !drawn.has(name));
  const total = programs.reduce((sum, { count }) => sum + count, 0);
  const source = sources['academics.cipCodes'] ?? null;
  const [most] = bars;
  if (most === undefined && others.length === 0) return null;
  return (
    <Section title={t('college.fieldsTaught')}>
      {most !== undefined && (
        <Box maxW="text">
          <Correctable path="/academics/cipCodes">
            <FieldBars
              title={t('college.programs')}
              sentence={t('college.programsSentence', { total, count: most.count, field: most.name })}
              source={source === null ? null : t('college.sourceLabel', { name: sourceText(source, t) })}
              rows={programs.map(({ name, count }) => [name, formatNumber(count)])}
              fields={bars.map(({ name, count }) => ({ label: name, value: count, text: formatNumber(count) }))}
            />
          </Correctable>
        </Box>
      )}
      {others.length > 0 && (
        <Box as="ul" display="flex" flexWrap="wrap" gap="2" mt={most === undefined ? '0' : '6'}>
          {others.map((name) => (
            <Box as="li" key={name} maxW="full">
              <Chip tone="pitch">{name}</Chip>
            </Box>
          ))}
        </Box>
      )}
      {most === undefined && <SuggestLink path="/academics/cipCodes" />}
    </Section>
  );
}
