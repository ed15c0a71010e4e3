import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { LinkSection } from '../editable-section';
import { ACADEMIC_FACTS, KIND_FACTS, useFacts } from '../../../components/college/college-facts';
import { AdmissionChapter } from '../overview/admission-chapter';
import { AlumniStories } from '../overview/alumni-stories';
import { AlikeChapter } from '../overview/alike-chapter';
import { CostChapter } from '../overview/cost-chapter';
import { LifeChapter } from '../overview/life-chapter';
import { emptyTabs } from '../tabs-with-content';
import { useCollegePage, useCollegeTeam } from '../use-college-page';
import { ClaimInvitation, hasStory, TeamChapter } from './overview-teasers';
import { TabBody } from '../../../ui/tab-layout';

/**
 * The Overview tab, in the order of a recruit's questions: the team, getting in, the costs, life there, the like. On
 * phones it is at most 4,500 px high (docs/decisions/186-short-overview.md); alumni are on their own tab there.
 */
export function OverviewTab() {
  const { college, sex, editing } = useCollegePage();
  return (
    <TabBody>
      {editing !== null && !hasStory(college) && <editing.PageInvitation college={college} sex={sex} />}
      <TeamChapter />
      <AdmissionChapter />
      <CostChapter />
      <LifeChapter />
      <Box hideBelow="md" css={{ '&:empty': { display: 'none' } }}>
        <AlumniStories />
      </Box>
      <AlikeChapter isFolded />
      <OverviewLinks />
      {editing === null && <EmptyTabsLine />}
      {!hasStory(college) && editing === null && <ClaimInvitation />}
    </TabBody>
  );
}

/** The links that lead away from Touchline, in one quiet row. */
function OverviewLinks() {
  const path = useCollegeTeam()?.path ?? null;
  return (
    <LinkSection
      title="college.links"
      suggest="/collegeURL"
      isRow
      links={[
        ...(path === null
          ? []
          : ([
              { path: `${path}/recruitedURL`, label: 'college.recruited' },
              { path: `${path}/athleticsURL`, label: 'college.teamSite' },
            ] as const)),
        { path: '/collegeURL', label: 'college.website' },
        { path: '/applyURL', label: 'college.applySite' },
        { path: '/financialAidURL', label: 'college.financialAidSite' },
        { path: '/internationalsURL', label: 'college.internationalsSite' },
        { path: '/virtualTour', label: 'college.virtualTour' },
      ]}
    />
  );
}

/** The facts that a reader looks for first; what nobody reports of them is named in one line. */
const EXPECTED_FACTS = [...KIND_FACTS.slice(0, 2), ...ACADEMIC_FACTS.admission.slice(0, 4), ...ACADEMIC_FACTS.costs.slice(0, 3)];

/** What the page does not tell yet, in a closing line instead of tabs and rows. */
function EmptyTabsLine() {
  const t = useTranslations();
  const { formatList } = useFormats();
  const { college, sex } = useCollegePage();
  const empty = emptyTabs(college, sex).map((tab) => t(`college.${tab}`));
  const unknown = useFacts()(college, EXPECTED_FACTS).flatMap(({ value, label }) => (value === null ? [label] : []));
  if (empty.length === 0 && unknown.length === 0) return null;
  return (
    <Text color="fg.muted">
      {[
        ...(empty.length === 0 ? [] : [t('college.emptyTabs', { names: formatList(empty) })]),
        ...(unknown.length === 0 ? [] : [t('college.unknownFacts', { names: formatList(unknown) })]),
      ].join(' ')}
    </Text>
  );
}
