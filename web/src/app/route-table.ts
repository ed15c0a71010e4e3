import { matchPath } from 'react-router-dom';
import { page, type Page } from './page';

/** The pages that stand so far, by path (specification §2). Any other address leads to /. */
export const ROUTE_TABLE: readonly { readonly path: string; readonly page: Page }[] = [
  { path: '/', page: page(async () => (await import('./home-screen')).HomeScreen) },
  {
    path: '/colleges',
    page: page(async () => (await import('../features/college-search/college-search-screen')).CollegeSearchScreen),
  },
  {
    path: '/:name/:g/soccer/*',
    page: page(async () => (await import('../features/college-page/college-page-screen')).CollegePageScreen),
  },
];

/** Downloads the page that an address leads to, so that it can be drawn at once. */
export async function preloadPage(pathname: string): Promise<void> {
  await ROUTE_TABLE.find(({ path }) => matchPath(path, pathname) !== null)?.page.preload();
}
