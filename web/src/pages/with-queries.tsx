import type { ComponentType } from 'react';
import type { PageModule } from './page-definition';

/** The module of a page whose view asks the API itself: it is downloaded together with the cache of its queries. */
export async function withQueries(load: () => Promise<ComponentType>): Promise<PageModule<null>> {
  const [View, { VisitQueries }] = await Promise.all([load(), import('../lib/api/visit-queries')]);
  return {
    View: () => (
      <VisitQueries>
        <View />
      </VisitQueries>
    ),
  };
}
