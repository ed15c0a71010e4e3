import type { College } from '@touchline/domain/college/college';
import { mayEditCollege } from '@touchline/domain/college/may-edit-college';
import { enrollmentSizeOf } from '@touchline/domain/format/enrollment-size';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { useTranslations } from '../../i18n/use-translations';
import type { TeamSex } from '../../lib/college-address';
import { CollegeHero } from '../../components/college-hero';
import { SaveSlot } from '../../components/saving/save-slot';
import { collegePicture, collegePicturePath } from '../../components/college-picture';
import { useActor, useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import { Content } from '../../ui/content';
import { PageTitle } from '../../ui/page-title';
import { TabsNav } from '../../ui/tabs-nav';
import { CollegeInHandContext } from './college-in-hand';
import { COLLEGE_TABS, type CollegePlace, SIGNED_IN_TABS, tabAddress } from './college-tabs';
import { titleOfCollege } from './college-title';
import type { Editing } from './editing/editing-parts';
import { HEADLINE_FACTS, useFacts } from './facts';
import { MainAction } from './main-action';
import { TabPlace } from './tab-place';
import { usePhotoName } from './use-photo-name';

const HEADLINES = 5;
const CollegeEditor = lazy(async () => ({ default: (await import('./editing/college-editor')).CollegeEditor }));

interface CollegePageProps {
  readonly college: College;
  readonly sex: TeamSex;
  readonly place: CollegePlace;
}

/** A college's page for one of its teams, at one of its subpages; its editors change what they see in place. */
export function CollegePage({ college, sex, place }: CollegePageProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const nameOf = usePhotoName();
  const mayEdit = mayEditCollege(useActor(), college._id);
  const [editing, setEditing] = useState<Editing | null>(null);
  const inHand = useMemo(() => ({ college, sex, editing }), [college, sex, editing]);
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
    isCurrent: tab === place.tab,
  }));
  return (
    <CollegeInHandContext value={inHand}>
      <PageTitle
        text={titleOfCollege(college.name, sex, { ...place, album: place.album === null ? null : nameOf(place.album) }, language)}
      />
      <CollegeHero
        college={college}
        sex={sex}
        cover={college.cover === null ? null : collegePicture(college, college.cover)}
        logo={college.logo === null ? null : collegePicturePath(college, college.logo, '400')}
        facts={facts}
        teamAddress={(one) => tabAddress(college.pathName, one, place)}
        action={<MainAction />}
        {...(editing === null ? {} : { coverAction: <editing.HeadTools college={college} save={editing.save} /> })}
        aside={<SaveSlot collegeId={college._id} name={college.name} hasText />}
      />
      <Content pt={{ base: '6', md: '8' }}>
        <TabsNav label={t('college.tabs')} tabs={tabs} />
      </Content>
      <Content pt={{ base: '8', md: '12' }} pb={{ base: '16', md: '20' }} minH="40rem">
        <TabPlace tab={place.tab} album={place.album} />
      </Content>
      {mayEdit && (
        <Suspense fallback={null}>
          <CollegeEditor college={college} onEditing={setEditing} />
        </Suspense>
      )}
    </CollegeInHandContext>
  );
}
