import type { Language } from '../../kernel/language';
import type { AttestedFact, ConfirmerKind, ConfirmerRole } from '../../reference/attested-facts';

/** What can be confirmed, and by whom, in the words of mails and pages. */
interface FactTexts {
  readonly facts: Readonly<Record<AttestedFact, string>>;
  readonly reference: string;
  readonly roles: Readonly<Record<ConfirmerRole, string>>;
  readonly kinds: Readonly<Record<ConfirmerKind, string>>;
}

export const FACT_TEXTS = {
  en: {
    facts: { gpa: 'Grades', position: 'Position', team: 'Team', height: 'Height', class: 'Class' },
    reference: 'Reference for college coaches',
    roles: {
      headCoach: 'head coach',
      assistantCoach: 'assistant coach',
      director: 'director',
      teacher: 'teacher',
      counselor: 'counselor',
    },
    kinds: { club: 'Club', school: 'School' },
  },
  de: {
    facts: { gpa: 'Noten', position: 'Position', team: 'Team', height: 'Größe', class: 'Jahrgang' },
    reference: 'Referenz für College-Coaches',
    roles: {
      headCoach: 'Head Coach',
      assistantCoach: 'Assistant Coach',
      director: 'Sportliche Leitung',
      teacher: 'Lehrkraft',
      counselor: 'Schulberatung',
    },
    kinds: { club: 'Verein', school: 'Schule' },
  },
} as const satisfies Readonly<Record<Language, FactTexts>>;
