import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { collegeCompleteness } from '@touchline/domain/college/editing/college-completeness';
import { mayEditCollege } from '@touchline/domain/permissions/may-edit';
import { loadMessages, pageLanguage } from '../../../i18n/languages';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { VisitQueries } from '../../../lib/api/visit-queries';
import { useActor } from '../../../session/session-context';
import { FactTable } from '../../../ui/facts';
import { Section } from '../../../ui/page-layout';
import { HistorySection } from '../administration/history-section';
import { MembersSection } from '../college-staff/members-section';
import { sourceText } from '../../../components/college/college-facts';
import { MissingParts } from '../missing-parts';
import { SuggestionsSection } from '../suggestions/suggestions-section';
import { useCollegePage } from '../use-college-page';
import { TextSkeleton } from '../../../ui/states/text-skeleton';
import { TabBody } from '../../../ui/tab-layout';

/**
 * The Administration tab (S2-19). Editors see what to fill next, the members, and every change with the way back; other
 * signed-in people see what changed and when. Both see where the facts come from; the changes stand last, because they
 * arrive later than the rest and are as many as there are.
 */
export function AdministrationTab() {
  return (
    <VisitQueries>
      <WithTexts />
    </VisitQueries>
  );
}

/** The tab once the texts that only signed-in people read are there. */
function WithTexts() {
  const load = async () => {
    await Promise.all([loadMessages('college-editing', pageLanguage()), loadMessages('corrections', pageLanguage())]);
    return true;
  };
  const { data: isLoaded } = useQuery({ queryKey: ['texts', 'college-editing'], queryFn: load, staleTime: Infinity });
  return isLoaded === true ? <Administration /> : <TextSkeleton />;
}

function Administration() {
  const t = useTranslations();
  const { college } = useCollegePage();
  const counts = new Map<string, number>();
  for (const source of Object.values(college.sources)) {
    const text = sourceText(source, t);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const isEditor = mayEditCollege(useActor(), college._id);
  const sources = [...counts].toSorted(([, left], [, right]) => right - left);
  return (
    <TabBody>
      {isEditor && (
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
          columnGap="16"
          rowGap={{ base: '12', md: '16' }}
          alignItems="start"
        >
          <CompletenessSection />
          <MembersSection />
        </Box>
      )}
      {isEditor && <SuggestionsSection />}
      <Section title={t('college.sourcesTitle')}>
        {sources.length === 0 ? (
          <Text color="fg.muted">{t('college.sourcesNone')}</Text>
        ) : (
          <FactTable facts={sources.map(([label, count]) => ({ label, value: t('college.factCount', { count }) }))} />
        )}
      </Section>
      <HistorySection isEditor={isEditor} />
    </TabBody>
  );
}

/** How complete the page is, and links to what is missing. */
function CompletenessSection() {
  const t = useTranslations();
  const { formatNumber } = useFormats();
  const { college, sex } = useCollegePage();
  const { percent, filled, total, missing } = collegeCompleteness(college, sex);
  return (
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
  );
}
