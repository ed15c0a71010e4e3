import { lazy } from 'react';
import { FeatureQueueScreen } from '../../features/featuring/feature-queue-screen';
import { loadMessages, pageLanguage } from '../../i18n/languages';

const Money = lazy(async () => {
  const [{ MoneyView }] = await Promise.all([
    import('../../features/admin-money/money-view'),
    loadMessages('admin-money', pageLanguage()),
  ]);
  return { default: MoneyView };
});

/** The queue and, at ?view=money, the view of the money: features do not import each other, so the page joins them. */
export function FeatureRequestsView() {
  return <FeatureQueueScreen money={Money} />;
}
