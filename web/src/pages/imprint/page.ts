import { definePage } from '../page-definition';

export const page = definePage({ path: '/imprint', module: () => import('./imprint-view') });
