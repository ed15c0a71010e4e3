import type { ClassYear } from '../constants/class-years';
import type { Choice, ReferenceList } from './reference-list';

/** The class years with their names, the youngest first (specification §3, reference lists; German speakers of the field say them in English). */
export const CLASS_YEAR_NAMES: ReferenceList<Choice<ClassYear>> = {
  asOf: '2025-09-01',
  source: 'Touchline specification §3',
  entries: [
    { value: 'Freshman', en: 'Freshman', de: 'Freshman' },
    { value: 'Sophomore', en: 'Sophomore', de: 'Sophomore' },
    { value: 'Junior', en: 'Junior', de: 'Junior' },
    { value: 'Senior', en: 'Senior', de: 'Senior' },
  ],
};
