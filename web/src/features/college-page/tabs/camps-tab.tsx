import { Box } from '@chakra-ui/react/box';
import { Suspense } from 'react';
import { CampCard } from '../../../components/camp-card';
import { useTranslations } from '../../../i18n/use-translations';
import type { CallApi } from '../../../lib/api/api-client';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedState } from '../../../ui/states/failures';
import { ButtonLink, OutsideLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { TextSkeleton } from '../../../ui/states/text-skeleton';
import { useCollegeList } from '../use-college-list';
import { useCollegePage, useCollegeTeam } from '../use-college-page';
import { TabBody } from '../../../ui/tab-layout';

const loadCamps = (callApi: CallApi, collegeId: string) => callApi('collegeCamps', { params: { collegeId } });

/**
 * The Camps tab: the college's own camps to come that its chosen team's players may join, with 2 decimals (S9-05). Its
 * editors get all of them, to change them in place.
 */
export function CampsTab() {
  const t = useTranslations();
  const { college, sex, camps: loaded, editing } = useCollegePage();
  const site = useCollegeTeam()?.team.athleticsURL ?? college.collegeURL;
  const { items, failure, retry } = useCollegeList(loadCamps, college._id, loaded);
  if (editing !== null) {
    return (
      <TabBody>
        <Suspense fallback={<TextSkeleton />}>
          <editing.CampTools college={college} />
        </Suspense>
      </TabBody>
    );
  }
  if (failure !== null) return <FailedState failure={failure} isRetrying={false} onRetry={retry} />;
  if (items === null) return <TextSkeleton />;
  const camps = items.filter((camp) => camp.sex === 'both' || camp.sex === sex);
  if (camps.length === 0) {
    return (
      <EmptyState
        scene="floodlights"
        title={t('college.campsNone')}
        text={t('college.campsNoneText', { name: college.name })}
        {...(site === null ? {} : { action: <OutsideLink href={site} text={t('college.teamSite')} /> })}
      />
    );
  }
  return (
    <TabBody>
      <Section title={t('college.campsToCome')} intro={t('college.campCount', { count: camps.length })}>
        <Box as="ul" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 21rem), 1fr))" gap="4">
          {camps.map((camp) => (
            <CampCard key={camp._id} camp={camp} />
          ))}
        </Box>
        <Box mt="6">
          <ButtonLink variant="outline" to={`/camps?college=${college._id}`}>
            {t('college.campsInSearch')}
          </ButtonLink>
        </Box>
      </Section>
    </TabBody>
  );
}
