import type { ReferenceList } from '../reference-list';
import type { Conference } from './conference';

/** The conferences of U SPORTS whose members play soccer, by name (specification §3, reference lists). */
export const USPORTS_CONFERENCES: ReferenceList<Conference> = {
  asOf: '2025-09-01',
  source: 'U SPORTS, regional associations, season 2025-26',
  entries: [
    { value: 'atlantic-university-sport', short: 'AUS', long: 'Atlantic University Sport' },
    {
      value: 'canada-west-universities-athletic-association',
      short: 'Canada West',
      long: 'Canada West Universities Athletic Association',
      alsoKnownAs: ['Canada West Conference', 'CW'],
    },
    { value: 'ontario-university-athletics', short: 'OUA', long: 'Ontario University Athletics' },
    { value: 'reseau-du-sport-etudiant-du-quebec', short: 'RSEQ', long: 'Réseau du sport étudiant du Québec' },
  ],
};
