import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { enrollmentSizeOf } from '@touchline/domain/format/enrollment-size';
import { useLanguage } from '../../i18n/language-context';
import { useWords } from '../../i18n/use-words';
import type { TeamSex } from '../../lib/college-address';
import { CollegeHero } from '../../pieces/college-hero';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import { Content } from '../../ui/content';
import { PageTitle } from '../../ui/page-title';
import { TabsNav } from '../../ui/tabs-nav';
import { headOfCollege } from './college-head';
import { CollegeInHandContext } from './college-in-hand';
import { COLLEGE_TABS, type CollegePlace, SIGNED_IN_TABS, tabAddress } from './college-tabs';
import { ConflictDialog } from './editing/conflict-dialog';
import { useCollegeEditor } from './editing/use-college-editor';
import { HEADLINE_FACTS, useFacts } from './facts';
import { MainAction } from './main-action';
import { TabOf } from './tab-of';

const HEADLINES = 5;

interface CollegePageProps {
  readonly college: College;
  readonly sex: TeamSex;
  readonly place: CollegePlace;
}

/** A college's page for one of its teams, at one of its subpages; its editors change what they see in place. */
export function CollegePage({ college, sex, place }: CollegePageProps) {
  const say = useWords();
  const { language } = useLanguage();
  const { save, question } = useCollegeEditor(college);
  const isSignedIn = isAuthenticated(useSessionState());
  const size = enrollmentSizeOf(college.enrollmentSize);
  const facts = useFacts()(college, HEADLINE_FACTS)
    .filter(({ value }) => value !== null)
    .slice(0, HEADLINES)
    .map(({ path, label, value }) => ({
      label,
      value,
      note: path === '/enrollmentSize' && size !== null ? say('college.sizeOf', { size }) : null,
    }));
  const tabs = COLLEGE_TABS.filter((tab) => isSignedIn || !SIGNED_IN_TABS.has(tab)).map((tab) => ({
    to: tabAddress(college.pathName, sex, { tab, album: null }),
    text: say(`college.${tab}`),
    isCurrent: tab === place.tab,
  }));
  return (
    <CollegeInHandContext value={{ college, sex, save }}>
      <PageTitle text={headOfCollege(college, sex, place, language).title} />
      <CollegeHero
        college={college}
        sex={sex}
        cover={null}
        facts={facts}
        teamAddress={(one) => tabAddress(college.pathName, one, place)}
        action={<MainAction />}
      />
      <Content pt={{ base: '6', md: '8' }}>
        <TabsNav label={say('college.tabs')} tabs={tabs} />
      </Content>
      <Content pt={{ base: '8', md: '12' }} pb={{ base: '16', md: '20' }} minH="40rem">
        <Box key={place.tab}>
          <TabOf place={place} />
        </Box>
      </Content>
      {save !== null && <ConflictDialog question={question} />}
    </CollegeInHandContext>
  );
}
