import type { ReferenceList } from './reference-list';

/** Leagues of youth teams that players name most, in the United States and Germany. */
export const YOUTH_LEAGUES: ReferenceList<string> = {
  asOf: '2025-09-01',
  source: 'The leagues’ own pages',
  entries: [
    'MLS NEXT',
    'ECNL Boys',
    'ECNL Girls',
    'ECNL Regional League',
    'Girls Academy (GA)',
    'USYS National League',
    'US Club Soccer NPL',
    'USL Academy',
    'EDP Soccer',
    'UPSL',
    'USL League Two',
    'USL W League',
    'DFB-Nachwuchsliga',
    'B-Juniorinnen-Bundesliga',
  ],
};
