import { lazy } from 'react';

/** The list of everything, downloaded when somebody wants it. */
export const LazyAllColleges = lazy(async () => ({ default: (await import('./all-colleges')).AllColleges }));
