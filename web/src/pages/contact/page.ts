import { definePage } from '../page-definition';

export const page = definePage({ path: '/contact', module: () => import('./contact-view') });
