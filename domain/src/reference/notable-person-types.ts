import type { Choice, ReferenceList } from './reference-list';

/** What makes someone a notable person of a college (specification §3, reference lists; the values are ours). */
export const NOTABLE_PERSON_TYPES: ReferenceList<Choice> = {
  asOf: '2025-09-01',
  source: 'Touchline',
  entries: [
    { value: 'alumni', en: 'Alumna or alumnus', de: 'Alumnus' },
    { value: 'professionalPlayer', en: 'Professional player', de: 'Profispieler' },
    { value: 'nationalTeamPlayer', en: 'National team player', de: 'Nationalspieler' },
    { value: 'olympian', en: 'Olympian', de: 'Olympionike' },
    { value: 'formerPlayer', en: 'Former player', de: 'Früherer Spieler' },
    { value: 'coach', en: 'Coach', de: 'Trainer' },
    { value: 'faculty', en: 'Faculty member', de: 'Lehrender' },
    { value: 'nobelLaureate', en: 'Nobel laureate', de: 'Nobelpreisträger' },
    { value: 'founder', en: 'Founder', de: 'Gründer' },
    { value: 'president', en: 'President', de: 'Präsident' },
    { value: 'trustee', en: 'Trustee', de: 'Mitglied des Kuratoriums' },
    { value: 'benefactor', en: 'Benefactor', de: 'Förderer' },
    { value: 'honoraryGraduate', en: 'Honorary graduate', de: 'Ehrendoktor' },
  ],
};
