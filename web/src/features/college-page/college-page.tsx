import type { College } from '@touchline/domain/college/college';
import type { TeamSex } from '../../lib/college-address';
import { Content } from '../../ui/content';
import { PageTitle } from '../../ui/page-title';
import { CollegeAside } from './college-aside';
import { CollegeHead } from './college-head';
import { CollegeInHandContext } from './college-in-hand';
import { CollegeSections } from './college-sections';
import { useCollegeEditor } from './use-college-editor';

/** A college's page, for one of its teams; its editors change the texts in place. */
export function CollegePage({ college, sex }: { readonly college: College; readonly sex: TeamSex }) {
  const { save } = useCollegeEditor(college);
  return (
    <CollegeInHandContext value={{ college, sex, save }}>
      <PageTitle text={college.name} />
      <CollegeHead />
      <Content
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 22rem' }}
        gap={{ base: '10', lg: '16' }}
        py="10"
      >
        <CollegeSections />
        <CollegeAside />
      </Content>
    </CollegeInHandContext>
  );
}
