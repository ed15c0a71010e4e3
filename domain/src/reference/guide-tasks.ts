import type { Names } from './reference-list';

/** A step of the way to a college that players tick off: for which year of school, and which chapter explains it. */
export interface GuideTask<Value extends string = string> extends Names {
  readonly value: Value;
  readonly schoolYear: 9 | 10 | 11 | 12;
  /** The last part of the chapter's address. */
  readonly chapter: string;
}

/** The checklist of the guide, in its order; an account stores the values of what is done. */
export const GUIDE_TASKS = [
  {
    value: 'learnLeagues',
    schoolYear: 9,
    chapter: 'divisions-and-leagues',
    en: 'Learn which leagues there are',
    de: 'Herausfinden, welche Ligen es gibt',
  },
  {
    value: 'checkCourses',
    schoolYear: 9,
    chapter: 'eligibility',
    en: 'Ask at school which courses count for eligibility',
    de: 'In der Schule fragen, welche Kurse für die Spielberechtigung zählen',
  },
  {
    value: 'filmGames',
    schoolYear: 9,
    chapter: 'profile-and-video',
    en: 'Begin to film your games',
    de: 'Anfangen, die eigenen Spiele zu filmen',
  },
  {
    value: 'makeProfile',
    schoolYear: 10,
    chapter: 'profile-and-video',
    en: 'Fill in your profile and add a video',
    de: 'Das Profil ausfüllen und ein Video einstellen',
  },
  {
    value: 'listColleges',
    schoolYear: 10,
    chapter: 'divisions-and-leagues',
    en: 'Save the colleges that may fit',
    de: 'Colleges speichern, die passen könnten',
  },
  {
    value: 'writeCoaches',
    schoolYear: 10,
    chapter: 'writing-to-coaches',
    en: 'Write your first emails to coaches',
    de: 'Die ersten Mails an Coaches schreiben',
  },
  {
    value: 'registerEligibility',
    schoolYear: 11,
    chapter: 'eligibility',
    en: 'Register with the eligibility center of your league',
    de: 'Sich bei der Stelle für die Spielberechtigung der Liga anmelden',
  },
  {
    value: 'visitCampus',
    schoolYear: 11,
    chapter: 'camps-and-visits',
    en: 'Visit a campus or a camp',
    de: 'Einen Campus oder ein Camp besuchen',
  },
  {
    value: 'talkMoney',
    schoolYear: 11,
    chapter: 'money-and-aid',
    en: 'Talk about the price of a year at home',
    de: 'Zu Hause über den Preis eines Jahres sprechen',
  },
  {
    value: 'apply',
    schoolYear: 12,
    chapter: 'how-recruiting-works',
    en: 'Apply to the colleges on your list',
    de: 'Sich bei den Colleges der Liste bewerben',
  },
  {
    value: 'compareOffers',
    schoolYear: 12,
    chapter: 'money-and-aid',
    en: 'Compare offers by what you would pay',
    de: 'Angebote danach vergleichen, was du selbst zahlen würdest',
  },
  {
    value: 'readAgreement',
    schoolYear: 12,
    chapter: 'rules-and-calendar',
    en: 'Read the agreement with your parents before you sign',
    de: 'Die Vereinbarung mit den Eltern lesen, bevor du unterschreibst',
  },
] as const satisfies readonly GuideTask[];

export type GuideTaskName = (typeof GUIDE_TASKS)[number]['value'];

/** The names of the steps, as an account stores them. */
export const GUIDE_TASK_NAMES: readonly GuideTaskName[] = GUIDE_TASKS.map(({ value }) => value);

/** The steps that are done after some were ticked (true) and unticked (false), in the order of the list. */
export function withTicks(
  done: readonly GuideTaskName[],
  ticks: Readonly<Partial<Record<GuideTaskName, boolean>>>,
): GuideTaskName[] {
  return GUIDE_TASK_NAMES.filter((name) => ticks[name] ?? done.includes(name));
}
