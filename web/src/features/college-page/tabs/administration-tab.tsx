import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { collegeCompleteness } from '@touchline/domain/college/college-completeness';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { FactTable } from '../../../ui/facts';
import { Section } from '../../../ui/page-layout';
import { sourceText } from '../fact-section';
import { MissingParts } from '../missing-parts';
import { useCollegePage } from '../use-college-page';
import { TabBody } from './tab-layout';

/** The Administration tab: how complete the page is, its version, and where its facts come from. */
export function AdministrationTab() {
  const t = useTranslations();
  const { formatNumber } = useFormats();
  const { college, sex } = useCollegePage();
  const { percent, filled, total, missing } = collegeCompleteness(college);
  const counts = new Map<string, number>();
  for (const source of Object.values(college.sources)) {
    const text = sourceText(source, t);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const sources = [...counts].toSorted(([, left], [, right]) => right - left);
  return (
    <TabBody>
      <Section title={t('college.completeness')}>
        <Box display="flex" alignItems="baseline" flexWrap="wrap" columnGap="4" mb="3">
          <Box textStyle="h1">{formatNumber(percent / 100, { style: 'percent' })}</Box>
          <Text color="fg.muted">{t('college.completeCount', { count: filled, page: total })}</Text>
        </Box>
        <Box aria-hidden bg="bg.muted" borderRadius="pill" height="2" overflow="hidden" mb="6">
          <Box bg="pitch.solid" height="full" style={{ width: `${percent}%` }} />
        </Box>
        {missing.length === 0 ? <Text>{t('college.complete')}</Text> : <MissingParts college={college} sex={sex} />}
      </Section>
      <Section title={t('college.sourcesTitle')}>
        {sources.length === 0 ? (
          <Text color="fg.muted">{t('college.sourcesNone')}</Text>
        ) : (
          <FactTable facts={sources.map(([label, count]) => ({ label, value: t('college.factCount', { count }) }))} />
        )}
      </Section>
      <Section title={t('college.version')}>
        <Box textStyle="h2">{formatNumber(college.version)}</Box>
        <Text color="fg.muted">{t('college.versionText')}</Text>
      </Section>
    </TabBody>
  );
}
