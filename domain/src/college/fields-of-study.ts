import type { Language } from '../http/api-messages';

const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  '01': { en: 'Agriculture', de: 'Agrarwissenschaft' },
  '03': { en: 'Natural resources and conservation', de: 'Umwelt und Naturschutz' },
  '04': { en: 'Architecture', de: 'Architektur' },
  '05': { en: 'Area, ethnic and gender studies', de: 'Regional-, Kultur- und Geschlechterstudien' },
  '09': { en: 'Communication and journalism', de: 'Kommunikation und Journalismus' },
  '10': { en: 'Communications technology', de: 'Medientechnik' },
  '11': { en: 'Computer and information sciences', de: 'Informatik' },
  '12': { en: 'Culinary and personal services', de: 'Gastronomie und Dienstleistungen' },
  '13': { en: 'Education', de: 'Lehramt und Pädagogik' },
  '14': { en: 'Engineering', de: 'Ingenieurwesen' },
  '15': { en: 'Engineering technology', de: 'Technik' },
  '16': { en: 'Languages and linguistics', de: 'Sprachen und Linguistik' },
  '19': { en: 'Family and consumer sciences', de: 'Ernährung, Haushalt und Familie' },
  '22': { en: 'Law', de: 'Recht' },
  '23': { en: 'English language and literature', de: 'Anglistik' },
  '24': { en: 'Liberal arts and humanities', de: 'Geisteswissenschaften' },
  '25': { en: 'Library science', de: 'Bibliothekswissenschaft' },
  '26': { en: 'Biology and biomedical sciences', de: 'Biologie und Biomedizin' },
  '27': { en: 'Mathematics and statistics', de: 'Mathematik und Statistik' },
  '29': { en: 'Military technology', de: 'Militärtechnik' },
  '30': { en: 'Interdisciplinary studies', de: 'Fächerübergreifende Studien' },
  '31': { en: 'Parks, recreation and fitness', de: 'Sport, Freizeit und Fitness' },
  '38': { en: 'Philosophy and religion', de: 'Philosophie und Religion' },
  '39': { en: 'Theology', de: 'Theologie' },
  '40': { en: 'Physical sciences', de: 'Physik, Chemie und Geowissenschaften' },
  '41': { en: 'Science technology', de: 'Labortechnik' },
  '42': { en: 'Psychology', de: 'Psychologie' },
  '43': { en: 'Security and criminal justice', de: 'Sicherheit und Strafjustiz' },
  '44': { en: 'Public administration and social work', de: 'Verwaltung und Soziale Arbeit' },
  '45': { en: 'Social sciences', de: 'Sozialwissenschaften' },
  '46': { en: 'Construction trades', de: 'Baugewerbe' },
  '47': { en: 'Mechanics and repair', de: 'Mechanik und Instandhaltung' },
  '48': { en: 'Precision production', de: 'Fertigung' },
  '49': { en: 'Transportation', de: 'Verkehr' },
  '50': { en: 'Visual and performing arts', de: 'Kunst, Musik und Theater' },
  '51': { en: 'Health professions', de: 'Gesundheit und Pflege' },
  '52': { en: 'Business and management', de: 'Wirtschaft und Management' },
  '54': { en: 'History', de: 'Geschichte' },
};

/**
 * The fields of study that a college's CIP codes (`51`, `51.3801`) belong to, in words, in the order of the codes and each once; codes are
 * never shown raw, and one of an unknown family is left out (specification §3, reference lists: CIP category names).
 */
export function fieldsOfStudy(cipCodes: readonly string[], language: Language): readonly string[] {
  const names = cipCodes.flatMap((code) => NAMES[code.slice(0, 2)]?.[language] ?? []);
  return [...new Set(names)];
}
