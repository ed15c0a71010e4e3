import { definePage } from '../page-definition';

export const page = definePage({ path: '/contentResponsibility', module: () => import('./responsibility-view') });
