import type { Choice, ReferenceList } from './reference-list';

/** The team of an honour to which someone was named (specification §3, reference lists). */
export const AWARD_TEAMS: ReferenceList<Choice> = {
  asOf: '2025-09-01',
  source: 'Touchline specification §3',
  entries: [
    { value: 'first', en: '1st Team', de: '1. Team' },
    { value: 'second', en: '2nd Team', de: '2. Team' },
    { value: 'third', en: '3rd Team', de: '3. Team' },
    { value: 'honorableMention', en: 'Honorable Mention', de: 'Ehrenvolle Erwähnung' },
  ],
};
