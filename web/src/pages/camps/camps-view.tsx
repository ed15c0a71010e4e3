import { campQueryOf } from '@touchline/domain/search/camps/camp-query';
import { lazy, Suspense } from 'react';
import { CampSearchScreen } from '../../features/camps/camp-search-screen';
import { useTranslations } from '../../i18n/use-translations';
import { deferredSection } from '../../lib/hydration/deferred-section';
import { FailedState } from '../../ui/states/failures';
import { EmptyState } from '../../ui/states/empty-state';
import { ButtonLink } from '../../ui/links';
import { Content } from '../../ui/page-layout';
import { useRevalidator } from 'react-router-dom';
import { pageCard } from '../page-card';
import type { HeadContext, PageHead } from '../page-definition';
import { headOfCampSearch } from './camp-search-head';
import type { LoadedCamps } from './load-camps';

/** A camp of its own, which the search does without. */
const CampDetail = deferredSection(async () => (await import('../../features/camps/camp-detail')).CampDetail);
const CampPlanner = lazy(async () => ({ default: (await import('../../features/camps/camp-planner')).CampPlanner }));

export const deferred = [CampDetail];

/** /camps: the camp search; `?camp=` shows one camp, `?planner=` the chosen ones together. */
export function View({ data }: { readonly data: LoadedCamps }) {
  const { revalidate, state } = useRevalidator();
  if (data.kind === 'camp') return data.found === null ? <UnknownCamp /> : <CampDetail found={data.found} />;
  if (data.kind === 'plan')
    return (
      <Later>
        <CampPlanner found={data.found} />
      </Later>
    );
  if (data.answer === null)
    return <FailedState failure={data.failure} isRetrying={state === 'loading'} onRetry={() => void revalidate()} />;
  return <CampSearchScreen answer={data.answer} month={data.month} />;
}

function Later({ children }: { readonly children: React.ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}

/** Nobody knows the camp of the address (S2-20). */
function UnknownCamp() {
  const t = useTranslations();
  return (
    <Content py={{ base: '8', md: '14' }}>
      <EmptyState
        level="h1"
        scene="corner"
        title={t('camps.unknownTitle')}
        text={t('camps.unknownText')}
        action={<ButtonLink to="/camps">{t('camps.showAll')}</ButtonLink>}
      />
    </Content>
  );
}

/** The head of what the address shows. Plans and unknown camps are not indexed. */
export function head({ data, query, language, t }: HeadContext<LoadedCamps>): PageHead {
  if (data.kind === 'search') return headOfCampSearch(campQueryOf(query), language);
  if (data.kind === 'plan') return { title: t('camps.planTitle'), isIndexable: false };
  if (data.found === null) return { title: t('camps.unknownTitle'), isIndexable: false };
  const { found } = data;
  return {
    title: `${found.camp.name}, ${found.host.name}`,
    canonical: `/camps?camp=${found.camp._id}`,
    image: pageCard('camps', language),
    details: async () => (await import('./camp-head')).detailsOfCamp(found, language),
  };
}
