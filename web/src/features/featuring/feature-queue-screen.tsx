import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { AdminTabs } from '../../components/admin-tabs';
import { useTranslations } from '../../i18n/use-translations';
import { Content, PageTitle } from '../../ui/page-layout';
import { SkeletonRegion, SkeletonText } from '../../ui/states/skeletons';
import { QueueList } from './queue-list';
import { QUEUE_VIEWS, viewIn, ViewSwitch } from './view-switch';

interface FeatureQueueScreenProps {
  /** The view at ?view=money, loaded when it is opened; null leaves it out of the switch. */
  readonly money: ComponentType | null;
}

/** /admin/featureRequests: the players to be featured by state (`?state=`), and what boosts and plans earn (S2-13). */
export function FeatureQueueScreen({ money: Money }: FeatureQueueScreenProps) {
  const t = useTranslations();
  const asked = viewIn(new URLSearchParams(useLocation().search));
  const view = asked === 'money' && Money === null ? 'queued' : asked;
  return (
    <Content py={{ base: '8', md: '12' }} minH="70vh">
      <PageTitle text={t('featureQueue.title')} />
      <Heading as="h1" textStyle="h1" mb="3">
        {t('featureQueue.title')}
      </Heading>
      <AdminTabs current="/admin/featureRequests" />
      <Box pt="6" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
        <ViewSwitch shown={view} views={QUEUE_VIEWS.filter((one) => one !== 'money' || Money !== null)} />
        {view === 'money' ? (
          Money !== null && <Suspense fallback={<ViewSkeleton />}>{<Money />}</Suspense>
        ) : (
          <QueueList state={view} />
        )}
      </Box>
    </Content>
  );
}

/** A view while its code is loading. */
function ViewSkeleton() {
  return (
    <SkeletonRegion label={useTranslations()('featureQueue.loading')}>
      <SkeletonText lines={8} />
    </SkeletonRegion>
  );
}
