import { definePage, type SiteDefinition } from '../page-definition';

/** The gallery of components, while developing and in builds that VITE_LOCAL=true makes for one machine. */
export const page: readonly SiteDefinition[] =
  import.meta.env.DEV || import.meta.env.VITE_LOCAL === 'true'
    ? [
        definePage({
          path: '/gallery',
          module: async () => ({ View: (await import('../../features/gallery/gallery-screen')).GalleryScreen }),
          messages: ['college', 'colleges'],
        }),
      ]
    : [];
