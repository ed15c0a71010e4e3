import { Button } from '@chakra-ui/react/button';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { College } from '@touchline/domain/college/college';
import { enrollmentSizeOf } from '@touchline/domain/college/enrollment-size';
import { mayEditCollege } from '@touchline/domain/permissions/may-edit';
import { ArrowUpRight } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { CollegeHero } from '../../components/college-hero';
import { collegePicture, collegePicturePath } from '../../components/photo';
import { SaveSlot } from '../../components/saving/save-slot';
import { useTranslations } from '../../i18n/use-translations';
import type { TeamSex } from '../../lib/college-address';
import { useActor, useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import { Content } from '../../ui/page-layout';
import { TabsNav } from '../../ui/tabs-nav';
import { COLLEGE_TABS, type CollegeSubpage, SIGNED_IN_TABS, tabAddress } from './college-tabs';
import type { Editing } from './editing/college-editor';
import { EditingContext } from './editing/use-editing';
import { HEADLINE_FACTS, useFacts } from './facts';
import { TabContent } from './tab-content';
import { TeamEvidenceNote } from './team-evidence-note';
import { CollegePageContext, useCollegePage, useCollegeTeam } from './use-college-page';

const HEADLINES = 5;
const CollegeEditor = lazy(async () => ({ default: (await import('./editing/college-editor')).CollegeEditor }));

interface CollegePageProps {
  readonly college: College;
  readonly sex: TeamSex;
  readonly subpage: CollegeSubpage;
}

/** A college's page for one of its teams, at one of its subpages. Its editors change it in place (S1-12). */
export function CollegePage({ college, sex, subpage }: CollegePageProps) {
  const t = useTranslations();
  const mayEdit = mayEditCollege(useActor(), college._id);
  const [editing, setEditing] = useState<Editing | null>(null);
  const value = useMemo(() => ({ college, sex, editing }), [college, sex, editing]);
  const isSignedIn = isAuthenticated(useSessionState());
  const size = enrollmentSizeOf(college.enrollmentSize);
  const facts = useFacts()(college, HEADLINE_FACTS)
    .filter(({ value }) => value !== null)
    .slice(0, HEADLINES)
    .map(({ path, label, value }) => ({
      label,
      value,
      note: path === '/enrollmentSize' && size !== null ? t('college.sizeOf', { size }) : null,
    }));
  const tabs = COLLEGE_TABS.filter((tab) => isSignedIn || !SIGNED_IN_TABS.has(tab)).map((tab) => ({
    to: tabAddress(college.pathName, sex, { tab, album: null }),
    text: t(`college.${tab}`),
    isCurrent: tab === subpage.tab,
  }));
  return (
    <CollegePageContext value={value}>
      <EditingContext value={editing}>
        <CollegeHero
          college={college}
          sex={sex}
          cover={college.cover === null ? null : collegePicture(college, college.cover)}
          logo={college.logo === null ? null : collegePicturePath(college, college.logo, '400')}
          facts={facts}
          teamAddress={(one) => tabAddress(college.pathName, one, subpage)}
          action={<MainAction />}
          {...(editing === null ? {} : { coverAction: <editing.CoverAndLogoButtons college={college} save={editing.save} /> })}
          aside={<SaveSlot collegeId={college._id} name={college.name} hasText />}
        />
        <Content pt={{ base: '6', md: '8' }}>
          <TabsNav label={t('college.tabs')} tabs={tabs} />
        </Content>
        <Content pt={{ base: '8', md: '12' }} pb={{ base: '16', md: '20' }} minH="40rem">
          {(subpage.tab === 'overview' || subpage.tab === 'athletics') && <TeamEvidenceNote />}
          <TabContent tab={subpage.tab} album={subpage.album} />
        </Content>
        {mayEdit && (
          <Suspense fallback={null}>
            <CollegeEditor college={college} sex={sex} onEditing={setEditing} />
          </Suspense>
        )}
      </EditingContext>
    </CollegePageContext>
  );
}

/** The main action for a recruit: the team's questionnaire, else the team's site, else the college's. */
function MainAction() {
  const t = useTranslations();
  const { college } = useCollegePage();
  const team = useCollegeTeam()?.team;
  const links = [
    { href: team?.recruitedURL ?? null, label: 'college.recruited' },
    { href: team?.athleticsURL ?? null, label: 'college.teamSite' },
    { href: college.collegeURL, label: 'college.website' },
  ] as const;
  const [link] = links.flatMap(({ href, label }) => (href === null ? [] : [{ href, label }]));
  if (link === undefined) return null;
  return (
    <Button asChild size="xl" colorPalette="flare">
      <a href={link.href} rel="noopener noreferrer">
        {t(link.label)}
        <ArrowUpRight size={20} strokeWidth={1.75} aria-hidden />
        <VisuallyHidden>{t('college.opensElsewhere')}</VisuallyHidden>
      </a>
    </Button>
  );
}
