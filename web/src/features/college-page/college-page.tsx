import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { enrollmentSizeOf } from '@touchline/domain/college/catalogue/enrollment-size';
import { mayEditCollege } from '@touchline/domain/permissions/may-edit';
import { type ComponentType, lazy, Suspense, useMemo, useRef, useState } from 'react';
import { collegePicture, collegePicturePath } from '../../components/pictures/photo';
import { CollegeActions } from '../../components/college/college-actions';
import { lazyTab, TabContent } from '../../components/document-page/tab-content';
import { SaveSlot } from '../../components/saving/save-slot';
import { useTranslations } from '../../i18n/use-translations';
import type { TeamSex } from '../../lib/addresses/college-address';
import { deferredSection } from '../../lib/hydration/deferred-section';
import { useActor, useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import { type CollegeSubpage, type CollegeTab, tabAddress } from './college-tabs';
import type { Editing } from './editing/college-editor';
import { EditingContext } from './editing/use-editing';
import { HEADLINE_FACTS, useFacts } from '../../components/college/college-facts';
import { DockedAction, useMainAction } from './main-action';
import { StickyTabs } from './sticky-tabs';
import { lifeTabs, type NationalTitles, offeredTabs } from './tabs-with-content';
import {
  type CollegeCamps,
  type CollegeComparison,
  type CollegeMembers,
  CollegePageContext,
  type LoadedSoccer,
} from './use-college-page';

/** The headers of the overview and of the subpages, and two lines: each stands as rendered until its code is there. */
const CollegeHero = deferredSection(async () => (await import('../../components/college/college-hero')).CollegeHero);
const CollegeBand = deferredSection(async () => (await import('./college-band')).CollegeBand);
const TeamEvidenceNote = deferredSection(async () => (await import('./team/team-evidence-note')).TeamEvidenceNote);
const SuggestionFoot = deferredSection(async () => (await import('./suggestions/suggestion-foot')).SuggestionFoot);
export const DEFERRED_OF_COLLEGE = [CollegeHero, CollegeBand, TeamEvidenceNote, SuggestionFoot] as const;

const TABS: Readonly<Record<CollegeTab, ComponentType<Pick<CollegeSubpage, 'album'>>>> = {
  overview: lazyTab(async () => (await import('./tabs/overview-tab')).OverviewTab),
  athletics: lazyTab(async () => (await import('./tabs/athletics-tab')).AthleticsTab),
  academics: lazyTab(async () => (await import('./tabs/academics-tab')).AcademicsTab),
  facilities: lazyTab(async () => (await import('./tabs/life-tab')).LifeFromFacilities),
  campus: lazyTab(async () => (await import('./tabs/life-tab')).LifeFromCampus),
  city: lazyTab(async () => (await import('./tabs/life-tab')).LifeFromCity),
  photos: lazyTab(async () => (await import('./tabs/life-tab')).LifeFromPhotos),
  camps: lazyTab(async () => (await import('./tabs/camps-tab')).CampsTab),
  alumni: lazyTab(async () => (await import('./tabs/alumni-tab')).AlumniTab),
  contact: lazyTab(async () => (await import('./tabs/contact-tab')).ContactTab),
  rankingsAlbum: lazyTab(async () => (await import('./tabs/rankings-album-tab')).RankingsAlbumTab),
  administration: lazyTab(async () => (await import('./tabs/administration-tab')).AdministrationTab),
};

const HEADLINES = 5;
const CollegeEditor = lazy(async () => ({ default: (await import('./editing/college-editor')).CollegeEditor }));

interface CollegePageProps {
  readonly college: College;
  readonly sex: TeamSex;
  readonly subpage: CollegeSubpage;
  readonly comparison: CollegeComparison | null;
  readonly soccer: LoadedSoccer | null;
  readonly camps: CollegeCamps | null;
  readonly members: CollegeMembers | null;
  readonly titles: readonly NationalTitles[];
}

/** A college's page for one of its teams, at one of its subpages. Its editors change it in place (S1-12). */
export function CollegePage({ college, sex, subpage, comparison, soccer, camps, members, titles }: CollegePageProps) {
  const t = useTranslations();
  const mayEdit = mayEditCollege(useActor(), college._id);
  const [editing, setEditing] = useState<Editing | null>(null);
  const value = useMemo(
    () => ({ college, sex, editing, comparison, soccer, camps, members, titles }),
    [college, sex, editing, comparison, soccer, camps, members, titles],
  );
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
  const tabs = offeredTabs(college, { sex, current: subpage.tab, isSignedIn, mayEdit });
  const action = useMainAction({ college, sex, editing });
  const header = useRef<HTMLDivElement>(null);
  const shared = {
    college,
    sex,
    logo: college.logo === null ? null : collegePicturePath(college, college.logo, '400'),
    teamAddress: (one: TeamSex) => tabAddress(college.pathName, one, subpage),
  };
  const isOverview = subpage.tab === 'overview';
  return (
    <CollegePageContext value={value}>
      <EditingContext value={editing}>
        <Box ref={header}>
          {isOverview ? (
            <CollegeHero
              {...shared}
              cover={college.cover === null ? null : collegePicture(college, college.cover)}
              facts={facts}
              action={action.button}
              aside={<CollegeActions collegeId={college._id} name={college.name} isBeside />}
              {...(editing === null
                ? {}
                : { coverAction: <editing.CoverAndLogoButtons college={college} save={editing.save} /> })}
            />
          ) : (
            <CollegeBand {...shared} aside={<SaveSlot collegeId={college._id} name={college.name} />} />
          )}
        </Box>
        <StickyTabs college={college} sex={sex} subpage={subpage} tabs={tabs} life={mayEdit ? [] : lifeTabs(college, sex)} />
        <TabContent name={subpage.tab} tab={TABS[subpage.tab]} album={subpage.album}>
          {(subpage.tab === 'overview' || subpage.tab === 'athletics') && <TeamEvidenceNote />}
        </TabContent>
        <SuggestionFoot isOverview={subpage.tab === 'overview'} />
        {action.loader}
        {!mayEdit && <DockedAction header={header}>{action.button}</DockedAction>}
        {mayEdit && (
          <Suspense fallback={null}>
            <CollegeEditor college={college} sex={sex} onEditing={setEditing} />
          </Suspense>
        )}
      </EditingContext>
    </CollegePageContext>
  );
}
