import { definePage } from '../page-definition';

export const page = definePage({ path: '/youthProtection', module: () => import('./youth-view') });
