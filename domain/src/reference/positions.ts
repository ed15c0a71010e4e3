import type { Position } from '../constants/positions';
import type { Choice, ReferenceList } from './reference-list';

/** The positions on the pitch with their names, from goal to attack (specification §3, reference lists). */
export const POSITION_NAMES: ReferenceList<Choice<Position>> = {
  asOf: '2025-09-01',
  source: 'Touchline specification §3',
  entries: [
    { value: 'GK', en: 'Goalkeeper', de: 'Tor' },
    { value: 'LB', en: 'Left back', de: 'Linke Verteidigung' },
    { value: 'RB', en: 'Right back', de: 'Rechte Verteidigung' },
    { value: 'CB', en: 'Center back', de: 'Innenverteidigung' },
    { value: 'DM', en: 'Defensive midfielder', de: 'Defensives Mittelfeld' },
    { value: 'CM', en: 'Central midfielder', de: 'Zentrales Mittelfeld' },
    { value: 'AM', en: 'Attacking midfielder', de: 'Offensives Mittelfeld' },
    { value: 'LM', en: 'Left midfielder', de: 'Linkes Mittelfeld' },
    { value: 'RM', en: 'Right midfielder', de: 'Rechtes Mittelfeld' },
    { value: 'FW', en: 'Forward', de: 'Sturm' },
  ],
};
