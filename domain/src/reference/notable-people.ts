import type { Choice, ReferenceList } from './reference-list';

/** Why a person is notable for a college (S3-10); the values are our choice. */
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

/** The fields in which alumni work (S3-10); the values are our choice, after the major groups of occupations. */
export const PROFESSIONAL_FIELDS: ReferenceList<Choice> = {
  asOf: '2025-09-01',
  source: 'Touchline, after the Standard Occupational Classification 2018',
  entries: [
    { value: 'academia', en: 'Academia and research', de: 'Wissenschaft und Forschung' },
    { value: 'agriculture', en: 'Agriculture and environment', de: 'Landwirtschaft und Umwelt' },
    { value: 'architecture', en: 'Architecture and construction', de: 'Architektur und Bau' },
    { value: 'arts', en: 'Arts and design', de: 'Kunst und Gestaltung' },
    { value: 'business', en: 'Business and management', de: 'Wirtschaft und Management' },
    { value: 'consulting', en: 'Consulting', de: 'Beratung' },
    { value: 'education', en: 'Education', de: 'Bildung' },
    { value: 'engineering', en: 'Engineering', de: 'Ingenieurwesen' },
    { value: 'entertainment', en: 'Film, music and entertainment', de: 'Film, Musik und Unterhaltung' },
    { value: 'finance', en: 'Finance and insurance', de: 'Finanzen und Versicherung' },
    { value: 'government', en: 'Government and politics', de: 'Staat und Politik' },
    { value: 'health', en: 'Health and medicine', de: 'Gesundheit und Medizin' },
    { value: 'hospitality', en: 'Hospitality and tourism', de: 'Gastgewerbe und Tourismus' },
    { value: 'law', en: 'Law', de: 'Recht' },
    { value: 'literature', en: 'Literature and writing', de: 'Literatur' },
    { value: 'marketing', en: 'Marketing and sales', de: 'Marketing und Vertrieb' },
    { value: 'media', en: 'Media and journalism', de: 'Medien und Journalismus' },
    { value: 'military', en: 'Military', de: 'Militär' },
    { value: 'nonprofit', en: 'Nonprofit and social work', de: 'Gemeinnütziges und Soziales' },
    { value: 'publicSafety', en: 'Public safety', de: 'Öffentliche Sicherheit' },
    { value: 'realEstate', en: 'Real estate', de: 'Immobilien' },
    { value: 'religion', en: 'Religion', de: 'Religion' },
    { value: 'science', en: 'Natural sciences', de: 'Naturwissenschaften' },
    { value: 'sports', en: 'Sports', de: 'Sport' },
    { value: 'technology', en: 'Technology', de: 'Technologie' },
    { value: 'transport', en: 'Transport and logistics', de: 'Verkehr und Logistik' },
    { value: 'other', en: 'Other', de: 'Anderes' },
  ],
};
