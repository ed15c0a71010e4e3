import { withQueries } from '../with-queries';
import { definePage, type SiteDefinition } from '../page-definition';

/** The payment test page (S2-12), while developing and in builds that VITE_LOCAL=true makes for one machine. */
export const page: readonly SiteDefinition[] =
  import.meta.env.DEV || import.meta.env.VITE_LOCAL === 'true'
    ? [
        definePage({
          path: '/test',
          access: 'admin',
          module: () =>
            withQueries(async () => (await import('../../features/payment-test/payment-test-screen')).PaymentTestScreen),
        }),
      ]
    : [];
