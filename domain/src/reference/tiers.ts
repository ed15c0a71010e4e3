import type { Tier } from '../constants/tiers';
import type { Choice, ReferenceList } from './reference-list';

/** The tiers of a team’s level with their names, the highest first (specification §3, reference lists; what a tier means is ours). */
export const TIER_NAMES: ReferenceList<Choice<Tier>> = {
  asOf: '2025-09-01',
  source: 'Touchline specification §3',
  entries: [
    { value: 'T1', en: 'Tier 1: national top level', de: 'Stufe 1: nationale Spitze' },
    { value: 'T2', en: 'Tier 2: national level', de: 'Stufe 2: nationales Niveau' },
    { value: 'T3', en: 'Tier 3: regional level', de: 'Stufe 3: regionales Niveau' },
    { value: 'T4', en: 'Tier 4: state or district level', de: 'Stufe 4: Landes- oder Bezirksniveau' },
    { value: 'T5', en: 'Tier 5: local level', de: 'Stufe 5: lokales Niveau' },
  ],
};
