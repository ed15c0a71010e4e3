import { definePage, type SiteDefinition } from '../page-definition';
import { withQueries } from '../with-queries';

/**
 * The gallery of components, and the payment test page of admins (S2-12), while developing and in builds that
 * VITE_LOCAL=true makes for one machine.
 */
export const page: readonly SiteDefinition[] =
  import.meta.env.DEV || import.meta.env.VITE_LOCAL === 'true'
    ? [
        definePage({
          path: '/gallery',
          module: async () => ({ View: (await import('../../features/gallery/gallery-screen')).GalleryScreen }),
          messages: ['college', 'colleges'],
        }),
        definePage({
          path: '/test',
          access: 'admin',
          module: () =>
            withQueries(async () => (await import('../../features/payment-test/payment-test-screen')).PaymentTestScreen),
        }),
      ]
    : [];
