import { loadMessages, pageLanguage } from '../../i18n/languages';
import type { OpenPlans } from '../../components/plans/use-plan-dialog';
import { useTranslations } from '../../i18n/use-translations';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { SkeletonBlock, SkeletonRegion } from '../../ui/states/skeletons';
import { PriceList } from './price-list';

async function loadOwn() {
  const [{ OwnPlus }, { VisitQueries }] = await Promise.all([
    import('./own-plus'),
    import('../../lib/api/visit-queries'),
    ...(['own-plan', 'menu'] as const).map((part) => loadMessages(part, pageLanguage())),
  ]);
  return { OwnPlus, VisitQueries };
}

interface LoadedOwnPlusProps {
  readonly open: OpenPlans;
  readonly hasOutcome: boolean;
}

/** /plus of who is signed in, downloaded for them alone; where that fails, they see the price list of visitors. */
export function LoadedOwnPlus({ open, hasOutcome }: LoadedOwnPlusProps) {
  const { part, hasFailed } = useLoaded(loadOwn);
  if (hasFailed) return <PriceList open={open} />;
  if (part === null) return <OwnPlusSkeleton />;
  return (
    <part.VisitQueries>
      <part.OwnPlus open={open} hasOutcome={hasOutcome} loading={<OwnPlusSkeleton />} />
    </part.VisitQueries>
  );
}

function OwnPlusSkeleton() {
  const t = useTranslations();
  return (
    <SkeletonRegion label={t('plans.asking')}>
      <SkeletonBlock height="4rem" maxW="30rem" mb="8" />
      <SkeletonBlock height="24rem" />
    </SkeletonRegion>
  );
}
