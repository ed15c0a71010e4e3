import type { Choice, ReferenceList } from './reference-list';

/**
 * A family of the Classification of Instructional Programs. `value` is its two digits, `title` the official name, the
 * names are short labels. `isMajor` says whether undergraduates take degrees in it.
 */
export interface CipFamily extends Choice {
  readonly title: string;
  readonly isMajor: boolean;
}

/** All two-digit families of CIP 2020 except the reserved 21 and 55 (S3-10). */
export const CIP_FAMILIES: ReferenceList<CipFamily> = {
  asOf: '2025-09-01',
  source: 'NCES, Classification of Instructional Programs 2020',
  entries: [
    {
      value: '01',
      title: 'Agricultural, animal, plant, veterinary science and related fields',
      en: 'Agriculture',
      de: 'Agrarwissenschaft',
      isMajor: true,
    },
    {
      value: '03',
      title: 'Natural resources and conservation',
      en: 'Natural resources and conservation',
      de: 'Umwelt und Naturschutz',
      isMajor: true,
    },
    { value: '04', title: 'Architecture and related services', en: 'Architecture', de: 'Architektur', isMajor: true },
    {
      value: '05',
      title: 'Area, ethnic, cultural, gender and group studies',
      en: 'Area, ethnic and gender studies',
      de: 'Regional-, Kultur- und Geschlechterstudien',
      isMajor: true,
    },
    {
      value: '09',
      title: 'Communication, journalism and related programs',
      en: 'Communication and journalism',
      de: 'Kommunikation und Journalismus',
      isMajor: true,
    },
    {
      value: '10',
      title: 'Communications technologies, technicians and support services',
      en: 'Communications technology',
      de: 'Medientechnik',
      isMajor: true,
    },
    {
      value: '11',
      title: 'Computer and information sciences and support services',
      en: 'Computer and information sciences',
      de: 'Informatik',
      isMajor: true,
    },
    {
      value: '12',
      title: 'Culinary, entertainment and personal services',
      en: 'Culinary and personal services',
      de: 'Gastronomie und Dienstleistungen',
      isMajor: true,
    },
    { value: '13', title: 'Education', en: 'Education', de: 'Lehramt und Pädagogik', isMajor: true },
    { value: '14', title: 'Engineering', en: 'Engineering', de: 'Ingenieurwesen', isMajor: true },
    {
      value: '15',
      title: 'Engineering and engineering-related technologies, technicians',
      en: 'Engineering technology',
      de: 'Technik',
      isMajor: true,
    },
    {
      value: '16',
      title: 'Foreign languages, literatures and linguistics',
      en: 'Languages and linguistics',
      de: 'Sprachen und Linguistik',
      isMajor: true,
    },
    {
      value: '19',
      title: 'Family and consumer sciences, human sciences',
      en: 'Family and consumer sciences',
      de: 'Ernährung, Haushalt und Familie',
      isMajor: true,
    },
    { value: '22', title: 'Legal professions and studies', en: 'Law', de: 'Recht', isMajor: true },
    {
      value: '23',
      title: 'English language and literature, letters',
      en: 'English language and literature',
      de: 'Anglistik',
      isMajor: true,
    },
    {
      value: '24',
      title: 'Liberal arts and sciences, general studies and humanities',
      en: 'Liberal arts and humanities',
      de: 'Geisteswissenschaften',
      isMajor: true,
    },
    { value: '25', title: 'Library science', en: 'Library science', de: 'Bibliothekswissenschaft', isMajor: true },
    {
      value: '26',
      title: 'Biological and biomedical sciences',
      en: 'Biology and biomedical sciences',
      de: 'Biologie und Biomedizin',
      isMajor: true,
    },
    {
      value: '27',
      title: 'Mathematics and statistics',
      en: 'Mathematics and statistics',
      de: 'Mathematik und Statistik',
      isMajor: true,
    },
    {
      value: '28',
      title: 'Military science, leadership and operational art',
      en: 'Military science',
      de: 'Militärwissenschaft',
      isMajor: true,
    },
    {
      value: '29',
      title: 'Military technologies and applied sciences',
      en: 'Military technology',
      de: 'Militärtechnik',
      isMajor: true,
    },
    {
      value: '30',
      title: 'Multi- and interdisciplinary studies',
      en: 'Interdisciplinary studies',
      de: 'Fächerübergreifende Studien',
      isMajor: true,
    },
    {
      value: '31',
      title: 'Parks, recreation, leisure, fitness and kinesiology',
      en: 'Parks, recreation and fitness',
      de: 'Sport, Freizeit und Fitness',
      isMajor: true,
    },
    {
      value: '32',
      title: 'Basic skills and developmental, remedial education',
      en: 'Basic skills',
      de: 'Grundkenntnisse',
      isMajor: false,
    },
    { value: '33', title: 'Citizenship activities', en: 'Citizenship', de: 'Staatsbürgerkunde', isMajor: false },
    {
      value: '34',
      title: 'Health-related knowledge and skills',
      en: 'Health knowledge',
      de: 'Gesundheitswissen',
      isMajor: false,
    },
    { value: '35', title: 'Interpersonal and social skills', en: 'Social skills', de: 'Soziale Fertigkeiten', isMajor: false },
    {
      value: '36',
      title: 'Leisure and recreational activities',
      en: 'Leisure activities',
      de: 'Freizeitgestaltung',
      isMajor: false,
    },
    {
      value: '37',
      title: 'Personal awareness and self-improvement',
      en: 'Personal development',
      de: 'Persönlichkeitsentwicklung',
      isMajor: false,
    },
    {
      value: '38',
      title: 'Philosophy and religious studies',
      en: 'Philosophy and religion',
      de: 'Philosophie und Religion',
      isMajor: true,
    },
    { value: '39', title: 'Theology and religious vocations', en: 'Theology', de: 'Theologie', isMajor: true },
    {
      value: '40',
      title: 'Physical sciences',
      en: 'Physical sciences',
      de: 'Physik, Chemie und Geowissenschaften',
      isMajor: true,
    },
    { value: '41', title: 'Science technologies, technicians', en: 'Science technology', de: 'Labortechnik', isMajor: true },
    { value: '42', title: 'Psychology', en: 'Psychology', de: 'Psychologie', isMajor: true },
    {
      value: '43',
      title: 'Homeland security, law enforcement, firefighting and related protective services',
      en: 'Security and criminal justice',
      de: 'Sicherheit und Strafjustiz',
      isMajor: true,
    },
    {
      value: '44',
      title: 'Public administration and social service professions',
      en: 'Public administration and social work',
      de: 'Verwaltung und Soziale Arbeit',
      isMajor: true,
    },
    { value: '45', title: 'Social sciences', en: 'Social sciences', de: 'Sozialwissenschaften', isMajor: true },
    { value: '46', title: 'Construction trades', en: 'Construction trades', de: 'Baugewerbe', isMajor: true },
    {
      value: '47',
      title: 'Mechanic and repair technologies, technicians',
      en: 'Mechanics and repair',
      de: 'Mechanik und Instandhaltung',
      isMajor: true,
    },
    { value: '48', title: 'Precision production', en: 'Precision production', de: 'Fertigung', isMajor: true },
    { value: '49', title: 'Transportation and materials moving', en: 'Transportation', de: 'Verkehr', isMajor: true },
    {
      value: '50',
      title: 'Visual and performing arts',
      en: 'Visual and performing arts',
      de: 'Kunst, Musik und Theater',
      isMajor: true,
    },
    {
      value: '51',
      title: 'Health professions and related programs',
      en: 'Health professions',
      de: 'Gesundheit und Pflege',
      isMajor: true,
    },
    {
      value: '52',
      title: 'Business, management, marketing and related support services',
      en: 'Business and management',
      de: 'Wirtschaft und Management',
      isMajor: true,
    },
    {
      value: '53',
      title: 'High school, secondary diplomas and certificates',
      en: 'High school diplomas',
      de: 'Schulabschlüsse',
      isMajor: false,
    },
    { value: '54', title: 'History', en: 'History', de: 'Geschichte', isMajor: true },
    {
      value: '60',
      title: 'Health professions residency, fellowship programs',
      en: 'Health residencies',
      de: 'Weiterbildung in Gesundheitsberufen',
      isMajor: false,
    },
    {
      value: '61',
      title: 'Medical residency, fellowship programs',
      en: 'Medical residencies',
      de: 'Fachärztliche Weiterbildung',
      isMajor: false,
    },
  ],
};

const VALUES: ReadonlySet<string> = new Set(CIP_FAMILIES.entries.map(({ value }) => value));

/** Whether a CIP code (`11`, `11.0701`) belongs to a listed family. */
export function isOfCipFamily(code: string): boolean {
  return VALUES.has(code.slice(0, 2));
}
