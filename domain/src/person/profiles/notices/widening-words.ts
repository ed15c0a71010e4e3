import type { Language } from '../../../kernel/language';
import type { WideningGroup } from './coming-of-age';

/** The groups that can open wider for an adult, as their owner reads them; every other one is never narrower. */
const GROUPS: Readonly<Record<Language, Readonly<Partial<Record<WideningGroup['group'], string>>>>> = {
  en: {
    ...{ town: 'your town and clubs', photos: 'your photos', school: 'your school', grades: 'your grades' },
    ...{ schedule: 'your schedule', social: 'your social media' },
  },
  de: {
    ...{ town: 'dein Ort und deine Vereine', photos: 'deine Fotos', school: 'deine Schule', grades: 'deine Noten' },
    ...{ schedule: 'dein Spielplan', social: 'deine sozialen Netzwerke' },
  },
};

const SEEN_BY = {
  en: { everybody: 'everybody', members: 'members', coaches: 'accepted coaches', nobody: 'nobody' },
  de: { everybody: 'alle', members: 'Mitglieder', coaches: 'angenommene Coaches', nobody: 'niemand' },
} as const;

/** What opens wider, and for whom, in a list within a sentence: `your grades (members)`. */
export function wideningWords(widening: readonly WideningGroup[], language: Language): readonly string[] {
  return widening.map(({ group, then }) => `${GROUPS[language][group] ?? group} (${SEEN_BY[language][then]})`);
}
